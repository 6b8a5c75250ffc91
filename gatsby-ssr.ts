import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * In one piece: Gatsby's own renderer joins React's stream chunk by chunk, and a letter of two bytes
 * that falls between two chunks comes out broken.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

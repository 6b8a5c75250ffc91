import type { GatsbySSR } from 'gatsby';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** What stands in every page's head, and never changes. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents([
    createElement('link', { key: 'icon', rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
  ]);

/**
 * In one piece: Gatsby's own renderer joins React's stream chunk by chunk, and a letter of two bytes
 * that falls between two chunks comes out broken.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { buildBody } from './src/builtPage';

/**
 * What a site's `replaceRenderer` must call, or be. Renders the page in one piece: Gatsby's renderer decodes React's stream
 * chunk by chunk, which breaks two-byte letters.
 */
export function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}: ReplaceRendererArgs): void {
  replaceBodyHTMLString(buildBody(renderToString(bodyComponent), pathname));
}

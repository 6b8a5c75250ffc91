import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { toneRules } from './src/about/tone';
import type { Color } from './src/build/theme';

/** The page's ground by day and by night, and what `src/build/headScript.ts` makes; put in by `src/build/webpack.ts`. */
declare const THEME_GROUND: Color;
declare const HEAD_SCRIPT: string;

/** What stands in every page's head, and never changes. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setBodyAttributes,
  setHeadComponents,
  loadPageDataSync,
  pathname,
}) => {
  // While developing, where Gatsby's own runtime is at work, there is none.
  if (loadPageDataSync) setBodyAttributes(forHydration(pathname, loadPageDataSync));
  setHeadComponents([
    createElement('link', { key: 'icon', rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    createElement('link', {
      key: 'apple',
      rel: 'apple-touch-icon',
      href: '/icons/apple-touch.png',
    }),
    createElement('link', { key: 'manifest', rel: 'manifest', href: '/manifest.webmanifest' }),
    ...Object.entries(THEME_GROUND).map(([scheme, content]) =>
      createElement('meta', {
        key: scheme,
        name: 'theme-color',
        media: `(prefers-color-scheme: ${scheme})`,
        'data-scheme': scheme,
        content,
      }),
    ),
    createElement('script', {
      key: 'script',
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as text its quotes would be escaped.
      dangerouslySetInnerHTML: { __html: HEAD_SCRIPT },
    }),
  ]);
};

/** Where the page's data lie, and the name of its component: what `src/hydrate.tsx` begins with. */
function forHydration(path: string, pageDataOf: RenderBodyArgs['loadPageDataSync']): object {
  return {
    'data-page': `/page-data${path.replace(/\/$/, '') || '/index'}/page-data.json`,
    'data-component': Reflect.get(pageDataOf(path), 'componentChunkName'),
  };
}

/**
 * Renders the page in one piece: Gatsby's own renderer joins React's stream chunk by chunk, and a
 * letter of two bytes that falls between two chunks comes out broken. And takes its head from Helmet in
 * the same breath: Helmet keeps one for all, and pages are rendered side by side, so a moment later it
 * is another page's (which is why gatsby-plugin-react-helmet, which waits that moment, is not used).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(body);
  const { htmlAttributes, title, meta, link, style, script } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([
    ...[title, meta, link, style, script].map((part) => part.toComponent()),
    createElement('style', { key: 'tones' }, toneRules(body)),
  ]);
};

/** Nobody needs Gatsby's name, and our plain pictures nothing of what gatsby-plugin-image puts here. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) =>
  replaceHeadComponents(
    getHeadComponents().filter(
      (one) => !(isValidElement(one) && /^(gatsby-image|generator)/.test(String(one.key))),
    ),
  );

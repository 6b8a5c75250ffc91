import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { DeferredStylesheet } from './src/components/layout/BelowFoldStyles';
import { findDeferredStylesheet, headForVisitors } from './src/gatsby/documentHead';
import type { Color } from './src/gatsby/theme';
import { WHOLE_FONTS } from './src/gatsby/wholeFonts';

/** Defined in `src/gatsby/webpack.ts`: the page's ground by day and by night, and `src/client/boot.ts`, bundled. */
declare const THEME_GROUND: Color;
declare const BOOT_SCRIPT: string;

const isProduction = process.env.NODE_ENV === 'production';

/** Paths of the pages whose body links the deferred stylesheet. */
const withDeferredStyles = new Set<string>();

/** Makes the deferred stylesheet's address known to `BelowFoldStyles`. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <DeferredStylesheet.Provider value={isProduction ? findDeferredStylesheet() : undefined}>
    {element}
  </DeferredStylesheet.Provider>
);

/**
 * Renders the page in one piece, with its head. Gatsby's renderer joins React's stream chunk by chunk, which breaks
 * letters of two bytes; and Helmet keeps one head for all pages, which are rendered side by side, so it must be
 * asked in the same tick (gatsby-plugin-react-helmet asks later).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}) => {
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(body);
  const stylesheet = isProduction && findDeferredStylesheet();
  if (stylesheet && body.includes(stylesheet)) withDeferredStyles.add(pathname);
  const { htmlAttributes, title, meta, link, style, script } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link, style, script].map((part) => part.toComponent()));
};

/** The part of the head that is the same on every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/icons/apple-touch.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    ...Object.entries(THEME_GROUND).map(([scheme, content]) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        data-scheme={scheme}
        content={content}
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as text its quotes would be escaped.
    <script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />,
    // Built pages get theirs from `src/gatsby/fontFaces.ts`.
    !isProduction && <link key="fonts" rel="stylesheet" href={WHOLE_FONTS} />,
  ]);
};

/**
 * Built pages load our client in place of Gatsby's runtime. To go back to Gatsby's, remove this function (and
 * `src/gatsby/clientEntry.ts`).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!isProduction) return;
  replaceHeadComponents(headForVisitors(getHeadComponents(), withDeferredStyles.has(pathname)));
  replacePostBodyComponents([]);
};

import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { DeferredStylesheet } from './src/components/layout/BelowFoldStyles';
import { withPrefix } from './src/dom/withPrefix';
import { findDeferredStylesheet, headForVisitors } from './src/gatsby/documentHead';
import type { Color } from './src/gatsby/theme';
import { WHOLE_FONTS } from './src/gatsby/wholeFonts';

/** Defined in `src/gatsby/webpack.ts`: the page's background in both themes, and `src/client/boot.ts`, bundled. */
declare const THEME_GROUND: Color;
declare const BOOT_SCRIPT: string;

const isProduction = process.env.NODE_ENV === 'production';

/** Paths of the pages whose body links the deferred stylesheet. */
const pagesWithDeferredStyles = new Set<string>();

/** Gives `BelowFoldStyles` the deferred stylesheet's address. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <DeferredStylesheet.Provider value={isProduction ? findDeferredStylesheet() : undefined}>
    {element}
  </DeferredStylesheet.Provider>
);

/**
 * Renders the page in one piece, with its head. Gatsby's renderer decodes React's stream chunk by chunk, which breaks
 * two-byte letters. Helmet keeps one head for all pages, which are rendered concurrently, so it must be read in the
 * same tick; gatsby-plugin-react-helmet reads it later.
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
  if (stylesheet && body.includes(stylesheet)) pagesWithDeferredStyles.add(pathname);
  const { htmlAttributes, title, meta, link, style, script } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link, style, script].map((part) => part.toComponent()));
};

/** Adds the head elements that are the same on every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href={withPrefix('/icon.svg')} type="image/svg+xml" />,
    <link
      key="apple-touch-icon"
      rel="apple-touch-icon"
      href={withPrefix('/icons/apple-touch.png')}
    />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    ...Object.entries(THEME_GROUND).map(([scheme, content]) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        data-scheme={scheme}
        content={content}
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes.
    <script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />,
    // Built pages get theirs from `src/gatsby/fontFaces.ts`.
    !isProduction && <link key="fonts" rel="stylesheet" href={WHOLE_FONTS} />,
  ]);
};

/**
 * Replaces Gatsby's runtime with our client in built pages. To go back to Gatsby's, remove this function and
 * `src/gatsby/clientEntry.ts`.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!isProduction) return;
  replaceHeadComponents(
    headForVisitors(getHeadComponents(), pagesWithDeferredStyles.has(pathname)),
  );
  replacePostBodyComponents([]);
};

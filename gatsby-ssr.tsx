import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import {
  builtBody,
  builtHead,
  clientScript,
  deferredStylesheet,
  fontElements,
} from './src/pipeline/builtPage';
import { withPrefix } from './src/ui/withPrefix';

const isProduction = process.env.NODE_ENV === 'production';

/** Paths of the pages whose body links the deferred stylesheet. */
const pagesWithDeferredStyles = new Set<string>();

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
  const { htmlAttributes, title, meta, link, style, script } = Helmet.renderStatic();
  const attributes = htmlAttributes.toComponent();
  if (body.includes(deferredStylesheet())) pagesWithDeferredStyles.add(pathname);
  replaceBodyHTMLString(builtBody(body, pathname));
  setHtmlAttributes(attributes);
  setHeadComponents(fontElements(`${attributes.lang}`, pathname));
  setHeadComponents([title, meta, link, style, script].map((part) => part.toComponent()));
};

/** Adds the head elements that are the same on every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href={withPrefix('/icons/192.png')} type="image/png" />,
    <link
      key="apple-touch-icon"
      rel="apple-touch-icon"
      href={withPrefix('/icons/apple-touch.png')}
    />,
    <script
      key="boot"
      data-client={isProduction ? clientScript() : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }}
    />,
    // Whole fonts, made with the editor.
    !isProduction && <link key="fonts" rel="stylesheet" href="/admin/fonts.css" />,
  ]);
};

/**
 * Replaces Gatsby's runtime with our client in built pages. To go back to Gatsby's, remove this function and `addClient`
 * in `src/pipeline/webpack.ts`.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!isProduction) return;
  replaceHeadComponents(builtHead(getHeadComponents(), pagesWithDeferredStyles.has(pathname)));
  replacePostBodyComponents([]);
};

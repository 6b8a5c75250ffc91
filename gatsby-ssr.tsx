import type { GatsbySSR } from 'gatsby';
import { Helmet } from 'react-helmet';
import { renderPage } from './plugins/light-pages/render';
import { fontElements } from './src/pipeline/fonts/fontElements';
import { withPrefix } from './src/ui/withPrefix';

/**
 * Renders the page with its head. Helmet keeps one head for all pages, which are rendered concurrently, so it must be read
 * in the same tick; gatsby-plugin-react-helmet reads it later.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (args) => {
  renderPage(args);
  const { htmlAttributes, title, meta, link, style, script } = Helmet.renderStatic();
  const attributes = htmlAttributes.toComponent();
  args.setHtmlAttributes(attributes);
  args.setHeadComponents(fontElements(`${attributes.lang}`, args.pathname));
  args.setHeadComponents([title, meta, link, style, script].map((part) => part.toComponent()));
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
    // Whole fonts, made with the editor.
    process.env.NODE_ENV !== 'production' && (
      <link key="fonts" rel="stylesheet" href="/admin/fonts.css" />
    ),
  ]);
};

import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentRoot } from './src/content/files/contentRoot';
import { buildYear } from './src/gatsby/buildYear';
import { i18nOptions, siteOrStandIn } from './src/gatsby/i18n';
import { isPreview } from './src/gatsby/isPreview';
import { pathPrefix } from './src/gatsby/pathPrefix';

const folder = (name: 'content' | 'locales') => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: join(contentRoot(), name) },
});

const config: GatsbyConfig = {
  siteMetadata: {
    year: buildYear(process.env),
    isPreview: isPreview(process.env),
    liveMap: siteOrStandIn(contentRoot()).liveMap,
  },
  pathPrefix: pathPrefix(contentRoot()),
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  // Does nothing. Without an adapter here, Gatsby installs one on Netlify that adds its own headers to ours.
  adapter: { name: 'static files', adapt: () => undefined },
  plugins: [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    folder('content'),
    folder('locales'),
    { resolve: 'gatsby-plugin-react-i18next', options: i18nOptions(contentRoot()) },
  ],
};

export default config;

import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { i18nOptions, pathPrefix } from './src/build/data/pages';
import { contentRoot } from './src/model/files/contentRoot';

const folder = (name: 'content' | 'locales') => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: join(contentRoot(), name) },
});

const config: GatsbyConfig = {
  pathPrefix: pathPrefix(contentRoot()),
  jsxRuntime: 'automatic',
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

import type { GatsbyConfig } from 'gatsby';
import { i18nOptions } from './src/build/i18n';

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  // Without one here, Gatsby installs its own on Netlify, which sends headers of its own beside ours.
  adapter: { name: 'static files', adapt: () => undefined },
  plugins: [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: 'locales' } },
    { resolve: 'gatsby-plugin-react-i18next', options: i18nOptions(process.cwd()) },
  ],
};

export default config;

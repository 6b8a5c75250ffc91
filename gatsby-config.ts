import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { hostFiles } from './plugins/host-files/adapter';
import { fileProblems } from './src/files/check';
import { contentRoot } from './src/files/contentRoot';
import { isLitter } from './src/files/files';
import { readContent } from './src/files/read';
import { mapRecoloring } from './src/looks/designs';
import { basePath } from './src/model/company';
import { cmsBackend } from './src/pipeline/cmsBackend';
import { pageAddresses } from './src/pipeline/data/pages';
import { editorOptions } from './src/pipeline/editorOptions';
import { hostOptions } from './src/pipeline/hostOptions';
import { pageSources } from './src/pipeline/pageSources';

/** Undefined if the content has mistakes: `gatsby-node.ts` reports them before Gatsby uses this configuration. */
const content = fileProblems(contentRoot()).length ? undefined : readContent(contentRoot());

const folder = (name: 'content' | 'locales') => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: join(contentRoot(), name), ignore: [isLitter] },
});

const config: GatsbyConfig = {
  pathPrefix: content && basePath(content.company.url),
  jsxRuntime: 'automatic',
  // Writes src/gatsby-types.d.ts.
  graphqlTypegen: { generateOnBuild: true },
  // Without an adapter, Gatsby downloads a list of them, and on Netlify installs one that adds its own headers to ours.
  adapter: content
    ? hostFiles({ ...hostOptions(content), pages: pageAddresses(content, process.cwd()) })
    : { name: 'none', adapt: () => undefined },
  plugins: content && [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    folder('content'),
    folder('locales'),
    {
      resolve: 'office-map',
      options: { folder: join(contentRoot(), 'content/maps'), recolor: mapRecoloring(content) },
    },
    { resolve: 'editor', options: editorOptions(content, cmsBackend(process.env).backend) },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        defaultLanguage: content.settings.defaultLanguage,
        languages: content.pageLanguages,
        // Visitors stay at the address they chose; redirecting in the browser would blank the page first.
        redirect: false,
        verbose: false,
      },
    },
    {
      resolve: 'light-pages',
      options: {
        islands: 'src/islands/Island.ts',
        start: 'src/client/startPage.ts',
        head: 'src/client/titleFont.ts',
        stylesheets: { map: 'mapbox-gl.css' },
        policy: pageSources(process.env.GATSBY_MAPBOX_TOKEN),
      },
    },
  ],
};

export default config;

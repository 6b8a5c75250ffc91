import { existsSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { contentRoot } from './src/content/files/contentRoot';
import { buildYear } from './src/gatsby/buildYear';
import { buildCms, serveCms } from './src/gatsby/cms';
import { createContentNodes, defineContentTypes } from './src/gatsby/contentNodes';
import { finishPages } from './src/gatsby/finishPages';
import { sourceFiles } from './src/gatsby/fontSources';
import { writeIcons } from './src/gatsby/icons';
import { createLanguageNodes, defineLanguageTypes } from './src/gatsby/languageNodes';
import { deleteEmptyPage } from './src/gatsby/legalPages';
import { writeLicences } from './src/gatsby/licences';
import { writeMaps } from './src/gatsby/mapColors';
import { pathPrefix } from './src/gatsby/pathPrefix';
import { createPictureNodes } from './src/gatsby/pictureNodes';
import { writeSecurityTxt } from './src/gatsby/securityTxt';
import { serveWholeFonts } from './src/gatsby/serveWholeFonts';
import { writeSitemap } from './src/gatsby/sitemap';
import { putUnusedFilesBack, setUnusedFilesAside } from './src/gatsby/unusedFiles';
import { validateOrExit } from './src/gatsby/validateOrExit';
import { configureWebpack } from './src/gatsby/webpack';
import { deleteCompressed } from './src/hosting/compress';
import { writeForHosts } from './src/hosting/write';

const root = process.cwd();
const site = 'public';
const place = { root, site, environment: process.env };

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (existsSync(site)) deleteCompressed(site);
  putUnusedFilesBack(root, site);
  return validateOrExit(contentRoot());
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  defineContentTypes(actions);
  defineLanguageTypes(actions);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createLanguageNodes(args);
  await createPictureNodes(args);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = deleteEmptyPage;

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  writeMaps(root, site);
  await writeIcons(root, site);
};

/** The editor's build, which runs in parallel with Gatsby's. */
let editor: ReturnType<typeof buildCms> | undefined;

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  editor = buildCms(place);
  // Rejection is handled in onPostBuild.
  editor.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  writeSitemap(contentRoot(), site);
  writeSecurityTxt(contentRoot(), site, buildYear(process.env));
  setUnusedFilesAside(root, site);
  await finishPages({
    site,
    base: pathPrefix(contentRoot()),
    hasLiveMap: Boolean(process.env.GATSBY_MAPBOX_TOKEN),
  });
  writeLicences(root, site, [...((await editor) ?? []), ...sourceFiles()]);
  writeForHosts(contentRoot(), site);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  serveWholeFonts(app);
  serveCms(place, app);
};

import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentRoot } from './src/files/contentRoot';
import { isLitter } from './src/files/files';
import { deleteEmptyPages } from './src/pipeline/data/pages';
import { buildCms, serveCms } from './src/pipeline/editor/cms';
import { contentOrExit } from './src/pipeline/gate';
import { writeHostFiles } from './src/pipeline/hosts/hostFiles';
import { writeIcons } from './src/pipeline/icons';
import { clearSite, removeUnused } from './src/pipeline/leftovers';
import { configureWebpack } from './src/pipeline/webpack';

const site = 'public';

/** First of all, before anything in `public/` changes. */
export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  await contentOrExit(contentRoot(), process.env);
  if (process.env.NODE_ENV === 'production') clearSite(site);
};

export { createSchemaCustomization, onCreateNode, sourceNodes } from './src/pipeline/data/nodes';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

/** Under their own names, as pages refer to them by language, width and theme. */
function copyMaps() {
  const [from, to] = [join(contentRoot(), 'content/maps'), join(site, 'map')];
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from))
    cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.json') });
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  copyMaps();
  await writeIcons(site);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = deleteEmptyPages;

/** The editor's build, which runs in parallel with Gatsby's. */
let editor: ReturnType<typeof buildCms> | undefined;

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  editor = buildCms(site, process.env);
  // Rejection is handled in onPostBuild.
  editor.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter }) => {
  await editor;
  // Gatsby copies all of `static/`.
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }))
    if (isLitter(file)) rmSync(join(site, file), { recursive: true, force: true });
  removeUnused(
    site,
    getNodesByType('SitePage').map(({ path }) => String(path)),
  );
  writeHostFiles(contentRoot(), site, (note) => reporter.info(note));
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  serveCms(site, app);
};

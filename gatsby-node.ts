import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildCms, serveCms } from './src/gatsby/cms';
import { createContentNodes, defineContentTypes } from './src/gatsby/contentNodes';
import { sourceFiles } from './src/gatsby/fontSources';
import { finishPages } from './src/gatsby/finishPages';
import { endThread } from './src/gatsby/fontThread';
import { hastenAvif } from './src/gatsby/hastenAvif';
import { writeIcons } from './src/gatsby/icons';
import { createLanguageNodes, defineLanguageTypes } from './src/gatsby/languageNodes';
import { writeLicences } from './src/gatsby/licences';
import { allPublished } from './src/gatsby/publish';
import { writeSitemap } from './src/gatsby/sitemap';
import { stopOnProblems } from './src/gatsby/stopOnProblems';
import { configureWebpack } from './src/gatsby/webpack';
import { contentRoot } from './src/content/contentRoot';
import { writeForHosts } from './src/hosting/write';

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  hastenAvif();
  return stopOnProblems(contentRoot());
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  defineContentTypes(actions);
  defineLanguageTypes(actions);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = createLanguageNodes;

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

/** The drawn maps keep their names: the page finds them by language and width. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  const [from, to] = [join(contentRoot(), 'content/maps'), join('public', 'map')];
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true });
};

const place = { root: process.cwd(), site: 'public', environment: process.env };

/** The editor is bundled in a process of its own, beside all that Gatsby does. */
let editor: ReturnType<typeof buildCms> | undefined;

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  editor = buildCms(place);
  // Who waits for it hears of it.
  editor.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const { root, site } = place;
  await allPublished();
  await endThread();
  // Gatsby brings it for scripts of other hosts, of which there are none.
  rmSync(join(site, '~partytown'), { recursive: true, force: true });
  writeSitemap(contentRoot(), site);
  finishPages(site, Boolean(process.env.GATSBY_MAPBOX_TOKEN));
  await writeIcons(root, site);
  writeLicences(root, site, [...((await editor) ?? []), ...sourceFiles()]);
  writeForHosts(contentRoot(), site);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => serveCms(place, app);

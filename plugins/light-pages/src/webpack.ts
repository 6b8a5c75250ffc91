/** The plugin's changes to Gatsby's webpack configuration. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Configuration, Module } from 'webpack';
import { bundleInlineScript } from '../inlineScript';
import {
  FRAMEWORK,
  goneError,
  RUNTIME_ENTRY,
  SHARED_GROUPS,
  STATS,
  STYLES_GROUP,
} from './internals';

/** The README explains them. */
export interface Options {
  islands: string;
  start?: string;
  head?: string;
  stylesheets: Record<string, string>;
}

/** Not `__dirname`, as Gatsby compiles local plugins into another folder. */
const source = (file: string) => resolve('plugins/light-pages/src', file);

export function configureWebpack(args: CreateWebpackConfigArgs, options: Options): void {
  const { stage, actions, plugins } = args;
  const config: Configuration = args.getConfig();
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      'light-pages-islands': resolve(options.islands),
      'light-pages-start': options.start ? resolve(options.start) : false,
    },
  };
  const boot = bundleInlineScript(source('boot.ts'), ...(options.head ? [options.head] : []));
  const files = stage === 'build-html' ? readPageFiles(Object.keys(options.stylesheets)) : {};
  config.plugins?.push(
    plugins.define({ BOOT_SCRIPT: JSON.stringify(boot), PAGE_FILES: JSON.stringify(files) }),
  );
  if (stage === 'build-javascript') {
    // Nothing loads source maps.
    config.devtool = false;
    addClient(config);
    splitFiles(config, options.stylesheets);
    config.plugins?.push({ apply: compileEagerly });
  }
  actions.replaceWebpackConfig(config);
}

/**
 * The script that pages load in place of Gatsby's runtime. Gatsby's own entry stays as it is, as Gatsby takes each page's
 * styles from its chunks.
 */
function addClient(config: Configuration): void {
  const { entry } = config;
  if (typeof entry !== 'object' || !(RUNTIME_ENTRY in entry))
    throw goneError(`the entry "${RUNTIME_ENTRY}"`);
  // It has a webpack runtime of its own, as pages don't load Gatsby's.
  config.entry = { ...entry, client: { import: [source('client.ts')], runtime: false } };
}

interface StyleGroup {
  name?: string;
  priority: number;
  test: (module: Module) => boolean;
}

type CacheGroups = Record<string, StyleGroup | false>;

/** Gatsby puts all styles that have no file of their own into every page's HTML, however lazily their components load. */
function splitFiles({ optimization }: Configuration, stylesheets: Options['stylesheets']): void {
  const splitChunks = optimization?.splitChunks as { cacheGroups?: CacheGroups } | undefined;
  const groups = splitChunks?.cacheGroups ?? {};
  const styles = groups[STYLES_GROUP];
  if (!styles) throw goneError(`the cache group "${STYLES_GROUP}"`);
  const addGroup = (name: string, isIn: (path: string) => boolean) => {
    groups[name] = {
      ...styles,
      name,
      priority: styles.priority + 1,
      test: (module: Module) => styles.test(module) && isIn(module.nameForCondition() ?? ''),
    };
  };
  addGroup(DEFERRED, (path) => /\.deferred(\.module)?\.css$/.test(path));
  for (const [name, end] of Object.entries(stylesheets))
    addGroup(name, (path) => path.endsWith(end));
  // Files for modules that several files share: each is one more to wait for.
  for (const name of SHARED_GROUPS) {
    if (!groups[name]) throw goneError(`the cache group "${name}"`);
    groups[name] = false;
  }
}

const DEFERRED = 'deferred';

const eagerScripts = ['client', FRAMEWORK, 'islands'];

/**
 * Lets browsers compile these scripts while they download, instead of each function at its first call. Not what islands
 * load, such as a map engine, which is large and calls only a part.
 */
function compileEagerly(compiler: Compiler): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^(${eagerScripts.join('|')})-`),
    // It must be the first line, before the comment on licences.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
  }).apply(compiler);
}

/**
 * The addresses of the page's script and of its stylesheet for everything below the fold. Gatsby renders a page again
 * only when its data or the rendering bundle change. Inlining these names makes it render all pages when a file changes.
 */
function readPageFiles(stylesheets: string[]) {
  const { assetsByChunkName } = JSON.parse(readFileSync(STATS, 'utf8'));
  const files = Object.values<string[]>(assetsByChunkName).flat();
  const find = (start: string) => files.find((name) => name.startsWith(start));
  const gone = eagerScripts.find((name) => !find(`${name}-`));
  if (gone) throw goneError(`a file that begins with "${gone}-"`);
  const known = [STYLES_GROUP, DEFERRED, ...stylesheets];
  const other = files.find(
    (name) => /\.css$/.test(name) && !known.includes(name.split('.')[0] ?? ''),
  );
  if (other) throw goneError(`stylesheets that begin with the names of their groups, but ${other}`);
  const address = (name: string | undefined) => name && `/${name}`;
  return {
    client: address(find('client-')),
    deferred: address(find(`${DEFERRED}.`)),
    // Pages don't load this file; see above.
    styles: address(find(`${STYLES_GROUP}.`)),
  };
}

/**
 * Our changes to Gatsby's webpack configuration. The names of Gatsby's and webpack's that they depend on are only in this
 * file, and the build stops if one of them is gone.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Configuration, Module } from 'webpack';
import { writeFile } from '../files/files';
import type { LoadedContent } from '../files/read';
import { designCss } from '../looks/design';
import { designs } from '../looks/designs';
import type { Look } from '../model/model';
import { emitFonts } from './fonts/emitFonts';

/** `src/ui/base.css` imports it as `look.css`. webpack watches it, so that development follows another choice. */
const chosenLookFile = '.cache/look.css';

export const writeChosenLook = (look: Look): void =>
  writeFile(chosenLookFile, designCss(designs[look]));

export async function configureWebpack(
  args: CreateWebpackConfigArgs,
  content: LoadedContent,
): Promise<void> {
  const { stage, actions, plugins } = args;
  const config: Configuration = args.getConfig();
  const isRendering = stage === 'build-html';
  config.resolve = {
    ...config.resolve,
    alias: { ...config.resolve?.alias, 'look.css': resolve(chosenLookFile) },
  };
  // Precedes Gatsby's own definitions, which would read an unchecked token from an .env file.
  config.plugins?.unshift(
    plugins.define({
      BOOT_SCRIPT: JSON.stringify(bundleScript('boot')),
      FRONT_SCRIPT: JSON.stringify(bundleScript('front')),
      // It is defined even if it is unset, so that webpack can leave out the map engine.
      'process.env.GATSBY_MAPBOX_TOKEN': JSON.stringify(process.env.GATSBY_MAPBOX_TOKEN ?? ''),
      PAGE_FILES: JSON.stringify(isRendering ? readPageFiles() : {}),
      LANGUAGE_FONTS: JSON.stringify(isRendering ? await emitFonts(content) : {}),
    }),
  );
  if (stage === 'build-javascript') {
    // Nothing loads source maps.
    config.devtool = false;
    addClient(config);
    splitFiles(config);
    config.plugins?.push({ apply: compileEagerly });
  }
  actions.replaceWebpackConfig(config);
}

/** An inline script of a page's head, which runs before the first paint. */
function bundleScript(name: 'boot' | 'front'): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/client/${name}.ts`],
    // Otherwise esbuild also reads the configurations of the folders around the project.
    tsconfig: 'tsconfig.json',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * The script that pages load in place of Gatsby's runtime. Gatsby's own entry stays as it is, as Gatsby takes each page's
 * styles from its chunks.
 */
function addClient(config: Configuration): void {
  const { entry } = config;
  if (typeof entry !== 'object' || !('app' in entry)) throw gatsbyChangedError('the entry "app"');
  // It has a webpack runtime of its own, as pages don't load Gatsby's.
  config.entry = {
    ...entry,
    client: { import: [resolve('src/client/index.ts')], runtime: false },
  };
}

/** Styles that get files of their own; Gatsby puts all others into every page's HTML, however lazily their components load. */
const stylesheets = { deferred: /\.deferred(\.module)?\.css/, map: /mapbox-gl\.css/ };

interface StyleGroup {
  priority: number;
  test: (module: Module) => boolean;
}

interface SplitChunks {
  cacheGroups?: { styles?: StyleGroup } & Record<string, object | false>;
}

function splitFiles({ optimization }: Configuration): void {
  const groups = (optimization?.splitChunks as SplitChunks | undefined)?.cacheGroups;
  const styles = groups?.styles;
  if (!styles) throw gatsbyChangedError('the cache group "styles"');
  for (const [name, file] of Object.entries(stylesheets))
    groups[name] = {
      ...styles,
      name,
      priority: styles.priority + 1,
      test: (module: Module) => styles.test(module) && file.test(module.identifier()),
    };
  // Files for modules that several files share: each is one more to wait for.
  for (const name of ['commons', 'shared']) {
    if (!groups[name]) throw gatsbyChangedError(`the cache group "${name}"`);
    groups[name] = false;
  }
}

const eagerScripts = ['client', 'framework', 'islands'];

/**
 * Lets browsers compile these scripts while they download, instead of each function at its first call. Not the map
 * engine, which is ten times as large and calls only a part.
 */
function compileEagerly(compiler: Compiler): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^(${eagerScripts.join('|')})-`),
    // It must be the first line, before the comment about licences.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
  }).apply(compiler);
}

/**
 * The addresses of the page's script and of its stylesheet for everything below the fold. Gatsby renders a page again
 * only when its data or the rendering bundle change. Inlining these names makes it render all pages when a file changes.
 */
function readPageFiles() {
  const stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'));
  const files = Object.values<string[]>(stats.assetsByChunkName).flat();
  const address = (start: string) => {
    const file = files.find((name) => name.startsWith(start));
    if (!file) throw gatsbyChangedError(`a file that begins with "${start}"`);
    return `/${file}`;
  };
  for (const name of eagerScripts) address(`${name}-`);
  return {
    client: address('client-'),
    deferred: address('deferred.'),
    // Pages don't load this file; see above.
    styles: address('styles.'),
  };
}

const gatsbyChangedError = (name: string) =>
  new Error(`src/pipeline/webpack.ts: Gatsby or webpack no longer has ${name}.`);

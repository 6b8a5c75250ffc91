/** The few things Gatsby's webpack must do differently for us. */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { noteBundledFiles } from './bundledFiles';
import { headScript } from './headScript';
import { writeSameBytes } from './sameBytes';
import { themeColor } from './theme';

interface Rule {
  oneOf?: unknown[];
}

export function configureWebpack({
  stage,
  getConfig,
  actions,
  plugins,
}: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (stage === 'build-javascript') {
    writeSameBytes(config);
    noteBundledFiles(config, process.cwd());
  }
  serveStylesheetsByAddress(config.module.rules);
  // Gatsby would gather what two lazy modules share into a file that every page then loads.
  if (config.optimization?.splitChunks?.cacheGroups) {
    config.optimization.splitChunks.cacheGroups.commons = false;
  }
  if (stage === 'build-javascript') gatherHashed(config);
  const root = process.cwd();
  // Before Gatsby's own, which would take a token from an .env file that nobody has looked at.
  config.plugins.unshift(
    plugins.define({
      THEME_GROUND: JSON.stringify(themeColor(root, 'ground')),
      HEAD_SCRIPT: JSON.stringify(headScript(root)),
      // Named even if it is not set: without one, webpack leaves the map's engine out of the site.
      'process.env.GATSBY_MAPBOX_TOKEN': JSON.stringify(process.env.GATSBY_MAPBOX_TOKEN ?? ''),
      // The map's engine asks where it lies; webpack would answer with this folder's path.
      'import.meta.url': 'location.href',
    }),
  );
  actions.replaceWebpackConfig(config);
}

interface Config {
  output: Names;
  plugins: { constructor: { name: string }; options?: Names }[];
}

interface Names {
  filename?: string;
  chunkFilename?: string;
  assetModuleFilename?: string;
}

/** All that webpack names by its content goes into one folder, so that hosts need one rule to keep it for good. */
function gatherHashed({ output, plugins }: Config): void {
  const styles = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  output.assetModuleFilename = '[contenthash][ext]';
  for (const names of [output, styles?.options ?? {}]) {
    for (const key of ['filename', 'chunkFilename', 'assetModuleFilename'] as const) {
      if (names[key]) names[key] = `static/${names[key]}`;
    }
  }
}

/**
 * `import url from './x.css?url'` gives the stylesheet's address. Every other CSS import ends up in
 * every page's HTML, however lazily its component loads.
 */
function serveStylesheetsByAddress(rules: Rule[]): void {
  const rule = { resourceQuery: /url/, type: 'asset/resource' };
  for (const { oneOf } of rules.filter((candidate) => isCssRule(candidate))) oneOf?.unshift(rule);
}

function isCssRule({ oneOf }: Rule): boolean {
  return oneOf?.some((inner) => String((inner as { test?: RegExp }).test).includes('css')) ?? false;
}

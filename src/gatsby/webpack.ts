/** The few things Gatsby's webpack must do differently for us. */
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { bootScript } from './bootScript';
import { recordModules } from './bundledFiles';
import { addClientEntry } from './clientEntry';
import { invalidateHtmlCache } from './codeHash';
import { addCssUrlRule, DEFERRED_STYLES, deferredStyles, shortenClassNames } from './stylesheets';
import { themeColor } from './theme';

export function configureWebpack({
  stage,
  getConfig,
  actions,
  plugins,
}: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const root = process.cwd();
  if (stage === 'build-javascript') {
    recordModules(config, root);
    addClientEntry(config, root);
  }
  addCssUrlRule(config.module.rules);
  // Gatsby would gather what lazy modules share into files of their own, and each is one more to wait for.
  if (config.optimization?.splitChunks?.cacheGroups) {
    const groups = config.optimization.splitChunks.cacheGroups;
    groups.commons = false;
    groups.shared = false;
    if (groups.styles) groups[DEFERRED_STYLES] = deferredStyles(groups.styles);
  }
  if (stage === 'build-javascript') gatherHashed(config);
  if (stage === 'build-html') invalidateHtmlCache(config, root);
  if (stage.startsWith('build')) shortenClassNames(config.module.rules);
  // Before Gatsby's own, which would take a token from an .env file that nobody has looked at.
  config.plugins.unshift(
    plugins.define({
      THEME_GROUND: JSON.stringify(themeColor(root, 'ground')),
      BOOT_SCRIPT: JSON.stringify(bootScript(root)),
      // Named even if it is not set: without one, webpack leaves the map's engine out of the site.
      'process.env.GATSBY_MAPBOX_TOKEN': JSON.stringify(process.env.GATSBY_MAPBOX_TOKEN ?? ''),
    }),
  );
  config.plugins.push({ apply: hidePlaces });
  actions.replaceWebpackConfig(config);
}

/**
 * The map's engine asks where it lies, and webpack would answer with this folder's path. A definition would
 * do, but webpack would no longer see that the engine names its worker, which must be bundled.
 */
function hidePlaces(compiler: Compiler): void {
  const { ConstDependency } = compiler.webpack.dependencies;
  compiler.hooks.normalModuleFactory.tap('hide places', ({ hooks }) => {
    for (const type of ['javascript/auto', 'javascript/esm'] as const) {
      hooks.parser.for(type).tap('hide places', (parser) => {
        parser.hooks.expression
          .for('import.meta.url')
          .tap('hide places', ({ range }: { range?: [number, number] }) => {
            if (!range) return;
            const place = new ConstDependency('location.href', range);
            parser.state.module.addPresentationalDependency(place);
            return true;
          });
      });
    }
  });
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

/** Changes to Gatsby's webpack configuration. */
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Configuration } from 'webpack';
import { bootScript } from './bootScript';
import { recordModules } from './bundledFiles';
import { addClientEntry } from './clientEntry';
import { invalidateHtmlCache } from './codeHash';
import { chosenLook, lookFile } from './look';
import { shortenStyles, styleGroups } from './stylesheets';
import { terserOptions } from './terserOptions';
import { collagePlaces, themeColor } from './theme';

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
    config.plugins.push({ apply: compileEagerly });
    config.optimization.minimizer = config.optimization.minimizer.map((minimizer: object) =>
      minimizer.constructor.name === 'TerserPlugin'
        ? plugins.minifyJs({ terserOptions })
        : minimizer,
    );
  }
  chooseLook(config, root);
  // Without Gatsby's chunks for shared modules: each is one more file to wait for.
  if (config.optimization?.splitChunks?.cacheGroups) {
    const groups = config.optimization.splitChunks.cacheGroups;
    groups.commons = false;
    groups.shared = false;
    if (groups.styles) for (const group of styleGroups(groups.styles)) groups[group.name] = group;
  }
  if (stage === 'build-javascript') gatherHashed(config);
  if (stage === 'build-html') invalidateHtmlCache(config, root);
  if (stage.startsWith('build')) shortenStyles(config.module.rules);
  // Before Gatsby's own definitions, which would read an unchecked token from an .env file.
  config.plugins.unshift(
    plugins.define({
      THEME_GROUND: JSON.stringify(themeColor(root, 'ground')),
      COLLAGE_PLACES: JSON.stringify(collagePlaces(root)),
      BOOT_SCRIPT: JSON.stringify(bootScript(root)),
      // Defined even if unset, so that webpack can leave out the map engine.
      'process.env.GATSBY_MAPBOX_TOKEN': JSON.stringify(process.env.GATSBY_MAPBOX_TOKEN ?? ''),
    }),
  );
  config.plugins.push({ apply: hidePlaces });
  actions.replaceWebpackConfig(config);
}

/** webpack's cache remembers where an alias led. */
function chooseLook(config: Configuration, root: string): void {
  const look = chosenLook();
  config.resolve = {
    ...config.resolve,
    alias: { ...config.resolve?.alias, 'look.css': join(root, lookFile(look)) },
  };
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem')
    config.cache.version = look;
}

/**
 * The map engine reads `import.meta.url`, which webpack replaces with this folder's path. DefinePlugin could replace it,
 * but then webpack would no longer detect the engine's worker.
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

/**
 * Lets browsers compile these scripts while they download, instead of each function at its first call. Not the map
 * engine, which is ten times as large and calls only a part.
 */
function compileEagerly(compiler: Compiler): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\/(client|framework|islands)-\w+\.js$/,
    // After the comment about licences, as it must be the first line.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
  }).apply(compiler);
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

/** Puts all files with hashed names into one folder, so that hosts need one caching rule. */
function gatherHashed({ output, plugins }: Config): void {
  const styles = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  output.assetModuleFilename = '[contenthash][ext]';
  for (const names of [output, styles?.options ?? {}]) {
    for (const key of ['filename', 'chunkFilename', 'assetModuleFilename'] as const) {
      if (names[key]) names[key] = `static/${names[key]}`;
    }
  }
}

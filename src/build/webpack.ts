/** The few things Gatsby's webpack must do differently for us. */
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
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
    config.entry = { app: join(process.cwd(), 'src/hydrate.tsx') };
    config.plugins.push({ apply: leaveHeadOut });
  }
  serveStylesheetsByAddress(config.module.rules);
  // Gatsby would gather what two lazy modules share into a file that every page then loads.
  if (config.optimization?.splitChunks?.cacheGroups) {
    const groups = config.optimization.splitChunks.cacheGroups;
    groups.commons = false;
    if (groups.styles) groups.late = lateStyles(groups.styles);
  }
  if (stage === 'build-javascript') gatherHashed(config);
  if (stage.startsWith('build')) shortenClassNames(config.module.rules);
  const root = process.cwd();
  // Before Gatsby's own, which would take a token from an .env file that nobody has looked at.
  config.plugins.unshift(
    plugins.define({
      THEME_GROUND: JSON.stringify(themeColor(root, 'ground')),
      HEAD_SCRIPT: JSON.stringify(headScript(root)),
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

/** Browsers get each page with its head. */
function leaveHeadOut(compiler: Compiler): void {
  const { NormalModuleReplacementPlugin } = compiler.webpack;
  const head = /^react-helmet$|\/head\/(About|Page)Head$/;
  const none = join(process.cwd(), 'src/head/noHead.ts');
  new NormalModuleReplacementPlugin(head, none).apply(compiler);
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

interface CssLoader {
  loader?: string;
  options?: { modules?: { localIdentName?: string } };
}

/** `Collage-module--place--be5b3` says much to us, and nothing to visitors, who load it forty times. */
function shortenClassNames(rules: Rule[]): void {
  const loaders = rules
    .flatMap(({ oneOf = [] }) => oneOf as { use?: CssLoader[] }[])
    .flatMap(({ use = [] }) => use);
  for (const { loader = '', options } of loaders) {
    if (options?.modules && /\/css-loader\//.test(loader))
      options.modules.localIdentName = '[hash:base64:4]';
  }
}

interface StyleGroup {
  name: string;
  priority: number;
  test: (module: Module) => boolean;
}

interface Module {
  identifier: () => string;
}

/** Of what lies below the fold, or comes after the page. */
const LATE =
  /src\/(about\/(Intro|Block|Mission|Location|ContactList)|map\/\w+|motion\/\w+|theme\/\w+|layout\/(Footer|LanguageOffer|NotFound))\.module\.css|scrollAnimation\.css/;

/** Each page links these where it needs them first: `src/build/leanPage.ts`. */
function lateStyles(styles: StyleGroup): StyleGroup {
  const isLate = (module: Module) => LATE.test(module.identifier());
  return {
    ...styles,
    name: 'late',
    priority: styles.priority + 1,
    test: (module) => styles.test(module) && isLate(module),
  };
}

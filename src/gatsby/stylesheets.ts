/** webpack configuration for stylesheets. */
import type { Plugin } from 'postcss';
import { inlineTokens } from './inlineTokens';

interface Rule {
  oneOf?: unknown[];
}

/**
 * `import url from './x.css?url'` returns the stylesheet's address. Every other CSS import ends up in every page's
 * HTML, however lazily its component loads.
 */
export function addCssUrlRule(rules: Rule[]): void {
  const cssRules = rules.filter((candidate) => isCssRule(candidate));
  if (cssRules.length === 0)
    throw new Error('src/gatsby/stylesheets.ts: Gatsby has no webpack rule for CSS any more.');
  const rule = { resourceQuery: /url/, type: 'asset/resource' };
  for (const { oneOf } of cssRules) oneOf?.unshift(rule);
}

function isCssRule({ oneOf }: Rule): boolean {
  return oneOf?.some((inner) => String((inner as { test?: RegExp }).test).includes('css')) ?? false;
}

interface CssLoader {
  loader?: string;
  options?: {
    importLoaders?: number;
    modules?: { localIdentName?: string };
    postcssOptions?: (context: unknown) => { plugins: Plugin[] };
  };
}

/**
 * Class names of four letters instead of `Collage-module--place--be5b3`, which is forty times in each page, and short
 * tokens without `var()`.
 */
export function shortenStyles(rules: Rule[]): void {
  const loaders = rules
    .flatMap(({ oneOf = [] }) => oneOf as { use?: CssLoader[] }[])
    .flatMap(({ use = [] }) => use);
  for (const { loader = '', options } of loaders) {
    if (options?.modules && /\/css-loader\//.test(loader))
      options.modules.localIdentName = '[hash:base64:4]';
    // Gatsby means to, but leaves it out: PostCSS for what a stylesheet imports.
    if (options && /\/css-loader\//.test(loader)) options.importLoaders = 1;
    const postcssOptions = options?.postcssOptions;
    if (postcssOptions)
      options.postcssOptions = (context) => {
        const { plugins, ...others } = postcssOptions(context);
        return { ...others, plugins: [inlineTokens(), ...plugins] };
      };
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

/** The chunk of all `*.deferred.css` and `*.deferred.module.css`. */
export const DEFERRED_STYLES = 'deferred';

const isDeferred = (module: Module) => /\.deferred(\.module)?\.css/.test(module.identifier());

/** Like Gatsby's own group for styles, with higher priority. */
export const deferredStyles = (styles: StyleGroup): StyleGroup => ({
  ...styles,
  name: DEFERRED_STYLES,
  priority: styles.priority + 1,
  test: (module) => styles.test(module) && isDeferred(module),
});

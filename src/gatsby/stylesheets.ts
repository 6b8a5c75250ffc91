/** webpack configuration for stylesheets. */
import type { Plugin } from 'postcss';
import { inlineTokens } from './inlineTokens';

interface CssLoader {
  loader?: string;
  options?: {
    importLoaders?: number;
    modules?: { localIdentName?: string };
    postcssOptions?: (context: unknown) => { plugins: Plugin[] };
  };
}

interface Rule {
  oneOf?: unknown[];
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

/** Files of their own; all other styles are in every page's HTML, however lazily their components load. */
const files = {
  [DEFERRED_STYLES]: /\.deferred(\.module)?\.css/,
  map: /mapbox-gl\.css/,
};

/** Like Gatsby's own group for styles, with higher priority. */
export const styleGroups = (styles: StyleGroup): StyleGroup[] =>
  Object.entries(files).map(([name, file]) => ({
    ...styles,
    name,
    priority: styles.priority + 1,
    test: (module) => styles.test(module) && file.test(module.identifier()),
  }));

/** What webpack does with our styles. */

interface Rule {
  oneOf?: unknown[];
}

/**
 * `import url from './x.css?url'` gives the stylesheet's address. Every other CSS import ends up in
 * every page's HTML, however lazily its component loads.
 */
export function serveStylesheetsByAddress(rules: Rule[]): void {
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
export function shortenClassNames(rules: Rule[]): void {
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
export function lateStyles(styles: StyleGroup): StyleGroup {
  const isLate = (module: Module) => LATE.test(module.identifier());
  return {
    ...styles,
    name: 'late',
    priority: styles.priority + 1,
    test: (module) => styles.test(module) && isLate(module),
  };
}

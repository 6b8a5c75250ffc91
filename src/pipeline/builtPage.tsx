/**
 * What built pages are made of: react-helmet's elements, ours, and Gatsby's styles. They load our client in place of
 * Gatsby's runtime. What this relies on in Gatsby's markup is in this file, and the build stops when it no longer fits.
 */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { withPrefix } from '../ui/withPrefix';
import { pagePolicy } from './hosts/policy';

type Part = ReactElement<
  Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }
>;

export const deferredStylesheet = (): string => withPrefix(PAGE_FILES.deferred ?? '');

export const clientScript = (): string => withPrefix(PAGE_FILES.client ?? '');

/** The body without what Gatsby's router needs. `path` is for errors. */
export function builtBody(html: string, path: string): string {
  const body = html
    .replace(/ style="outline:none" tabindex="-1"(?= id="gatsby-focus-wrapper")/, '')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '');
  const [refused] = /<(script|style)\b[^>]*>|<[^>]* style="[^>]*>/.exec(body) ?? [];
  if (refused) throw builtPageError(`${path} has an element that its policy refuses, ${refused}`);
  return body;
}

/** `path` is the page's, which may begin with its language. */
export function fontElements(language: string, path: string): ReactElement[] {
  const fonts = LANGUAGE_FONTS[language];
  if (!fonts) throw builtPageError(`a page is in "${language}", a language without fonts`);
  const { files, css, titles } = fonts;
  const title = path.endsWith('/about/') ? titles.about : titles.others;
  return [
    ...files.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes.
    <style key="fonts" dangerouslySetInnerHTML={{ __html: css + title }} />,
  ];
}

/** The head, complete and in order. `linksDeferredStyles`: whether the body links them, so that the head need not. */
export function builtHead(components: ReactNode, linksDeferredStyles: boolean): ReactElement[] {
  const parts = flatten(components)
    .filter((part) => !isForGatsbyRuntime(part))
    .filter(({ props }) => !linksDeferredStyles || props['data-href'] !== deferredStylesheet());
  const unknown = parts.find((part) => !isKnown(part));
  if (unknown)
    throw builtPageError(`Gatsby or a plugin adds <${unknown.type}> with key "${unknown.key}"`);
  const [styles, others] = split(parts.map(withoutHelmetAttribute), ({ type }) => type === 'style');
  const [preloads, rest] = split(others, ({ props }) => props.rel === 'preload');
  const [[first, ...more], own] = split(styles, ({ props }) => 'data-href' in props);
  if (!first) throw builtPageError('Gatsby no longer adds <style data-href="…">');
  // One element needs one hash in the policy.
  const css = [first, ...own].map(contentOf).join('');
  const sheets = [
    cloneElement(first, { key: 'styles', dangerouslySetInnerHTML: { __html: css } }),
    ...more,
  ];
  const scripts = rest.filter(({ type, props }) => type === 'script' && !props.type).map(contentOf);
  // A script after a stylesheet waits for it. The visitor leaves at once, so fonts need not load.
  const [front, remaining] = split(rest, ({ props }) => 'data-pages' in props);
  const hasLiveMap = Boolean(process.env.GATSBY_MAPBOX_TOKEN);
  const policy = pagePolicy(scripts, sheets.map(contentOf), hasLiveMap);
  return [
    // Chromium's preload scanner stops at a policy, so preloads are placed before it.
    ...(front.length ? [] : preloads),
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...front,
    // Some hosts don't send our headers.
    <meta key="referrer" name="referrer" content="strict-origin-when-cross-origin" />,
    // Their `data-href` keeps webpack's runtime from loading the files again.
    ...sheets,
    ...remaining,
  ];
}

function flatten(node: ReactNode): Part[] {
  if (Array.isArray(node)) return node.flatMap(flatten);
  return isValidElement(node) ? [node as Part] : [];
}

function split(parts: Part[], isFirst: (part: Part) => boolean): [Part[], Part[]] {
  return [parts.filter(isFirst), parts.filter((part) => !isFirst(part))];
}

/** The generator element, and elements for gatsby-plugin-image's component, which we don't use. */
const isForGatsbyRuntime = ({ key, props }: Part) =>
  props.name === 'generator' || String(key).startsWith('gatsby-image');

/** Whether we know why a part is in the head. Unknown scripts and styles would enter the policy unnoticed. */
const isKnown = ({ type, key, props }: Part) =>
  ['title', 'meta', 'link'].includes(String(type)) ||
  ['boot', 'fonts'].includes(String(key)) ||
  'data-href' in props ||
  'data-react-helmet' in props;

const withoutHelmetAttribute = (part: Part): Part =>
  cloneElement(part, { 'data-react-helmet': undefined });

const contentOf = ({ props }: Part) =>
  props.dangerouslySetInnerHTML?.__html ?? String(props.children ?? '');

const builtPageError = (what: string) => new Error(`src/pipeline/builtPage.tsx: ${what}.`);

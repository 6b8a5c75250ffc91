/** What built pages are made of: the site's elements, the plugin's, and Gatsby's styles, but nothing of its runtime. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { goneError, isForRuntime, pluginError, ROUTER_MARKUP, STYLE_ADDRESS } from './internals';
import { pageFile } from './pageFile';
import { pagePolicy, type Sources } from './policy';

type Part = ReactElement<
  Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }
>;

/** Whether the body links the deferred stylesheet, so that the head need not; by path. */
const linksDeferredStyles = new Map<string, boolean>();

/** The body without what Gatsby's router needs. */
export function buildBody(html: string, path: string): string {
  const body = html.replace(ROUTER_MARKUP, '');
  const [refused] = /<(script|style)\b[^>]*>|<[^>]* style="[^>]*>/.exec(body) ?? [];
  if (refused) throw pluginError(`${path} has an element that its policy refuses, ${refused}`);
  const deferred = pageFile('deferred');
  linksDeferredStyles.set(path, deferred !== undefined && body.includes(deferred));
  return body;
}

/** The head, complete and in order. `sources` are the site's own in the policy. */
export function buildHead(components: ReactNode, path: string, sources: Sources): ReactElement[] {
  const isLinked = linksDeferredStyles.get(path);
  if (isLinked === undefined)
    throw pluginError("the site's gatsby-ssr must call renderPage in replaceRenderer");
  const parts = flatten(components)
    .filter(({ key, props }) => !isForRuntime(key, props.name))
    .filter(({ props }) => !isLinked || props[STYLE_ADDRESS] !== pageFile('deferred'));
  const unknown = parts.find((part) => !isKnown(part));
  if (unknown)
    throw pluginError(`Gatsby or a plugin adds <${unknown.type}> with key "${unknown.key}"`);
  const [styles, others] = split(parts.map(withoutMarks), ({ type }) => type === 'style');
  const [preloads, rest] = split(others, ({ props }) => props.rel === 'preload');
  const [gatsbys, own] = split(styles, ({ props }) => STYLE_ADDRESS in props);
  if (!gatsbys.length && pageFile('styles')) throw goneError(`<style ${STYLE_ADDRESS}="…">`);
  // One element needs one hash in the policy.
  const [first = own.shift(), ...more] = gatsbys;
  const css = [first, ...own].map(contentOf).join('');
  const sheet =
    first && cloneElement(first, { key: 'styles', dangerouslySetInnerHTML: { __html: css } });
  const sheets = sheet ? [sheet, ...more] : [];
  const [scripts, remaining] = split(rest, ({ type, props }) => type === 'script' && !props.type);
  const [boot, early] = split(scripts, ({ key }) => key === 'boot');
  const policy = pagePolicy(scripts.map(contentOf), sheets.map(contentOf), sources);
  return [
    // Chromium's preload scanner stops at a policy, so preloads are placed before it.
    ...preloads,
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    // A script after a stylesheet waits for it.
    ...early,
    // Some hosts don't send headers.
    <meta key="referrer" name="referrer" content="strict-origin-when-cross-origin" />,
    // Their address keeps webpack's runtime from loading the files again.
    ...sheets,
    ...remaining,
    ...boot,
  ];
}

function flatten(node: ReactNode): Part[] {
  if (Array.isArray(node)) return node.flatMap(flatten);
  return isValidElement(node) ? [node as Part] : [];
}

function split(parts: Part[], isFirst: (part: Part) => boolean): [Part[], Part[]] {
  return [parts.filter(isFirst), parts.filter((part) => !isFirst(part))];
}

/** Whether we know why a part is in the head. Unknown scripts and styles would enter the policy unnoticed. */
const isKnown = ({ type, key, props }: Part) =>
  ['title', 'meta', 'link'].includes(String(type)) ||
  key === 'boot' ||
  STYLE_ADDRESS in props ||
  MARKS.some((mark) => mark in props);

/** Of the elements of react-helmet, and of those that the site's own `gatsby-ssr` adds. */
const MARKS = ['data-react-helmet', 'data-inline'];

const withoutMarks = (part: Part): Part =>
  cloneElement(part, Object.fromEntries(MARKS.map((mark) => [mark, undefined])));

const contentOf = (part?: Part) =>
  part?.props.dangerouslySetInnerHTML?.__html ?? String(part?.props.children ?? '');

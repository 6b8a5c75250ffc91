/** Orders and completes the React elements that Gatsby and react-helmet add to a built page's head. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { withPrefix } from '../dom/withPrefix';
import { security } from '../hosting/headers';
import { readClientFiles } from './clientEntry';
import { DEFERRED_STYLES } from './stylesheets';

type Part = ReactElement<
  Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }
>;

/** The stylesheet for everything below the fold; undefined if no component has deferred styles. */
export function findDeferredStylesheet(): string | undefined {
  const path = clientFiles().files.find(
    (file) => file.includes(`/${DEFERRED_STYLES}.`) && file.endsWith('.css'),
  );
  return path && withPrefix(path);
}

/** `linksDeferredStyles`: whether the page's body links them, so that its head need not. */
export function headForVisitors(components: ReactNode, linksDeferredStyles: boolean): Part[] {
  const parts = flatten(components)
    .filter((part) => !isForGatsbyRuntime(part))
    .filter((part) => !(linksDeferredStyles && isDeferredStyle(part)))
    .map(withoutHelmetMark)
    .map(withClient);
  const [styles, others] = split(parts, isStyle);
  const [preloads, rest] = split(
    others,
    ({ type, props }) => type === 'link' && props.rel === 'preload',
  );
  return [
    // Chromium's preload scanner stops at a policy, so preloads are placed before it.
    ...preloads,
    // `finishPages.ts` sets the content.
    <meta key="policy" httpEquiv="Content-Security-Policy" content="" />,
    <meta key="referrer" name="referrer" content={security['Referrer-Policy']} />,
    ...mergeStyles(styles),
    ...rest,
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
const isForGatsbyRuntime = ({ key }: Part) => /^(gatsby-image|generator)/.test(String(key));

const isStyle = ({ type }: Part) => type === 'style';
const isDeferredStyle = ({ props }: Part) =>
  String(props['data-href']).includes(`/${DEFERRED_STYLES}.`);

/** Helmet needs this attribute only in browsers. */
const withoutHelmetMark = (part: Part): Part =>
  part.props['data-react-helmet'] ? cloneElement(part, { 'data-react-helmet': undefined }) : part;

/** Tells `src/client/deferScripts.ts` the address of the client's script. */
const withClient = (part: Part): Part =>
  part.key === 'boot'
    ? cloneElement(part, { 'data-client': withPrefix(clientFiles().script) })
    : part;

/** Adds our own rules to Gatsby's first style element, which saves a hash in the policy. */
function mergeStyles(styles: Part[]): Part[] {
  const [sheets, own] = split(styles, ({ props }) => 'data-href' in props);
  const [first, ...others] = sheets;
  if (!first) return own;
  const __html = [first, ...own].map(cssOf).join('');
  return [cloneElement(first, { dangerouslySetInnerHTML: { __html } }), ...others];
}

const cssOf = ({ props }: Part) =>
  props.dangerouslySetInnerHTML?.__html ?? String(props.children ?? '');

let read: ReturnType<typeof readClientFiles> | undefined;

function clientFiles() {
  read ??= readClientFiles(process.cwd());
  return read;
}

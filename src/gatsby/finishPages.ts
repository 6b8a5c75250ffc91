/**
 * The one place that changes finished HTML: each page's policy names the hashes of its inline scripts and styles,
 * which are known only now; and what Gatsby's router adds is of no use without it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { pagePolicy } from '../hosting/policy';

type Element = DefaultTreeAdapterTypes.Element;

/** Every HTML file of the built site but the editor's, which has a policy of its own. */
export function finishPages(site: string, hasLiveMap: boolean): void {
  const pages = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((page) => !page.startsWith(join(site, 'admin', '/')));
  for (const page of pages) {
    writeFileSync(page, finishPage(readFileSync(page, 'utf8'), page, hasLiveMap));
  }
}

/** `page` is named in errors. */
export function finishPage(html: string, page: string, hasLiveMap: boolean): string {
  const document = parse(html);
  const elements = elementsIn(document);
  removeRouterParts(elements);
  const styled = elements.find((element) => attribute(element, 'style'));
  if (styled)
    throw new Error(
      `${page}: the policy refuses style attributes. Use a class: <${styled.tagName}>`,
    );
  const policy = elements.find(
    (element) => attribute(element, 'http-equiv')?.value === 'Content-Security-Policy',
  );
  const content = policy && attribute(policy, 'content');
  if (!content) throw new Error(`${page}: gatsby-ssr.tsx rendered no element for the policy.`);
  content.value = pagePolicy(
    { scripts: inline(elements, 'script'), styles: inline(elements, 'style') },
    hasLiveMap,
  );
  return serialize(document);
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((element) => [element, ...elementsIn(element)]);
}

const attribute = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted);

/** The router's style attribute, and its announcer for screen readers. */
function removeRouterParts(elements: Element[]): void {
  for (const element of elements) {
    const id = attribute(element, 'id')?.value;
    if (id === 'gatsby-focus-wrapper')
      element.attrs = element.attrs.filter(({ name }) => name !== 'style' && name !== 'tabindex');
    if (id === 'gatsby-announcer') {
      tree.detachNode(element);
      element.attrs = [];
    }
  }
}

/** What stands in inline elements; data blocks such as JSON-LD don't run. */
function inline(elements: Element[], tag: 'script' | 'style'): string[] {
  return elements
    .filter((element) => element.tagName === tag && !attribute(element, 'src'))
    .filter((element) => attribute(element, 'type')?.value !== 'application/ld+json')
    .map(({ childNodes: [text] }) => (text && tree.isTextNode(text) ? text.value : ''));
}

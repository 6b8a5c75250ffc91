/**
 * The only place that changes finished HTML: adds fonts with the letters of the pages and the policies with the hashes
 * of inline scripts and styles, which are known only now, and removes elements of Gatsby's router.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { pagePolicy } from '../hosting/policy';
import { addFonts } from './fontFaces';
import { attribute, type Document, type Element, elementsIn, textOf } from './htmlTree';

interface Options {
  /** The folder of the built site. */
  site: string;
  /** The path that the pages' addresses begin with, or ''. */
  base: string;
  hasLiveMap: boolean;
}

/** Finishes every HTML file except the editor's, which has its own policy. */
export async function finishPages({ site, base, hasLiveMap }: Options): Promise<void> {
  const pages = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((page) => !page.startsWith(join(site, 'admin', '/')))
    .map((file) => ({ file, document: parse(readFileSync(file, 'utf8')) }));
  await addFonts(
    pages.map(({ document }) => document),
    { site, base },
  );
  for (const { file, document } of pages)
    writeFileSync(file, finishPage(document, file, hasLiveMap));
}

/** `page` is the file name for errors. */
export function finishPage(document: Document, page: string, hasLiveMap: boolean): string {
  const elements = elementsIn(document);
  removeRouterParts(elements);
  const styled = elements.find((element) => attribute(element, 'style'));
  if (styled)
    throw new Error(
      `${page}: the policy refuses style attributes. Use a class: <${styled.tagName}>`,
    );
  const policy = elements.find(
    (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const content = policy?.attrs.find(({ name }) => name === 'content');
  if (!content) throw new Error(`${page}: gatsby-ssr.tsx rendered no element for the policy.`);
  content.value = pagePolicy(
    { scripts: inline(elements, 'script'), styles: inline(elements, 'style') },
    hasLiveMap,
  );
  return serialize(document);
}

/** The router's style attribute, and its announcer for screen readers. */
function removeRouterParts(elements: Element[]): void {
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id === 'gatsby-focus-wrapper')
      element.attrs = element.attrs.filter(({ name }) => name !== 'style' && name !== 'tabindex');
    if (id === 'gatsby-announcer') {
      tree.detachNode(element);
      element.attrs = [];
    }
  }
}

/** The contents of inline elements, without data blocks such as JSON-LD. */
function inline(elements: Element[], tag: 'script' | 'style'): string[] {
  return elements
    .filter((element) => element.tagName === tag && !attribute(element, 'src'))
    .filter((element) => attribute(element, 'type') !== 'application/ld+json')
    .map(textOf);
}

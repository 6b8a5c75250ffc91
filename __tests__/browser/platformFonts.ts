import type { CDPSession, Page } from '@playwright/test';
import { describeLanguage } from '../../src/model/languages';
import { scrollToEnd } from './site';
import { awaitFonts } from './steadyPage';

type Node = Awaited<ReturnType<typeof documentOf>>;

/**
 * Opens a page and returns its texts of which the device's fonts draw at least one letter. The policy must be bypassed,
 * see `awaitFonts`. `added` is shown like a paragraph.
 */
export async function textsInDeviceFonts(page: Page, url: string, added = ''): Promise<string[]> {
  await awaitFonts(page, new URL(url).pathname);
  await page.goto(url);
  await scrollToEnd(page, 400);
  await page.evaluate((text) => document.querySelector('main p')?.append(text), added);
  await page.evaluate(() => document.fonts.ready);
  return inDeviceFonts(page, 'html');
}

/** Texts in elements with these names of which the device's fonts draw at least one letter. */
export async function inDeviceFonts(page: Page, ...names: string[]): Promise<string[]> {
  const session = await openSession(page);
  const texts: string[] = [];
  for (const { nodeId, text } of elementsOf(await documentOf(session), names).flatMap(textsIn))
    if ((await ownersOf(session, nodeId)).includes('device')) texts.push(text);
  await session.detach();
  return texts;
}

const elementsOf = (node: Node, names: string[]): Node[] =>
  names.includes(node.localName)
    ? [node]
    : (node.children ?? []).flatMap((child) => elementsOf(child, names));

/** The names in the switcher for which a page in a language has no letters, as they are in other scripts. */
export function namesInDeviceFonts(language: string, languages: readonly string[]): string[] {
  const { script } = describeLanguage(language);
  return languages
    .map((code) => describeLanguage(code))
    .filter((other) => ![script, 'Latn'].includes(other.script))
    .map(({ name }) => name);
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

async function documentOf(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  return root;
}

/** Elements that show a text of their own. */
function textsIn({
  nodeId,
  attributes = [],
  children = [],
}: Node): { nodeId: number; text: string }[] {
  if (attributes.includes('visually-hidden')) return [];
  const text = children
    .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ''))
    .join('');
  return [...(text.trim() ? [{ nodeId, text }] : []), ...children.flatMap(textsIn)];
}

async function ownersOf(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ isCustomFont }) => (isCustomFont ? 'site' : 'device')))].sort();
}

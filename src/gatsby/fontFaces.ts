/**
 * Subsets the fonts to the letters of the finished pages and adds them to the pages' heads. All pages of a language
 * share their fonts, so that following a link loads no more fonts.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { html, defaultTreeAdapter as tree } from 'parse5';
import { describeLanguage } from '../content/languages/languages';
import { emitAsset } from './emitAsset';
import { deviceFontRule, fontFace, fontFamilies, fontStyles } from './fontSources';
import { type FontFile, filesFor, subset } from './fonts';
import { attribute, type Document, type Element, elementsIn, textOf } from './htmlTree';
import { type FontRule, fontRulesIn, type Letters, lettersOf } from './pageLetters';

interface Place {
  /** The folder of the built site. */
  site: string;
  /** The path that the pages' addresses begin with, or ''. */
  base: string;
}

export async function addFonts(documents: Document[], { site, base }: Place): Promise<void> {
  rmSync(join(site, 'fonts'), { recursive: true, force: true });
  const rulesIn = styleReader({ site, base });
  const languages = new Map<string, Element[][]>();
  for (const elements of documents.map(elementsIn)) {
    const language = elements[0] && attribute(elements[0], 'lang');
    if (!language || leadsElsewhere(elements)) continue;
    languages.set(language, [...(languages.get(language) ?? []), elements]);
  }
  for (const [language, pages] of languages) {
    const letters = pages.flatMap((elements) =>
      elements.slice(0, 1).map((root) => lettersOf(root, rulesIn(elements))),
    );
    const deviceFonts = deviceFontRule(describeLanguage(language).script);
    const faces = await Promise.all(fontsFor(letters).map((file) => emitFont(file, base)));
    for (const elements of pages) nameFonts(elements, faces, deviceFonts);
  }
}

/** A page without visible text. */
const leadsElsewhere = (elements: Element[]) =>
  elements.some((element) => attribute(element, 'http-equiv') === 'refresh');

/** The font files with the letters of all these pages. */
const fontsFor = (pages: Letters[]): FontFile[] =>
  fontFamilies.flatMap((family) =>
    fontStyles.flatMap((style) =>
      filesFor(pages.map((letters) => letters[family][style]).join(''), family, style),
    ),
  );

/** The font rules of a page's inline and linked styles; cached, as most pages have the same ones. */
function styleReader(place: Place): (elements: Element[]) => FontRule[] {
  const known = new Map<string, FontRule[]>();
  return (elements) => {
    const css = elements.map((element) => cssOf(element, place)).join('\n');
    const rules = known.get(css) ?? fontRulesIn(css);
    known.set(css, rules);
    return rules;
  };
}

function cssOf(element: Element, { site, base }: Place): string {
  if (element.tagName === 'style') return textOf(element);
  if (attribute(element, 'rel') !== 'stylesheet') return '';
  const path = attribute(element, 'href')?.slice(base.length) ?? '';
  return readFileSync(join(site, path), 'utf8');
}

interface FontFace {
  src: string;
  /** CSS */
  rule: string;
}

async function emitFont(file: FontFile, base: string): Promise<FontFace> {
  const { family, style, axes } = file.source;
  const path = await emitAsset({
    name: `/fonts/${family.toLowerCase()}-${style}`,
    type: 'woff2',
    inputs: [file.file, file.characters, axes],
    make: () => subset(file, 'woff2'),
  });
  const src = base + path;
  // Optional: a font that misses the first paint is used on the next visit, as swapping it would shift the layout.
  return {
    src,
    rule: fontFace(file.source, `url(${src}) format("woff2")`, file.unicodeRange, 'optional'),
  };
}

/** Adds the rules to the first style element, as the policy has a hash for each. A cached page has the earlier build's fonts. */
function nameFonts(elements: Element[], faces: FontFace[], deviceFonts: string): void {
  for (const element of elements) if (attribute(element, 'as') === 'font') tree.detachNode(element);
  // Chromium's preload scanner stops at a policy, so preloads are placed before it.
  const next = elements.find(
    (element) =>
      attribute(element, 'as') === 'image' ||
      attribute(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const sheet = elements.find(({ tagName }) => tagName === 'style');
  if (!next?.parentNode || !sheet) throw new Error('A page has no style element for its fonts.');
  for (const { src } of faces) tree.insertBefore(next.parentNode, preload(src), next);
  const css = textOf(sheet).replace(/@font-face\{[^}]*\}/g, '');
  sheet.childNodes = [];
  tree.insertText(
    sheet,
    css.replace(deviceFonts, '') + deviceFonts + faces.map(({ rule }) => rule).join(''),
  );
}

function preload(href: string): Element {
  const attributes = {
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  };
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return tree.createElement('link', html.NS.HTML, attrs);
}

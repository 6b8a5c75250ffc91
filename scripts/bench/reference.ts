/** Writes the hand-written page in each language, with what it takes over from the built one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { parse, serializeOuter } from 'parse5';
import {
  readAbout,
  readCompany,
  readDrawnMap,
  readSite,
  readTranslation,
} from '../../src/content/files/read';
import { describeLanguage, localizedPath } from '../../src/content/languages/languages';
import { attribute, type Element, elementsIn, textOf } from '../../src/gatsby/htmlTree';
import { chosenLook, lookFile } from '../../src/gatsby/look';
import { type BuiltPage, referencePage } from './referencePage';

interface MeasuredPage {
  language: string;
  /** Paths on the server. */
  ours: string;
  reference: string;
}

const SCRIPT = '/reference/script.js';

export function pagesToMeasure(root: string): MeasuredPage[] {
  const { languages, defaultLanguage } = readSite(root);
  return languages.map((language) => ({
    language,
    ours: localizedPath('/about/', language, language === defaultLanguage),
    reference: `/reference/${language}/`,
  }));
}

/** The content of each file, by its path in the site's folder. `root`: of the content; `site`: built from it. */
export function referenceFiles(root: string, site: string): Record<string, string> {
  const pages = pagesToMeasure(root);
  const shared = {
    company: readCompany(root),
    languages: pages.map(({ language, reference }) => ({
      ...describeLanguage(language),
      path: reference,
    })),
    style: bundle('style.css'),
    headScript: bundle('headScript.ts'),
    script: SCRIPT,
  };
  const files: Record<string, string> = { [SCRIPT]: bundle('script.ts') };
  for (const { language, ours, reference } of pages) {
    files[`${reference}index.html`] = referencePage({
      ...shared,
      words: readTranslation(root, language),
      mapDescription: readAbout(root).map.alt[language] ?? '',
      mapCredit: readDrawnMap(root)?.credit[language] ?? '',
      language: describeLanguage(language),
      built: readBuiltPage(readFileSync(join(site, ours, 'index.html'), 'utf8')),
    });
  }
  return files;
}

/** Parts of a head that the hand-written page has of its own. */
const OWN = ['charset', 'http-equiv'];
const OWN_VALUES = ['viewport', 'generator', 'image', 'stylesheet'];

function readBuiltPage(source: string): BuiltPage {
  const elements = elementsIn(parse(source));
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const isOwn = ({ attrs }: Element) =>
    attrs.some(({ name, value }) => OWN.includes(name) || OWN_VALUES.includes(value));
  const data = named('script').filter((script) => attribute(script, 'type')?.endsWith('ld+json'));
  const maps = elements.flatMap(({ attrs }) =>
    attrs
      .filter(({ value }) => /^\/map\/(narrow|wide)\.[\w-]+\.svg$/.test(value))
      .map(({ value }) => value),
  );
  return {
    head: [...named('title', 'meta', 'link').filter((tag) => !isOwn(tag)), ...data].map((tag) =>
      serializeOuter(tag),
    ),
    fontFaces: named('style').flatMap((style) => textOf(style).match(/@font-face\{[^}]*\}/g) ?? []),
    pictures: named('picture').map(withOwnClasses),
    maps: { narrow: maps[0] ?? '', wide: maps[1] ?? '' },
  };
}

function withOwnClasses(picture: Element): string {
  for (const { attrs } of [picture, ...elementsIn(picture)])
    for (const attr of attrs.filter(({ name }) => name === 'class')) {
      const [, color] = /^placeholder-(\w+)/.exec(attr.value) ?? [];
      attr.name = color ? 'style' : 'class';
      attr.value = color ? `background:#${color}` : 'Picture_picture';
    }
  return serializeOuter(picture);
}

/** Minified, as a publisher would do it; classes get the names `Title_block`, `Intro_deferred_text`. */
function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'reference', file)],
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: file.endsWith('.ts'),
    alias: { 'look.css': `./${lookFile(chosenLook())}` },
    format: 'esm',
    target: 'es2022',
    supported: { nesting: true },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

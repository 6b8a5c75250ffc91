/**
 * The font files for the letters of a text. Each language has fonts with the letters of its content, which all its pages
 * share, so that following a link loads no more fonts. In development and in the editor's preview, where any letter may
 * appear, the fonts are complete.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import sirv from 'sirv';
import subsetFont from 'subset-font';
import { readSite } from '../../model/files/read';
import { describeLanguage } from '../../model/languages/languages';
import { emitAsset } from '../emitAsset';
import { chosenLook } from '../look';
import { lettersOf } from './letters';
import { deviceFontRules, type FontSource, fontsByLook, sourcesOf, WHOLE_FONTS } from './typefaces';

export interface FontFile {
  source: FontSource;
  /** Below `node_modules`. */
  file: string;
  characters: string[];
}

/**
 * The files for a text, each with the letters that those before it lack; a font may need several, as Fontsource has one
 * per script. `missing` are letters that no file has. `sources` are of one family and style.
 */
export function findFonts(text: string, sources: FontSource[]) {
  const files: FontFile[] = [];
  // Browsers take Thai and Lao AM apart before they draw it.
  const complete = text.replace(/[\u0e33\u0eb3]/g, (am) => am + am.normalize('NFKD'));
  let missing = [...new Set(complete)];
  for (const source of sources.filter(isInstalled))
    for (const { file, ranges } of filesOf(source)) {
      const characters = missing.filter((character) => isIn(ranges, character));
      if (!characters.some(isVisible)) continue;
      missing = missing.filter((one) => !characters.includes(one));
      files.push({ source, file, characters });
    }
  return { files, missing: missing.filter(isVisible) };
}

const isVisible = (character: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(character);

/** Owners install the fonts of scripts that the template doesn't have. */
const isInstalled = ({ package: name, whole }: FontSource): boolean =>
  existsSync(join('node_modules', whole ?? `@fontsource-variable/${name}`));

/** Latin, Greek and Cyrillic letters, and signs that are common between them. */
const WHOLE_RANGES = 'U+0020-052F,U+1E00-206F,U+20A0-20C0,U+2113-2122,U+2212';

function filesOf({ package: name, style, whole }: FontSource) {
  if (whole) return [{ file: whole, ranges: WHOLE_RANGES }];
  const folder = `@fontsource-variable/${name}`;
  const list = readFileSync(join('node_modules', folder, 'unicode.json'), 'utf8');
  return (
    Object.entries<string>(JSON.parse(list))
      .map(([part, ranges]) => ({ part: part.replace(/[[\]]/g, ''), ranges }))
      // Few fonts have most of the letters in the ranges of these two.
      .filter(({ part }) => part !== 'math' && part !== 'symbols')
      .map(({ part, ranges }) => ({
        file: `${folder}/files/${name}-${part}-wght-${style}.woff2`,
        ranges,
      }))
  );
}

/** Whether a character is in ranges such as `U+0000-00FF,U+0131`. Each file has a space. */
function isIn(ranges: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return (
    character === ' ' ||
    ranges.split(',').some((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
    })
  );
}

export interface LanguageFonts {
  /** The addresses of the files, to preload. */
  files: string[];
  css: string;
}

/** Writes the fonts of the published languages into the built site, whose addresses begin with `base`. */
export async function emitFonts(root: string, base: string) {
  const { languages, look } = readSite(root);
  const fonts: Record<string, LanguageFonts> = {};
  for (const language of languages) {
    const files: string[] = [];
    const rules: string[] = [];
    for (const { family, style, text } of lettersOf(root, language)) {
      const sources = sourcesOf(look, family, style);
      for (const { source, file, characters } of findFonts(text, sources).files) {
        const font = readFileSync(join('node_modules', file));
        const content = await subsetFont(font, characters.join(''), {
          targetFormat: 'woff2',
          variationAxes: source.axes,
        });
        const name = `/fonts/${family.toLowerCase()}-${style}`;
        const address = base + emitAsset(name, 'woff2', content);
        files.push(address);
        // Optional: a font that misses the first paint is used on the next visit, as swapping would shift the layout.
        rules.push(
          `@font-face{font-family:${family};font-style:${style};font-weight:${source.weight};font-display:optional;src:url(${address})}`,
        );
      }
    }
    // Browsers begin with the last rule of a family, and take the height of lines from it.
    const css = deviceFontRules([describeLanguage(language).script]) + rules.reverse().join('');
    fonts[language] = { files, css };
  }
  return fonts;
}

/** Fontsource's stylesheets with our names. The later rule wins, so the first font of a letter comes last. */
export function wholeFontRules(): string {
  const fonts = fontsByLook[chosenLook()].filter(isInstalled).toReversed();
  const rules = fonts.map(({ family, style, weight, package: name, whole }) => {
    if (whole)
      return `@font-face { font-family: ${family}; font-style: ${style}; font-weight: ${weight}; src: url(${whole}) }`;
    const folder = `@fontsource-variable/${name}`;
    const file = join('node_modules', folder, style === 'italic' ? 'wght-italic.css' : 'wght.css');
    return readFileSync(file, 'utf8')
      .replace(/(?<=font-family: ).*(?=;)/g, family)
      .replace(/(?<=font-weight: ).*(?=;)/g, weight)
      .replaceAll('./files', `${folder}/files`);
  });
  return [...rules, deviceFontRules()].join('\n');
}

/** In development: serves the stylesheet that each page's head links, and its font files. */
export function serveWholeFonts(app: CreateDevServerArgs['app']): void {
  app.get(WHOLE_FONTS, (_: unknown, response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/css');
    response.end(wholeFontRules());
  });
  app.use(dirname(WHOLE_FONTS), sirv('node_modules', { dev: true }));
}

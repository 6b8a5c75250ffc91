/**
 * The font files for the letters of a text. Each language has fonts with the letters of its content, which all its pages
 * share, so that following a link loads no more fonts. In development and in the editor's preview, where any letter may
 * appear, the fonts are complete.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { LoadedContent } from '../../files/read';
import { type Design, type FontChoice, type FontRole, fontRoles } from '../../looks/design';
import { designs } from '../../looks/designs';
import { basePath } from '../../model/company';
import { emitAsset } from '../emitAsset';
import { lettersOf } from './letters';

interface Font extends Pick<Exclude<FontChoice, string>, 'package' | 'file'> {
  isItalic: boolean;
  /** In CSS syntax: one weight, or the lightest and the boldest. */
  weight: string;
  /** Pins the variable font's weight, or limits it. */
  axes?: Record<string, number | { min: number; max: number }>;
}

/** The fonts of a role in a look, the first choice first; by default, those that the look lists. */
export const fontsOf = ({ fonts, weight }: Design, role: FontRole, choices = fonts[role]): Font[] =>
  choices.map((choice) => {
    const { drawnWeight = weight, ...font } =
      typeof choice === 'string' ? { package: choice } : choice;
    const isItalic = role === 'italic';
    if (role === 'text')
      return { ...font, isItalic, weight: '400 700', axes: { wght: { min: 400, max: 700 } } };
    const axes = font.file ? undefined : { wght: drawnWeight };
    return { ...font, isItalic, weight: String(weight), axes };
  });

export interface FontFile {
  font: Font;
  /** The path below `node_modules`. */
  file: string;
  characters: string[];
}

/**
 * The files for a text, each with the characters that no earlier file covers; a font may need several, as Fontsource has
 * one per script. `missing` are the characters that no file covers.
 */
export function findFonts(text: string, candidates: Font[]) {
  const files: FontFile[] = [];
  // Browsers decompose Thai and Lao AM before they draw it.
  const complete = text.replace(/[\u0e33\u0eb3]/g, (am) => am + am.normalize('NFKD'));
  let missing = [...new Set(complete)];
  for (const font of candidates.filter(isInstalled))
    for (const { file, ranges } of filesOf(font)) {
      const characters = missing.filter((character) => isIn(ranges, character));
      if (!characters.some(isVisible)) continue;
      missing = missing.filter((character) => !characters.includes(character));
      files.push({ font, file, characters });
    }
  return { files, missing: missing.filter(isVisible) };
}

const isVisible = (character: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(character);

const isInstalled = ({ package: name, file }: Font): boolean =>
  existsSync(join('node_modules', file ?? `@fontsource-variable/${name}`));

/** Latin, Greek and Cyrillic letters, and signs that are common between them. */
const WHOLE_RANGES = 'U+0020-052F,U+1E00-206F,U+20A0-20C0,U+2113-2122,U+2212';

function filesOf({ package: name, file, isItalic }: Font) {
  if (file) return [{ file, ranges: WHOLE_RANGES }];
  const folder = `@fontsource-variable/${name}`;
  const style = isItalic ? 'italic' : 'normal';
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

export type LanguageFonts = Awaited<ReturnType<typeof emitFonts>>;

export async function emitFonts(content: LoadedContent) {
  const base = basePath(content.company.url);
  const design = designs[content.look];
  const emitted: Record<string, { files: string[]; css: string }> = {};
  for (const language of content.siteFile.languages) {
    const letters = lettersOf(content, language);
    const files: string[] = [];
    const rules: string[] = [];
    for (const role of fontRoles)
      for (const { font, file, characters } of findFonts(letters[role], fontsOf(design, role))
        .files) {
        const data = await subsetFont(
          readFileSync(join('node_modules', file)),
          characters.join(''),
          { targetFormat: 'woff2', variationAxes: font.axes },
        );
        const address = base + emitAsset(`/fonts/${role}`, 'woff2', data);
        files.push(address);
        // Optional: a font that misses the first paint is used on the next visit, as swapping would shift the layout.
        rules.push(fontFace(role, font, `font-display:optional;src:url(${address})`));
      }
    // Browsers begin with the last rule of a family, and take the height of lines from it.
    emitted[language] = { files, css: rules.reverse().join('') };
  }
  return emitted;
}

const fontFace = (role: FontRole, { isItalic, weight }: Font, more: string) =>
  `@font-face{font-family:${role === 'text' ? 'Text' : 'Display'};font-style:${isItalic ? 'italic' : 'normal'};font-weight:${weight};${more}}`;

/** The rules of all letters. The later rule wins, so the first font of a letter comes last. */
export function wholeFontRules(design: Design): string {
  const rules: string[] = [];
  for (const role of fontRoles)
    for (const font of fontsOf(design, role).filter(isInstalled))
      for (const { file, ranges } of filesOf(font))
        rules.push(fontFace(role, font, `unicode-range:${ranges};src:url(${file})`));
  return rules.reverse().join('\n');
}

/**
 * The font files of packages for the letters of a text. `emitFonts.ts` reduces them to these letters; in development and in
 * the editor's preview, where any letter may appear, the fonts are complete.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { type Design, type FontChoice, type FontRole, fontRoles } from '../../looks/design';

export interface Font extends Pick<Exclude<FontChoice, string>, 'package' | 'file'> {
  isItalic: boolean;
  /** In CSS syntax: one weight, or the lightest and the boldest. */
  weight: string;
  /** Pins the variable font's weight, or limits it. */
  axes?: Record<string, number | { min: number; max: number }>;
}

/**
 * The fonts of a role in a look, the first choice first; by default, those that the look lists. With `script`, those for a
 * language in it.
 */
export const fontsOf = (
  { fonts, weight }: Design,
  role: FontRole,
  script?: string,
  choices = fonts[role],
): Font[] =>
  choices
    .filter(
      (choice) =>
        !script || typeof choice === 'string' || [undefined, script].includes(choice.script),
    )
    .map((choice) => {
      const { opticalWeight = weight, ...font } =
        typeof choice === 'string' ? { package: choice } : choice;
      const isItalic = role === 'italic';
      // One file has one weight.
      if (font.file) return { ...font, isItalic, weight: String(role === 'text' ? 400 : weight) };
      if (role === 'text')
        return { ...font, isItalic, weight: '400 700', axes: { wght: { min: 400, max: 700 } } };
      return { ...font, isItalic, weight: String(weight), axes: { wght: opticalWeight } };
    });

export interface FontFile {
  font: Font;
  /** The path below `node_modules`. */
  file: string;
  characters: string[];
}

/**
 * The files for a text, each with the letters that no earlier file has; a font may need several, as Fontsource has one per
 * script. A letter includes its marks, as browsers draw both from one file. `missing` are the letters that no file has.
 */
export function findFonts(text: string, candidates: Font[]) {
  const files: FontFile[] = [];
  const installed = candidates.filter(isInstalled);
  const known = installed.flatMap(filesOf);
  let missing = lettersIn(text).map(
    (letter) =>
      formsOf(letter).find((form) => known.some((file) => hasLetter(file, form))) ?? letter,
  );
  for (const font of inOrder(installed, missing))
    for (const file of filesOf(font)) {
      const letters = missing.filter((letter) => hasLetter(file, letter));
      if (!letters.some(isVisible)) continue;
      missing = missing.filter((letter) => !letters.includes(letter));
      const characters = new Set(letters.flatMap(charactersOf));
      files.push({ font, file: file.file, characters: [...characters] });
    }
  return { files, missing: missing.filter(isVisible) };
}

const segmenter = new Intl.Segmenter();

const lettersIn = (text: string): string[] => [
  ...new Set([...segmenter.segment(text.normalize())].map(({ segment }) => segment)),
];

/** A letter in one piece, with its last mark apart, with its last two …: what browsers draw of a font without the former. */
function formsOf(letter: string): string[] {
  const parts = [...letter.normalize('NFD')];
  return parts.map((_, apart) => {
    const end = parts.length - apart;
    return parts.slice(0, end).join('').normalize() + parts.slice(end).join('');
  });
}

/** Browsers decompose Thai and Lao AM before they draw it. */
const charactersOf = (letter: string): string[] => [
  ...letter.replace(/[\u0e33\u0eb3]/g, (am) => am + am.normalize('NFKD')),
];

/** Fonts that lack a letter with marks, but have others of its script, come last, so that one font draws the whole text. */
function inOrder(fonts: Font[], letters: string[]): Font[] {
  const marked = letters.filter((letter) => /.\p{M}/u.test(letter));
  if (!marked.length) return fonts;
  const lacksMarks = (font: Font) =>
    marked.some((letter) => {
      const files = filesOf(font);
      const has = (text: string) => files.some((file) => hasLetter(file, text));
      const other = /^\p{Script=Latin}/u.test(letter) ? 'a' : letter.slice(0, 1);
      return has(other) && !has(letter);
    });
  const [last, first] = [fonts.filter(lacksMarks), fonts.filter((font) => !lacksMarks(font))];
  return [...first, ...last];
}

/** Scripts that every look has a font of; in others, the device's fonts may draw whole texts. */
const COVERED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|(?=\p{Letter})\p{Script=Arabic}/u;

/** The letters that no font has, though it has others of their script: they break the line's typeface. */
export const strayLetters = (text: string, candidates: Font[]): string[] =>
  findFonts(text, candidates).missing.filter((letter) => COVERED.test(letter));

const isVisible = (character: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(character);

const isInstalled = ({ package: name, file }: Font): boolean =>
  existsSync(join('node_modules', file ?? `@fontsource-variable/${name}`));

interface PackageFile {
  file: string;
  /** Missing if the file is for all characters it has. */
  ranges?: string;
}

function filesOf({ package: name, file, isItalic }: Font): PackageFile[] {
  if (file) return [{ file }];
  const folder = `@fontsource-variable/${name}`;
  const style = isItalic ? 'italic' : 'normal';
  return (
    Object.entries(partsOf(folder))
      .map(([part, ranges]) => ({ part: part.replace(/[[\]]/g, ''), ranges }))
      // Few fonts have most of the letters in the ranges of these two.
      .filter(({ part }) => part !== 'math' && part !== 'symbols')
      .map(({ part, ranges }) => ({
        file: `${folder}/files/${name}-${part}-wght-${style}.woff2`,
        ranges,
      }))
  );
}

const partsOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join('node_modules', folder, 'unicode.json'), 'utf8'));

/** Whether a package is cut into numbered files, of which a page would load dozens, and show the letters of some late. */
export const isSliced = (font: Font): boolean =>
  !font.file &&
  isInstalled(font) &&
  Object.keys(partsOf(`@fontsource-variable/${font.package}`)).some((part) => /\d/.test(part));

/** Whether a file is for a letter and has it with its marks: its ranges also list characters that it lacks. */
function hasLetter({ file, ranges }: PackageFile, letter: string): boolean {
  return (
    (!ranges || letter === ' ' || isIn(ranges, letter)) &&
    charactersOf(letter).every(
      (character) =>
        /\p{Default_Ignorable_Code_Point}/u.test(character) ||
        charactersIn(file).has(character.codePointAt(0) ?? 0),
    )
  );
}

const readFiles = new Map<string, Set<number>>();

function charactersIn(file: string): Set<number> {
  const known = readFiles.get(file);
  if (known) return known;
  const font = openSync(join('node_modules', file));
  const characters = new Set('characterSet' in font ? font.characterSet : []);
  readFiles.set(file, characters);
  return characters;
}

/** Whether a letter's first character is in ranges such as `U+0000-00FF,U+0131`. */
function isIn(ranges: string, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
  });
}

export const FAMILIES: Record<FontRole, string> = {
  heading: 'Display',
  italic: 'Display',
  text: 'Text',
};

export const fontFace = (family: string, { isItalic, weight }: Font, more: string): string =>
  `@font-face{font-family:${family};font-style:${isItalic ? 'italic' : 'normal'};font-weight:${weight};${more}}`;

/** The rules of all letters. The later rule wins, so the first font of a letter comes last. */
export function wholeFontRules(design: Design): string {
  const rules: string[] = [];
  for (const role of fontRoles)
    for (const font of fontsOf(design, role).filter(isInstalled))
      for (const { file, ranges } of filesOf(font))
        rules.push(
          fontFace(
            FAMILIES[role],
            font,
            `${ranges ? `unicode-range:${ranges};` : ''}src:url(${file})`,
          ),
        );
  return rules.reverse().join('\n');
}

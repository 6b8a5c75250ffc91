/** Which font files have the letters of a text. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontSource } from './fontSources';

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
  let missing = charactersOf(text);
  for (const source of sources.filter(isInstalled))
    for (const { file, has } of filesOf(source)) {
      const characters = missing.filter(has);
      if (!characters.some(isVisible)) continue;
      missing = missing.filter((one) => !characters.includes(one));
      files.push({ source, file, characters });
    }
  return { files, missing: missing.filter(isVisible) };
}

/** Browsers take Thai and Lao AM apart before they draw it. */
const charactersOf = (text: string): string[] => [
  ...new Set(text.replace(/[\u0e33\u0eb3]/g, (am) => am + am.normalize('NFKD'))),
];

const isVisible = (character: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(character);

/** Owners install the fonts of scripts that the template doesn't have. */
export const isInstalled = ({ package: name, whole }: FontSource): boolean =>
  existsSync(join('node_modules', whole ?? `@fontsource-variable/${name}`));

/** Latin, Greek and Cyrillic letters, and signs that are common between them. */
const WHOLE_RANGES = 'U+0020-052F,U+1E00-206F,U+20A0-20C0,U+2113-2122,U+2212';

function filesOf({ package: name, style, whole, hasSlices }: FontSource) {
  if (whole) return [{ file: whole, has: hasTest(WHOLE_RANGES) }];
  const folder = `@fontsource-variable/${name}`;
  const list = readFileSync(join('node_modules', folder, 'unicode.json'), 'utf8');
  const ranges: Record<string, string> = JSON.parse(list);
  return (
    Object.entries(ranges)
      .map(([part, range]) => ({ part: part.replace(/[[\]]/g, ''), range }))
      // Few fonts have most of the letters in the ranges of these two.
      .filter(({ part }) => part !== 'math' && part !== 'symbols')
      .filter(({ part }) => hasSlices || !/^\d/.test(part))
      .map(({ part, range }) => ({
        file: `${folder}/files/${name}-${part}-wght-${style}.woff2`,
        has: hasTest(range),
      }))
  );
}

/** Whether a character is in ranges such as `U+0000-00FF,U+0131`. Each file has a space. */
function hasTest(ranges: string): (character: string) => boolean {
  const parts = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return character === ' ' || parts.some(({ from, to }) => from <= point && point <= to);
  };
}

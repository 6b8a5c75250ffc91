/** Which font files have the letters of a text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
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
    for (const file of filesOf(source)) {
      if (!missing.some(isVisible)) break;
      const known = charactersIn(file);
      const characters = missing.filter((one) => known.has(one.codePointAt(0) ?? 0));
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

/** Owners install the fonts of scripts that the template doesn't have (docs/decisions.md). */
export const isInstalled = ({ package: name, whole }: FontSource): boolean =>
  existsSync(join('node_modules', whole ?? `@fontsource-variable/${name}`));

/** Plain Latin letters first, as each file has some of them; of the other files, the one with most letters last. */
function filesOf({ package: name, style, whole, hasSlices }: FontSource): string[] {
  if (whole) return [whole];
  const folder = `@fontsource-variable/${name}/files`;
  const part = hasSlices ? '[a-z\\d-]+' : '[a-z-]+';
  const isOfStyle = new RegExp(`^${name}-${part}-wght-${style}\\.woff2$`);
  return readdirSync(join('node_modules', folder))
    .filter((file) => isOfStyle.test(file))
    .sort((one, other) => rank(one) - rank(other))
    .map((file) => `${folder}/${file}`);
}

const rank = (file: string) =>
  Number(file.includes('-latin-ext-')) - Number(file.includes('-latin-wght-'));

const known = new Map<string, Set<number>>();

/** The code points that a font has. */
function charactersIn(file: string): Set<number> {
  const points = known.get(file) ?? read(file);
  known.set(file, points);
  return points;
}

function read(file: string): Set<number> {
  const font = create(readFileSync(join('node_modules', file)));
  return new Set('characterSet' in font ? font.characterSet : []);
}

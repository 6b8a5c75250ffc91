/** Cuts the fonts to the letters of a text. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontSource } from './fontSources';

export interface FontFile {
  source: FontSource;
  /** The uncut one, in `node_modules`. */
  file: string;
  /** Each once, in the order of their code points. */
  characters: string[];
  content: Buffer;
}

/**
 * The font files for a text, each with the letters that those before it lack; a font may need several, as Fontsource has
 * one per script. Letters that no font has are in none. `sources` are of one family and style.
 */
export async function fontFilesFor(
  text: string,
  sources: FontSource[],
  targetFormat: 'woff2' | 'truetype' = 'woff2',
): Promise<FontFile[]> {
  const files: FontFile[] = [];
  let missing = charactersOf(text);
  for (const source of sources)
    for (const file of filesOf(source)) {
      if (!missing.join('').trim()) return files;
      const font = await readFile(join('node_modules', file));
      const cut = await subsetFont(font, missing.join(''), {
        targetFormat: 'truetype',
        variationAxes: source.axes,
      });
      const found = charactersIn(cut);
      const characters = missing.filter((one) => found.has(one.codePointAt(0) ?? 0));
      if (!characters.join('').trim()) continue;
      missing = missing.filter((one) => !characters.includes(one));
      const content = await subsetFont(cut, characters.join(''), { targetFormat });
      files.push({ source, file, characters, content });
    }
  return files;
}

/** Browsers take Thai and Lao AM apart before they draw it. */
export const charactersOf = (text: string): string[] =>
  [...new Set(text.replace(/[\u0e33\u0eb3]/g, (am) => am + am.normalize('NFKD')))].sort(
    (one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0),
  );

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

/** From the `cmap` table as HarfBuzz writes it: its last part has format 4, or 12 for letters beyond U+FFFF. */
function charactersIn(font: Buffer): Set<number> {
  const points = new Set<number>();
  const add = (from: number, to: number) => {
    for (let point = from; point <= to; point += 1) points.add(point);
  };
  const table = font.readUInt32BE(font.indexOf('cmap') + 8);
  const parts = font.readUInt16BE(table + 2);
  if (!parts) return points;
  const part = table + font.readUInt32BE(table + 8 * parts);
  if (font.readUInt16BE(part) === 12) {
    const end = part + font.readUInt32BE(part + 4);
    for (let range = part + 16; range < end; range += 12)
      add(font.readUInt32BE(range), font.readUInt32BE(range + 4));
  } else {
    const size = font.readUInt16BE(part + 6);
    for (let range = part + 14; range < part + 14 + size; range += 2)
      add(font.readUInt16BE(range + size + 2), font.readUInt16BE(range));
  }
  return points;
}

/**
 * Subsets fonts. A face may have several files, one per script; the browser loads those whose characters it needs.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import {
  type FontFamily,
  type FontSource,
  type FontStyle,
  filesOf,
  fontSources,
  modules,
} from './fontSources';

export interface FontFile {
  source: FontSource;
  /** Below `node_modules`. */
  file: string;
  characters: string;
  /** CSS `unicode-range`: these characters and unused ones between them. */
  unicodeRange: string;
}

/** The files that have the characters of `text` in one family and style, with the characters of each. */
export function filesFor(
  text: string,
  family: FontFamily,
  style: FontStyle,
  sources = fontSources,
): FontFile[] {
  const candidates = candidatesOf(sourcesOf(family, style, sources));
  // Browsers take Thai and Lao AM apart before they draw it.
  const drawn = text.replace(/[\u0e33\u0eb3]/g, (am) => am + am.normalize('NFKD'));
  const owners = [...new Set(drawn)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
    .map((point) => ({ point, owner: candidates.find((one) => hasGlyph(one, point)) }));
  return candidates.flatMap((candidate) => {
    const { source, file } = candidate;
    const points = owners.filter(({ owner }) => owner === candidate).map(({ point }) => point);
    const characters = String.fromCodePoint(...points);
    const isDrawn = characters.trim() !== '';
    const unicodeRange = runs(owners, candidate).join(',');
    return isDrawn ? [{ source, file, characters, unicodeRange }] : [];
  });
}

export const sourcesOf = (
  family: FontFamily,
  style: FontStyle,
  sources = fontSources,
): FontSource[] => sources.filter((one) => one.family === family && one.style === style);

export const candidatesOf = (sources: FontSource[]) =>
  sources.flatMap((source) => filesOf(source).map((one) => ({ source, ...one })));

const fonts = new Map<string, Font>();

/** Fontsource's ranges contain characters that the file lacks. */
export function hasGlyph(
  { file, has }: ReturnType<typeof filesOf>[number],
  point: number,
): boolean {
  if (!has(point)) return false;
  const font = fonts.get(file) ?? open(join(modules, file));
  fonts.set(file, font);
  return font.hasGlyphForCodePoint(point);
}

function open(file: string): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} has several fonts.`);
  return font;
}

/** Merges neighbours of the same file into one range, to keep the list short. */
function runs<T>(owners: { point: number; owner: T | undefined }[], wanted: T): string[] {
  const ranges: { from: number; to: number }[] = [];
  let open = false;
  for (const { point, owner } of owners) {
    const last = ranges.at(-1);
    if (owner !== wanted) open = false;
    else if (open && last) last.to = point;
    else {
      ranges.push({ from: point, to: point });
      open = true;
    }
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(({ from, to }) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  );
}

/** The font with only the used characters. */
export async function subset(
  { source, file, characters }: Pick<FontFile, 'source' | 'file' | 'characters'>,
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const font = await readFile(join(modules, file));
  return subsetFont(font, characters, { targetFormat, variationAxes: source.axes });
}

/** For social cards only, until they use `fontFilesFor`. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { chosenLook } from '../styles/look';
import {
  type FontFamily,
  type FontSource,
  type FontStyle,
  sourcesOf as inLook,
} from './fontSources';

export const modules = join(process.cwd(), 'node_modules');

interface Subset {
  /** Below `node_modules`. */
  file: string;
  has: (point: number) => boolean;
}

function subsetsOf({ package: name, style, whole, hasSlices }: FontSource): Subset[] {
  const folder = `@fontsource-variable/${name}`;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(modules, folder, 'unicode.json'), 'utf8'),
  );
  return Object.entries(ranges)
    .map(([subset, range]) => ({ subset, slice: /^\[(\d+)\]$/.exec(subset)?.[1], range }))
    .filter(({ slice }) => whole || hasSlices || !slice)
    .map(({ subset, slice = subset, range }) => ({
      file: `${folder}/files/${name}-${slice}-wght-${style}.woff2`,
      has: parseRange(range),
    }));
}

function parseRange(range: string): (point: number) => boolean {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  return (point) => parts.some(({ from, to }) => from <= point && point <= to);
}

function filesOf(source: FontSource): Subset[] {
  const subsets = subsetsOf(source);
  const { whole } = source;
  return whole ? [{ file: whole, has: (point) => subsets.some(({ has }) => has(point)) }] : subsets;
}

export const sourcesOf = (family: FontFamily, style: FontStyle): FontSource[] =>
  inLook(chosenLook(), family, style);

export const candidatesOf = (sources: FontSource[]) =>
  sources.flatMap((source) => filesOf(source).map((one) => ({ source, ...one })));

const fonts = new Map<string, Font>();

export function hasGlyph({ file, has }: Subset, point: number): boolean {
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

export async function subset(
  { source, file, characters }: { source: FontSource; file: string; characters: string },
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const font = await readFile(join(modules, file));
  return subsetFont(font, characters, { targetFormat, variationAxes: source.axes });
}

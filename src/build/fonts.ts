/**
 * Cuts the fonts to the characters a language uses, and says which file has which of them.
 * A face may come from several files, one a script; the browser loads those whose characters it needs.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const modules = join(process.cwd(), 'node_modules');

/** The names the styles know; `src/styles/theme.css` says where each is used. */
export type FontFamily = 'Display' | 'Text';

interface FontSource {
  family: FontFamily;
  style: 'normal' | 'italic';
  /** As CSS writes it: one weight, or the lightest and the boldest. */
  weight: string;
  /** Published by Fontsource as `@fontsource-variable/<package>`, one file a script. */
  package: string;
  /** One file with the letters of all its scripts, below `node_modules`: a page then asks for one, not two. */
  whole?: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const serif = '@expo-google-fonts/noto-serif-display';
const textWeights = { weight: '400 700', axes: { wght: { min: 400, max: 700 } } };

/** For each character, the first source of a family and style that has it is used. */
export const fontSources: FontSource[] = [
  {
    family: 'Display',
    style: 'normal',
    package: 'noto-serif-display',
    whole: `${serif}/300Light/NotoSerifDisplay_300Light.ttf`,
    weight: '300',
    axes: {},
  },
  { family: 'Display', style: 'normal', package: 'alexandria', weight: '300', axes: { wght: 230 } },
  {
    family: 'Display',
    style: 'italic',
    package: 'noto-serif-display',
    whole: `${serif}/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf`,
    weight: '300',
    axes: {},
  },
  { family: 'Text', style: 'normal', package: 'manrope', ...textWeights },
  { family: 'Text', style: 'normal', package: 'noto-sans-arabic', ...textWeights },
];

export interface FontFile {
  source: FontSource;
  /** Below `node_modules`. */
  file: string;
  characters: string;
  /** CSS `unicode-range`: these characters, and those nobody uses between them. */
  unicodeRange: string;
}

/** Which files draw `text` in one family and style, and which of its characters each of them draws. */
export function filesFor(text: string, family: FontFamily, style: FontSource['style']): FontFile[] {
  const sources = fontSources.filter((one) => one.family === family && one.style === style);
  const candidates = sources.flatMap(candidatesOf);
  const owners = [...new Set(text)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
    .map((point) => ({ point, owner: candidates.find(({ has }) => has(point)) }));
  return candidates.flatMap((candidate) => {
    const { source, file } = candidate;
    const points = owners.filter(({ owner }) => owner === candidate).map(({ point }) => point);
    const characters = String.fromCodePoint(...points);
    const isDrawn = characters.trim() !== '';
    const unicodeRange = runs(owners, candidate).join(',');
    return isDrawn ? [{ source, file, characters, unicodeRange }] : [];
  });
}

function candidatesOf(source: FontSource) {
  const subsets = subsetsOf(source.package);
  const { whole, style } = source;
  if (whole) {
    return [{ source, file: whole, has: (point: number) => subsets.some(({ has }) => has(point)) }];
  }
  return subsets.map(({ subset, has }) => ({
    source,
    file: `@fontsource-variable/${source.package}/files/${source.package}-${subset}-wght-${style}.woff2`,
    has,
  }));
}

/** Neighbours with the same owner make one range, so that the list stays short. */
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

/** Fontsource says in unicode.json which characters each script's file covers. */
export function subsetsOf(fontPackage: string) {
  const file = join(modules, '@fontsource-variable', fontPackage, 'unicode.json');
  const source = readFileSync(file, 'utf8');
  const ranges: Record<string, string> = JSON.parse(source);
  return Object.entries(ranges).map(([subset, range]) => ({
    subset,
    /** CSS `unicode-range` */
    range,
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

/** Of all fonts that any page may have letters of, as absolute paths. */
export const sourceFiles = (): string[] =>
  fontSources.flatMap(candidatesOf).map(({ file }) => join(realpathSync(modules), file));

type Format = 'woff2' | 'truetype';

/** What the library is asked for. */
export interface Order {
  font: Buffer;
  characters: string;
  options: { targetFormat: Format; variationAxes: FontSource['axes'] };
}

export async function orderFor(
  { source, file, characters }: FontFile,
  targetFormat: Format,
): Promise<Order> {
  const font = await readFile(join(modules, file));
  return { font, characters, options: { targetFormat, variationAxes: source.axes } };
}

/** The file's font with only the characters in use. */
export async function cut(file: FontFile, format: Format): Promise<Buffer> {
  const { font, characters, options } = await orderFor(file, format);
  return subsetFont(font, characters, options);
}

/**
 * The fonts of social cards: those of the pages' headings and, for characters that they lack, every installed Noto font
 * of Fontsource. Cards may use large ones, as visitors don't load them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { FontSource } from '../fonts/fontSources';
import { candidatesOf, hasGlyph, modules, sourcesOf } from '../fonts/fonts';

/** Fontconfig reads it when sharp draws the first text. */
process.env.FONTCONFIG_FILE = join(process.cwd(), 'src/build/cards/fonts.conf');

type FontFile = ReturnType<typeof candidatesOf>[number];

/** As Fontsource names them, by ISO 15924. */
const eastAsian: Record<string, string> = { Jpan: 'jp', Hans: 'sc', Hant: 'tc', Kore: 'kr' };

/** For the owner, if the installed fonts lack letters. */
export const examplePackage = (script: string): string =>
  `@fontsource-variable/noto-serif-${eastAsian[script] ?? 'jp'}`;

/** The language's own font first, as Chinese, Japanese and Korean draw the same characters differently. */
function notoSources(script: string): FontSource[] {
  const names = readdirSync(join(modules, '@fontsource-variable')).filter((name) =>
    name.startsWith('noto-'),
  );
  const own = names.filter((name) => name.endsWith(`-${eastAsian[script]}`));
  return [...new Set([...own, ...names])].map((name) => ({
    family: 'Display',
    style: 'normal',
    weight: '300',
    package: name,
    hasSlices: true,
    axes: { wght: 300 },
  }));
}

/** The files that draw a text, upright and in italics, and the characters that none has. */
export function fontsFor(text: string, script: string) {
  const upright = candidatesOf([...sourcesOf('Display', 'normal'), ...notoSources(script)]);
  const italic = candidatesOf(sourcesOf('Display', 'italic'));
  const files = new Set<FontFile>();
  const missing: string[] = [];
  // Invisible characters need no glyph.
  for (const character of new Set(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))) {
    const hasIt = (file: FontFile) => hasGlyph(file, character.codePointAt(0) ?? 0);
    const own = upright.find(hasIt);
    if (own) files.add(own);
    else missing.push(character);
    for (const file of italic.filter(hasIt)) files.add(file);
  }
  return { files: [...files], missing };
}

const registered = new Map<string, Promise<void>>();

/** Makes the files known to sharp; resolves with their families, for its option `font`. */
export async function registerFonts(files: FontFile[]): Promise<string> {
  for (const { source, file } of files) {
    const name = `${basename(file)}-${source.weight}.ttf`;
    const done = registered.get(name) ?? register(name, file, source);
    registered.set(name, done);
    await done;
  }
  // Fontconfig takes no notice of capitals and spaces.
  return files.map(({ source }) => source.package.replaceAll('-', ' ')).join();
}

/** FreeType reads no WOFF2. The font stays whole, as several cards use it. */
async function register(name: string, file: string, { axes }: FontSource): Promise<void> {
  const font = await subsetFont(readFileSync(join(modules, file)), undefined, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  });
  const fontfile = join(process.cwd(), '.cache/card-fonts', name);
  mkdirSync(dirname(fontfile), { recursive: true });
  writeFileSync(fontfile, font);
  await sharp({ text: { text: '.', fontfile } }).toBuffer();
}

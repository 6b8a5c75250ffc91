/**
 * The fonts of social cards: those of the pages' headings and, for characters that they lack, every installed Noto font
 * of Fontsource. Cards may use large ones, as visitors don't load them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type FontFile, findFonts } from '../fonts/fontFiles';
import { type FontSource, sourcesOf } from '../fonts/fontSources';
import { chosenLook } from '../look';

/** As Fontsource names them, by ISO 15924. */
const notoNames: Record<string, string> = {
  Jpan: 'jp',
  Hans: 'sc',
  Hant: 'tc',
  Kore: 'kr',
  Hebr: 'hebrew',
  Thai: 'thai',
  Deva: 'devanagari',
};

/** For the owner, if the installed fonts lack letters. */
export const examplePackage = (script: string): string =>
  `@fontsource-variable/noto-serif-${notoNames[script] ?? 'jp'}`;

/** The files that draw a text, upright and in italics, and the characters that none has. */
export function fontsFor(text: string, script: string) {
  const look = chosenLook();
  const noto = readdirSync('node_modules/@fontsource-variable').filter((name) =>
    name.startsWith('noto-'),
  );
  // The language's own font first, as Chinese, Japanese and Korean draw the same characters differently.
  const own = noto.filter((name) => name.endsWith(`-${notoNames[script]}`));
  const upright = findFonts(text, [
    ...sourcesOf(look, 'Display', 'normal'),
    ...[...own, ...noto].map(notoSource),
  ]);
  const italic = findFonts(text, sourcesOf(look, 'Display', 'italic'));
  return { files: [...upright.files, ...italic.files], missing: upright.missing };
}

const notoSource = (name: string): FontSource => ({
  family: 'Display',
  style: 'normal',
  weight: '300',
  package: name,
  hasSlices: true,
  axes: { wght: 300 },
});

const registered = new Map<string, Promise<void>>();

/** Makes the files known to sharp; resolves with their families, for its option `font`. */
export async function registerFonts(files: FontFile[]): Promise<string> {
  // Fontconfig reads it when sharp draws the first text. Browsers that tests start must not inherit it.
  process.env.FONTCONFIG_FILE = join(process.cwd(), 'src/build/cards/fonts.conf');
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
  const font = await subsetFont(readFileSync(join('node_modules', file)), undefined, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  });
  const fontfile = join(process.cwd(), '.cache/card-fonts', name);
  mkdirSync(dirname(fontfile), { recursive: true });
  writeFileSync(fontfile, font);
  await sharp({ text: { text: '.', fontfile } }).toBuffer();
}

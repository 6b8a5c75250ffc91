/**
 * The words on social cards and the fonts that draw them: those of the pages' headings, then of their text and, as visitors
 * don't load them, those of scripts with thousands of letters.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { readCompany, readSite, readWords } from '../../files/read';
import type { Design } from '../../looks/design';
import { companyIn } from '../../model/company';
import { describeLanguage, englishName } from '../../model/languages';
import { wordFile } from '../../model/model';
import { shownHost } from '../../model/normalize';
import type { Problem } from '../../model/problem';
import { type FontFile, findFonts, fontsOf } from '../fonts/fonts';
import { chosenDesign } from '../look';

export type CardWords = ReturnType<typeof readCardWords>;

export function readCardWords(root: string, code: string) {
  const { name, url } = companyIn(code, readCompany(root));
  const { first, second, third } = readWords(root, code).about.title;
  const language = describeLanguage(code);
  return { title: { first, second, third }, name, host: shownHost(new URL(url).host), language };
}

/** By script: fonts that owners install, as they are too large for the template. */
const largeFonts: Record<string, string> = {
  Jpan: 'noto-serif-jp',
  Hans: 'noto-serif-sc',
  Hant: 'noto-serif-tc',
  Kore: 'noto-serif-kr',
};

/** The files that draw the words, upright and in italics, and the characters that none has. */
export function fontsFor({ title, name, host, language }: CardWords, look: Design) {
  const words = [...Object.values(title), name, host].join(' ');
  // Chinese, Japanese and Korean draw the same characters differently.
  const large = [largeFonts[language.script], ...Object.values(largeFonts)];
  const upright = findFonts(words, [
    ...fontsOf(look, 'heading'),
    ...fontsOf(look, 'text'),
    ...fontsOf(
      look,
      'heading',
      large.filter((name) => name !== undefined),
    ),
  ]);
  const italic = findFonts(words, fontsOf(look, 'italic'));
  return { files: [...upright.files, ...italic.files], missing: upright.missing };
}

/** For the owner: what the cards of the published languages lack, and how to change that. */
export const cardProblems = (root: string): Problem[] =>
  readSite(root).languages.flatMap((code) => {
    const { missing } = fontsFor(readCardWords(root, code), chosenDesign(root));
    if (!missing.length) return [];
    return {
      file: wordFile('translation', code),
      key: 'page.about.title',
      problem: `or the company's name is incomplete on the social card in ${englishName(code)} (${code}), as no installed font has ${missing.join(' ')}`,
      fix: 'Install a font for them ("Change the look" in CONTRIBUTING.md says which), or leave them out.',
    };
  });

const registered = new Map<string, Promise<void>>();

/** Makes the files known to sharp; resolves with their families, for its option `font`. */
export async function registerFonts(files: FontFile[]): Promise<string> {
  // Fontconfig reads it when sharp draws the first text. Browsers that tests start must not inherit it.
  process.env.FONTCONFIG_FILE = join(process.cwd(), 'src/pipeline/cards/fonts.conf');
  for (const fontFile of files) {
    const name = `${basename(fontFile.file)}-${fontFile.font.weight}.ttf`;
    const done = registered.get(name) ?? register(name, fontFile);
    registered.set(name, done);
    await done;
  }
  // Fontconfig takes no notice of capitals and spaces.
  return files.map(({ font }) => font.package.replaceAll('-', ' ')).join();
}

/** FreeType reads no WOFF2. The font stays whole, as several cards use it. */
async function register(name: string, { file, font }: FontFile): Promise<void> {
  const converted = await subsetFont(readFileSync(join('node_modules', file)), undefined, {
    targetFormat: 'truetype',
    variationAxes: font.axes,
    keepAllGlyphs: true,
  });
  const fontfile = join(process.cwd(), '.cache/card-fonts', name);
  mkdirSync(dirname(fontfile), { recursive: true });
  writeFileSync(fontfile, converted);
  await sharp({ text: { text: '.', fontfile } }).toBuffer();
}

/**
 * The words on social cards and the fonts that draw them. A letter is drawn by the pages' font of headings or else of
 * text. Cards also have fonts of scripts with thousands of letters, as visitors don't load them.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { writeFile } from '../../files/files';
import type { LoadedContent } from '../../files/read';
import type { Design } from '../../looks/design';
import { designs } from '../../looks/designs';
import { shownUrl } from '../../model/company';
import { describeLanguage, englishName } from '../../model/languages';
import { wordFile } from '../../model/model';
import type { Problem } from '../../model/problem';
import { joinWords, textFor } from '../../model/texts';
import { type FontFile, findFonts, fontsOf } from '../fonts/fonts';

export type CardWords = ReturnType<typeof cardWords>;

/** `code` is a published language. */
export function cardWords({ company, settings, words }: LoadedContent, code: string) {
  const name = textFor(company.name, [code, settings.defaultLanguage]);
  const { first = '', second = '', third = '' } = words[code]?.about.title ?? {};
  const language = describeLanguage(code);
  const address = shownUrl(company.url).replace('https://', '');
  return { title: { first, second, third }, name, address, language };
}

/** Fonts by script that owners install, as they are too large for the template. */
const largeFonts: Record<string, string> = {
  Jpan: 'noto-serif-jp',
  Hans: 'noto-serif-sc',
  Hant: 'noto-serif-tc',
  Kore: 'noto-serif-kr',
};

export const lettersOn = ({ title, name, address }: CardWords): string =>
  [...Object.values(title), name, address].join(' ');

/** The files that draw a text, upright and in italics, and the characters that none has. */
export function fontsFor(text: string, script: string, design: Design) {
  // Chinese, Japanese and Korean draw the same characters differently.
  const large = [largeFonts[script] ?? [], ...Object.values(largeFonts)].flat();
  const upright = findFonts(text, [
    ...fontsOf(design, 'heading', script),
    ...fontsOf(design, 'text', script),
    ...fontsOf(design, 'heading', script, large),
  ]);
  const italic = findFonts(text, fontsOf(design, 'italic', script));
  return { files: [...upright.files, ...italic.files], missing: upright.missing };
}

/** Whether a font has each letter of a text; other characters that none has are left out. */
export const canWrite = (text: string, missing: readonly string[]): boolean =>
  !missing.some(
    (character) => /[\p{Alphabetic}\p{N}]/u.test(character) && text.includes(character),
  );

/** The title in one line; empty if the card is without words, as no font has its letters. */
export function titleOn({ title, language }: CardWords, design: Design): string {
  const text = joinWords(Object.values(title));
  return canWrite(text, fontsFor(text, language.script, design).missing) ? text : '';
}

export const cardProblems = (content: LoadedContent): Problem[] =>
  content.settings.languages.flatMap((code) => {
    const words = cardWords(content, code);
    const design = designs[content.look];
    const { missing } = fontsFor(lettersOn(words), words.language.script, design);
    if (!missing.length) return [];
    const card = `${englishName(code)} (${code})`;
    return {
      file: wordFile('translation', code),
      key: 'page.about.title',
      problem: `${
        titleOn(words, design)
          ? `or the company's name is incomplete on the social card in ${card}`
          : `is not on the social card in ${card}, which shows only the first picture and the logo`
      }, as no installed font has ${missing.join(' ')}`,
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
  writeFile(fontfile, converted);
  await sharp({ text: { text: '.', fontfile } }).toBuffer();
}

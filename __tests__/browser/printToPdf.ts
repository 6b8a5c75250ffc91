/** Prints the page to PDF with Chromium, and reads its texts and pictures. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { readLook } from '../../src/build/look';
import { preparePicture } from '../../src/build/pictures';
import { shapesOf, TEAM_SHAPES } from '../../src/components/about/places';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import { addStyles } from './addStyles';
import './newerBuiltIns';

export const papers = ['A4', 'Letter'] as const;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Picture = Awaited<ReturnType<typeof extractImages>>[number];

interface Printed {
  sheets: number;
  text: string;
  /** The pictures of `content/about.json` that are in the PDF, in order. */
  pictures: string[];
}

export async function print(page: Page, format: (typeof papers)[number]): Promise<Printed> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const numbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1);
  const texts = await Promise.all(numbers.map((number) => textOf(pdf, number)));
  const pictures = await Promise.all(numbers.map((number) => extractImages(pdf, number)));
  const names = await Promise.all(pictures.flat().map(nameOf));
  return {
    sheets: pdf.numPages,
    text: texts.join('\n'),
    pictures: names.filter((name) => name !== undefined),
  };
}

/** Adds spaces between texts of different sizes, which would otherwise be joined. */
async function textOf(pdf: Pdf, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  let size = 0;
  return items
    .filter((item) => 'str' in item)
    .map(({ str, height, hasEOL }) => {
      const gap = height === size ? '' : ' ';
      size = height;
      return gap + str + (hasEOL ? '\n' : '');
    })
    .join('');
}

async function nameOf({ data, width, height, channels }: Picture): Promise<string | undefined> {
  const look = await lookOf(sharp(data, { raw: { width, height, channels } }));
  known ??= knownPictures();
  return (await known).find((picture) => difference(picture.look, look) < 10)?.name;
}

let known: ReturnType<typeof knownPictures> | undefined;

function knownPictures(): Promise<{ name: string; look: Buffer }[]> {
  const root = contentRoot();
  const { collage, team } = readAbout(root);
  const shapes = [...readLook().collage.map(shapesOf), TEAM_SHAPES];
  return Promise.all(
    [...collage, team].map(async ({ file: name }, index) => {
      const original = { bytes: readFileSync(join(root, 'content', name)), extension: '' };
      const { bytes } = await preparePicture(original, { shapes: shapes[index] ?? [] });
      return { name, look: await lookOf(sharp(bytes)) };
    }),
  );
}

/** Its colours in 64 fields, independent of its size. */
const lookOf = (picture: Sharp) =>
  picture.resize(8, 8, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer();

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

/**
 * Returns the parts of a text that are missing in the PDF. PDFs don't keep the order of right-to-left words and letters,
 * so those are compared word by word, as sets of letters.
 */
export function missing(text: string, printed: string, language: string): string[] {
  const plain = (part: string) =>
    part.normalize('NFKC').toLocaleUpperCase(language).replaceAll('\u00ad', '');
  if (!isRightToLeft(text)) {
    const joined = (part: string) => plain(part).replace(/\s/g, '');
    return joined(printed).includes(joined(text)) ? [] : [text];
  }
  const letters = (word: string) => [...word].sort().join('');
  // Punctuation may have moved to another word.
  const words = (part: string) =>
    plain(part)
      .replace(/[\p{M}\p{P}]/gu, '')
      .split(/\s+/)
      .filter(Boolean);
  // In a PDF a mark is before its letter, sometimes with a gap.
  const inPdf = words(printed.replace(/(\p{M})\s+/gu, '$1'));
  const there = new Set(inPdf.map(letters));
  // A letter joined with its marks has no name in the PDF, but U+0000; its word is known by the other letters.
  const incomplete = inPdf
    .filter((word) => word.includes('\0'))
    .map((word) => [...word.replaceAll('\0', '')]);
  const isThere = (word: string) =>
    there.has(letters(word)) ||
    incomplete.some((rest) => rest.length > 1 && rest.every((letter) => word.includes(letter)));
  return words(text).filter((word) => !isThere(word));
}

const isRightToLeft = (text: string) => /[\p{sc=Arab}\p{sc=Hebr}]/u.test(text);

/**
 * Uses Alexandria, as Noto Sans Arabic composes letters from parts that a PDF can't name. The lines then break elsewhere,
 * so use it for reading texts only.
 */
export async function withReadableLetters(page: Page): Promise<void> {
  const address = '/fonts/readable.woff2';
  const file = '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2';
  await page.route(`**${address}`, (route) => route.fulfill({ path: require.resolve(file) }));
  const range = 'U+600-6FF, U+750-77F';
  await addStyles(
    page,
    `@font-face { font-family: Text; font-weight: 400 700; src: url(${address}); unicode-range: ${range} }`,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** A text for the drawn map, as a PDF may not contain the map's own names, in the machine's fonts. */
export const mapMarkText = 'MARK OF THE MAP';

export async function markDrawnMap(page: Page): Promise<void> {
  await page.route('**/map/*.svg', async (route) => {
    const response = await route.fetch();
    const mark = `<text x="50%" y="50%" text-anchor="middle">${mapMarkText}</text></svg>`;
    await route.fulfill({ response, body: (await response.text()).replace(/<\/svg>\s*$/, mark) });
  });
}

/** The text on Open Graph images: the title, with the name above and the host below it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { OG_IMAGE_SIZE } from '../components/head/ogImageSize';
import type { Language } from '../content/languages/languages';
import { isWide } from '../content/logoSize';
import type { AboutWords } from '../content/model';
import type { BrandMark } from './brandMark';
import { cardLogo } from './cardLogo';
import { type FontFile, filesFor, subset } from './fonts';
import { themeColors } from './theme';

/** The part of the card at the end of the line. */
export const PICTURE_WIDTH = 440;
const MARGIN = 72;
/** The width for the text, between the margins and the picture. */
const ROOM = OG_IMAGE_SIZE.width - PICTURE_WIDTH - 2 * MARGIN;
const LARGEST = 96;
/** The baseline of the company's name. */
const NAME = MARGIN + 24;
/** The theme's colours that the card uses. */
export const cardColors = (root: string) => themeColors(root, ['ground', 'ink', 'sea', 'quiet']);

export interface CardWords {
  root: string;
  title: AboutWords['title'];
  companyName: string;
  /** The site's host name. */
  host: string;
  language: Pick<Language, 'direction' | 'script'>;
  logo?: BrandMark;
}

/** The card without its picture, as RGBA pixels. */
export async function renderCardText(words: CardWords): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'card-'));
  try {
    const fonts = await unpack(words, folder);
    const { pixels } = await renderAsync(svgOf(words, fonts), optionsOf(fonts));
    return pixels;
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Style = FontFile['source']['style'];

interface Line {
  text: string;
  style: Style;
  color: string;
}

interface Fonts {
  files: string[];
  /** Whether there is an italic font for the title's second line. */
  hasItalic: boolean;
  /** Every character of the upright fonts. */
  characters: string;
}

/** resvg reads fonts from files and doesn't support WOFF2. */
async function unpack({ title, companyName, host }: CardWords, folder: string): Promise<Fonts> {
  const upright = filesFor(
    [title.first, title.second, title.third, companyName, host].join(''),
    'Display',
    'normal',
  );
  const italic = filesFor(title.second, 'Display', 'italic');
  const files = [...upright, ...italic].map(async (file, index) => {
    const path = join(folder, `${index}.ttf`);
    await writeFile(path, await subset(file, 'truetype'));
    return path;
  });
  const characters = upright.map((file) => file.characters).join('');
  return { files: await Promise.all(files), hasItalic: italic.length > 0, characters };
}

const optionsOf = ({ files }: Fonts) => ({ font: { fontFiles: files, loadSystemFonts: false } });

const frame = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_IMAGE_SIZE.width}" height="${OG_IMAGE_SIZE.height}">${inner}</svg>`;

function svgOf(words: CardWords, fonts: Fonts): string {
  const { root, title, companyName, host, language, logo } = words;
  const { ground, ink, sea, quiet } = cardColors(root);
  const second: Style = fonts.hasItalic ? 'italic' : 'normal';
  const titleLines: Line[] = [
    { text: title.first, style: 'normal', color: ink.light },
    { text: title.second, style: second, color: sea.light },
    { text: title.third, style: 'normal', color: ink.light },
  ];
  const name: Line = { text: companyName, style: 'normal', color: ink.light };
  const isDrawn = titleLines.every(({ text }) => hasLettersOf(text, fonts));
  const lines = isDrawn ? titleLines : [name];
  const size = Math.min(LARGEST, ...lines.map((line) => fitting(line, fonts)));
  const leading = size * 1.15;
  const top = (OG_IMAGE_SIZE.height - leading * (lines.length - 1)) / 2 + size * 0.3;
  const draw = drawer(language.direction);
  const isRtl = language.direction === 'rtl';
  const start = isRtl ? OG_IMAGE_SIZE.width - MARGIN : MARGIN;
  const atTop = logo && cardLogo(logo, ground, { start, middle: NAME - 12, isRtl });
  return frame(
    [
      `<rect width="100%" height="100%" fill="${ground.light}"/>`,
      atTop?.svg ?? '',
      isDrawn && !(logo && isWide(logo)) ? draw(name, NAME, 36, atTop ? atTop.width + 20 : 0) : '',
      ...lines.map((line, index) => draw(line, top + index * leading, size)),
      draw({ text: host, style: 'normal', color: quiet.light }, OG_IMAGE_SIZE.height - MARGIN, 28),
    ].join(''),
  );
}

/** Not every script has a font. */
const hasLettersOf = (text: string, { characters }: Fonts) =>
  [...text].every((letter) => !/\p{L}/u.test(letter) || characters.includes(letter));

/** The font size at which a line fills the available width. */
function fitting(line: Line, fonts: Fonts): number {
  const box = new Resvg(frame(drawer('ltr')(line, 300, 100)), optionsOf(fonts)).getBBox();
  return box?.width ? (100 * ROOM) / box.width : LARGEST;
}

/** Draws a line of text from its start edge. */
function drawer(direction: Language['direction']) {
  const isRtl = direction === 'rtl';
  const place = (indent: number) =>
    isRtl
      ? `x="${OG_IMAGE_SIZE.width - MARGIN - indent}" text-anchor="end" direction="rtl"`
      : `x="${MARGIN + indent}"`;
  return ({ text, style, color }: Line, y: number, size: number, indent = 0) =>
    `<text ${place(indent)} y="${y}" font-size="${size}" font-style="${style}" fill="${color}" font-family="Noto Serif Display" font-weight="300">${escapeXml(text)}</text>`;
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);

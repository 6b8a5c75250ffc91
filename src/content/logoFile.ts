/** Reads the owner's logo: what may be shown of it, and why not the rest. */
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { MIN_LOGO } from './kinds';
import { damagedLogo, partsLeftOut, smallLogo, TEXT_ELEMENT, textInLogo } from './logoParts';
import type { Message } from './problem';

export interface LogoFile {
  /** The logo as SVG without scripts, links and animations; a PNG or WebP is embedded in it. */
  svg: string;
  width: number;
  height: number;
  isVector: boolean;
  /** Of the file, in words: "a script". */
  leftOut: string[];
}

/** Of the sides: a longer one could not be read in the header. */
const MAX_RATIO = 8;
/** It loads with each page. */
const MAX_SVG = 200_000;

/** Resolves with what is wrong, if the logo can't be used. */
export async function readLogo(file: string): Promise<LogoFile | Message> {
  const bytes = await readFile(file);
  const isSvg = file.toLowerCase().endsWith('.svg');
  const logo = isSvg ? readSvg(bytes) : await readPixels(bytes);
  if ('problem' in logo) return logo;
  const ratio = logo.width / logo.height;
  return ratio > MAX_RATIO || ratio < 1 / MAX_RATIO ? tooNarrow : logo;
}

/** resvg writes only the shapes that it draws, so that nothing else of the file can reach a page. */
function readSvg(bytes: Buffer): LogoFile | Message {
  if (bytes.length > MAX_SVG) return tooHeavy;
  const source = bytes.toString('utf8');
  if (TEXT_ELEMENT.test(source)) return textInLogo;
  try {
    const drawing = new Resvg(source, { font: { loadSystemFonts: false } });
    const drawn = drawing.toString();
    const svg = drawn.replace(/<image\b[^>]*>/g, '');
    if (drawn.replace(ELEMENT, '').trim() || REFERENCE.test(svg)) return damagedLogo;
    if (!new Resvg(svg).getBBox()) return empty;
    const { width, height } = drawing;
    return { svg, width, height, isVector: true, leftOut: partsLeftOut(source) };
  } catch {
    return damagedLogo;
  }
}

/** All that resvg writes; it copies names from the file, which could contain tags. */
const ELEMENT =
  /<\/?(svg|defs|g|path|linearGradient|radialGradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+|image)(\s+[\w:-]+="[^"<>]*")*\s*\/?>/g;
/** To anything but a part of the same drawing. */
const REFERENCE = /\bon\w+=|(href="|url\()(?!#)/i;

async function readPixels(bytes: Buffer): Promise<LogoFile | Message> {
  try {
    const { data, info } = await sharp(bytes)
      .resize(MIN_LOGO, MIN_LOGO, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (Math.max(width, height) < MIN_LOGO) return smallLogo(width, height);
    const image = `<image width="${width}" height="${height}" xlink:href="data:image/png;base64,${data.toString('base64')}"/>`;
    const svg = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${image}</svg>`;
    return { svg, width, height, isVector: false, leftOut: [] };
  } catch {
    return damagedLogo;
  }
}

const empty = {
  problem: 'draws nothing that a page could show',
  fix: 'Export the logo again as SVG with paths, or as PNG.',
};
const tooNarrow = {
  problem: `has one side more than ${MAX_RATIO} times as long as the other`,
  fix: 'Use a less narrow version, such as one with the words below each other.',
};
const tooHeavy = {
  problem: `has more than ${MAX_SVG / 1000} kB`,
  fix: 'Simplify its paths, or use a PNG.',
};

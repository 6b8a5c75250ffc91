/** The company's mark in icons, cards and the header: the owner's logo or the template's mark. */
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { wcagContrast } from 'culori';
import { mark } from '../components/layout/mark';
import { readCompany } from '../content/files/read';
import { pictureFile } from '../content/kinds';
import { readLogo } from '../content/logoFile';
import type { Size } from '../content/logoSize';
import { type Color, themeColor, themeColors } from './theme';

export interface BrandMark {
  svg: string;
  width: number;
  height: number;
  isLogo: boolean;
  isVector: boolean;
  /** The only background, of the page's two, that it can be seen on. */
  scheme?: keyof Color;
}

/** `root` contains the theme, `content` the company. */
export async function readMark(root: string, content: string): Promise<BrandMark> {
  const { logo } = readCompany(content);
  if (!logo) return templateMark(root);
  const file = join(content, pictureFile(logo));
  const read = await readLogo(file);
  // The content check has reported it before.
  if ('problem' in read) throw new Error(`${logo} ${read.problem}`);
  return { ...read, isLogo: true, scheme: schemeOf(read.svg, themeColor(root, 'ground')) };
}

function templateMark(root: string): BrandMark {
  const colors = themeColors(root, ['accent', 'sea']);
  const shapes = mark.map(
    ({ color, shape }) => `<path fill="${colors[color].light}" d="${shape}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes.join('')}</svg>`;
  return { svg, width: 24, height: 24, isLogo: false, isVector: true };
}

/** The mark as a part of another SVG, in the middle of a box. */
export function placeMark(
  { svg, width, height }: BrandMark,
  box: Size & { x: number; y: number },
): string {
  const inner = svg.replace(/^<svg\b[^>]*>/, '');
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 ${width} ${height}" xmlns:xlink="http://www.w3.org/1999/xlink">${inner}`;
}

/** The least contrast of graphics. */
const VISIBLE = 3;
const SAMPLE = 64;

/** A logo on a background of its own can be seen everywhere; else at least a quarter of it has to stand out. */
function schemeOf(svg: string, ground: Color): keyof Color | undefined {
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: 'width', value: SAMPLE },
  }).render();
  const opaque = Array.from({ length: width * height }, (_, index) => [
    ...pixels.subarray(4 * index, 4 * index + 4),
  ]).filter(([, , , opacity = 0]) => opacity > 250);
  if (opaque.length > 0.98 * width * height) return undefined;
  const isVisibleOn = (behind: string) =>
    opaque.filter((pixel) => wcagContrast(toHex(pixel), behind) >= VISIBLE).length >=
    opaque.length / 4;
  const [light, dark] = [isVisibleOn(ground.light), isVisibleOn(ground.dark)];
  if (light === dark) return undefined;
  return light ? 'light' : 'dark';
}

const toHex = (pixel: number[]) => `#${Buffer.from(pixel.slice(0, 3)).toString('hex')}`;

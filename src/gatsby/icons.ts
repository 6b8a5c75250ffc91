/** Creates all icons from the company's logo or the template's mark, and the web manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { basePath } from '../content/basePath';
import { contentRoot } from '../content/files/contentRoot';
import { readCompany, readSite } from '../content/files/read';
import { localizedPath } from '../content/languages/languages';
import { type BrandMark, placeMark, readMark } from './brandMark';
import { themeColor } from './theme';

interface Icon {
  /** The path in the built site. */
  path: string;
  /** The length of a side in pixels. */
  size: number;
  /** The mark's share of a side. Around it is the theme's background; one with share 1 has none. */
  share: number;
  purpose?: 'any' | 'maskable';
}

/** Phones crop maskable icons to their own shape; only a circle of 80 % is always visible. */
export const icons: Icon[] = [
  { path: '/icons/192.png', size: 192, share: 1, purpose: 'any' },
  { path: '/icons/512.png', size: 512, share: 1, purpose: 'any' },
  { path: '/icons/maskable.png', size: 512, share: 0.6, purpose: 'maskable' },
  { path: '/icons/apple-touch.png', size: 180, share: 0.7 },
];

export async function writeIcons(root: string, site: string): Promise<void> {
  const mark = await readMark(root, contentRoot());
  write(join(site, 'icon.svg'), vectorIcon(root, mark));
  for (const icon of icons) write(join(site, icon.path), await drawIcon(root, icon, mark));
  write(join(site, 'manifest.webmanifest'), JSON.stringify(manifest(root, contentRoot())));
}

function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The icon in browser tabs. Their colour is unknown, so a logo that needs its background has one here. */
export function vectorIcon(root: string, mark: BrandMark): string {
  if (!mark.scheme) return squareOf(mark, 24);
  const ground = themeColor(root, 'ground')[mark.scheme];
  return squareOf(mark, 20, `<rect width="24" height="24" rx="4" fill="${ground}"/>`);
}

/** `side` is the length of the mark's longer side; the icon has 24. */
function squareOf(mark: BrandMark, side: number, ground = ''): string {
  if (!mark.isLogo) return mark.svg;
  const start = (24 - side) / 2;
  const placed = placeMark(mark, { x: start, y: start, width: side, height: side });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ground}${placed}</svg>`;
}

/** Returns a PNG. */
export async function drawIcon(
  root: string,
  { size, share }: Icon,
  mark: BrandMark,
): Promise<Buffer> {
  const svg = share === 1 ? vectorIcon(root, mark) : squareOf(mark, 24);
  const fitTo = { mode: 'width', value: Math.round(size * share) } as const;
  const ground = share === 1 ? '#0000' : themeColor(root, 'ground')[mark.scheme ?? 'light'];
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: new Resvg(svg, { fitTo }).render().asPng() }])
    .png()
    .toBuffer();
}

/** `root` contains the theme, `content` the company. */
export function manifest(root: string, content: string) {
  const { name, url } = readCompany(content);
  const base = basePath(url);
  const { defaultLanguage } = readSite(content);
  const ground = themeColor(root, 'ground').light;
  return {
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: base + localizedPath('/about/', defaultLanguage, true),
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: icons.flatMap(({ path, size, purpose }) =>
      purpose ? [{ src: base + path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  };
}

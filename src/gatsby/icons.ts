/** Creates all icons from `static/icon.svg`, and the web manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { basePath } from '../content/basePath';
import { contentRoot } from '../content/files/contentRoot';
import { readCompany, readSite } from '../content/files/read';
import { localizedPath } from '../content/languages/languages';
import { themeColor } from './theme';

interface Icon {
  /** The path in the built site. */
  path: string;
  /** The length of a side in pixels. */
  size: number;
  /** The logo's share of a side. Around it is the theme's background; a logo with share 1 has none. */
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
  for (const icon of icons) write(join(site, icon.path), await drawIcon(root, icon));
  write(join(site, 'manifest.webmanifest'), JSON.stringify(manifest(root, contentRoot())));
}

function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Returns a PNG. */
export async function drawIcon(root: string, { size, share }: Icon): Promise<Buffer> {
  const side = Math.round(size * share);
  // The drawing is 24 units wide; at 72 dpi each unit is one pixel.
  const mark = await sharp(join(root, 'static/icon.svg'), { density: (72 * side) / 24 })
    .resize(side, side)
    .png()
    .toBuffer();
  const ground = share === 1 ? '#0000' : themeColor(root, 'ground').light;
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
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

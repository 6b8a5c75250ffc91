/** @jest-environment node */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readCompany } from '../../src/content/files/read';
import { readMark } from '../../src/gatsby/brandMark';
import { drawIcon, icons, manifest, writeIcons } from '../../src/gatsby/icons';
import { changeTheme } from '../changeTheme';
import { pixelOf } from './pixelOf';

/** With these colours also after an owner has changed them. */
const root = changeTheme({ sea: '#1f5fa8', accent: '#c8502e' });
afterAll(() => rmSync(root, { recursive: true }));

test.each(icons.map((icon) => [icon.path, icon] as const))(
  '%s has its size and shows the mark',
  async (_, icon) => {
    const png = await drawIcon(root, icon, await readMark(root, contentRoot()));
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: icon.size,
      height: icon.size,
    });
    const quarter = Math.round(icon.size / 2 - (icon.size * icon.share) / 4);
    expect(await pixelOf(png, icon.size / 2, quarter)).toEqual([0xc8, 0x50, 0x2e, 255]);
    expect(await pixelOf(png, icon.size / 2, icon.size - quarter)).toEqual([0x1f, 0x5f, 0xa8, 255]);
  },
);

test('What a phone may cut to its own shape has ground in its corners, the others have none', async () => {
  for (const icon of icons) {
    const [, , , opacity] = await pixelOf(
      await drawIcon(root, icon, await readMark(root, contentRoot())),
      0,
      0,
    );
    expect([icon.path, opacity]).toEqual([icon.path, icon.share === 1 ? 0 : 255]);
  }
});

test('The manifest names the company, and only icons that are there', async () => {
  const site = mkdtempSync(join(tmpdir(), 'icons-'));
  await writeIcons(root, site);
  const written = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  expect(written).toEqual(manifest(root, contentRoot()));
  expect(written).toMatchObject({ name: readCompany(contentRoot()).name, start_url: '/about/' });
  expect(written.icons).toEqual([
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  for (const { src } of written.icons) expect(existsSync(join(site, src))).toBe(true);
  expect(existsSync(join(site, 'icons/apple-touch.png'))).toBe(true);
  expect(existsSync(join(site, 'icon.svg'))).toBe(true);
});

/**
 * Measures how much the encoding of the About page's pictures shows, with Butteraugli from Debian's libjxl-devtools:
 * each file that a screen loads, at the size at which it shows it, against the same picture without losses.
 *
 *     npx tsx __tests__/bench/pictureQuality.ts                    the sample site that the last `npm test` built
 *     npx tsx __tests__/bench/pictureQuality.ts public .           a site and its content
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { formatTable } from '../../scripts/formatTable';
import { serveSite } from '../../scripts/siteServer';
import { preparePicture } from '../../src/build/pictures/preparePicture';
import { readLook } from '../../src/build/styles/look';
import { shapesOf, TEAM_SHAPES } from '../../src/components/about/places';
import { readAbout } from '../../src/model/files/read';
import { pictureFile } from '../../src/model/pictures';
import { chromiumFlags, playwrightPath } from '../tools/chromium';
import { sampleContent, sampleSite } from '../tools/paths';

const [site = sampleSite, content = sampleContent] = process.argv.slice(2);

/** Width and pixels per CSS pixel. At most 1.2 may show on the first kind, 1.5 on dense phones. */
const screens = [
  [768, 1],
  [1280, 1],
  [1440, 1],
  [390, 1.75],
  [390, 3],
] as const;

interface Shown {
  src: string;
  width: number;
  height: number;
}

async function shownOn(browser: Browser, url: string, [width, density]: (typeof screens)[number]) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: density });
  await page.goto(`${url}/about/`);
  const images = await page.locator('main picture > img').all();
  const shown: Shown[] = [];
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    shown.push(
      await image.evaluate(async (element: HTMLImageElement, scale) => {
        await element.decode();
        const { width, height } = element.getBoundingClientRect();
        return {
          src: new URL(element.currentSrc).pathname,
          width: Math.round(width * scale),
          height: Math.round(height * scale),
        };
      }, density),
    );
  }
  await page.close();
  return shown;
}

/** Both are scaled alike, so that only the losses of the encoding differ. */
async function difference(
  file: string,
  lossless: Buffer,
  { width, height }: Shown,
  folder: string,
) {
  const { width: fileWidth, height: fileHeight } = await sharp(file).metadata();
  const whole = await sharp(lossless)
    .resize(fileWidth, fileHeight, { fit: 'fill' })
    .png()
    .toBuffer();
  const paths = ['before.png', 'after.png'].map((name) => join(folder, name));
  const [before = '', after = ''] = paths;
  await sharp(whole).resize(width, height).toFile(before);
  await sharp(file).resize(width, height).toFile(after);
  const output = execFileSync('butteraugli_main', [before, after, '--pnorm', '3'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(/3-norm: ([\d.]+)/.exec(output)?.[1]);
}

async function run(): Promise<void> {
  const { url, server } = await serveSite(site, 0);
  const browser = await chromium.launch({ executablePath: playwrightPath(), args: chromiumFlags });
  const folder = mkdtempSync(join(tmpdir(), 'quality-'));
  const { collage, team } = readAbout(content);
  const shapes = [...readLook().collage.map(shapesOf), TEAM_SHAPES];
  const rows = [...collage, team].map(({ file }) => [parse(file).name]);
  for (const screen of screens) {
    const shown = await shownOn(browser, url, screen);
    for (const [index, picture] of [...collage, team].entries()) {
      const place = shown[index];
      if (!place) throw new Error(`There is no picture ${index + 1} on the page.`);
      const bytes = readFileSync(join(content, pictureFile(picture.file)));
      const prepared = await preparePicture(
        { bytes, extension: parse(picture.file).ext },
        shapes[index] ?? [],
        picture.focus,
      );
      const file = join(site, decodeURI(place.src));
      const found = await difference(file, prepared.bytes, place, folder);
      rows[index]?.push(`${found.toFixed(2)}, ${(statSync(file).size / 1000).toFixed(0)} kB`);
    }
  }
  console.log(
    formatTable([['', ...screens.map(([width, density]) => `${width} × ${density}`)], ...rows]),
  );
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}

run();

/** Reads from a built About page what the reference page takes over: pictures, fonts, and the head's data. */
import type { Browser, Page } from '@playwright/test';
import { COLLAGE_PICTURES } from '../../src/content/model';

export interface BuiltPicture {
  /** AVIF files, as `srcset` writes them. */
  avif: string;
  /** A JPEG, for the few browsers without AVIF. */
  src: string;
  width: string;
  height: string;
  /** The tone that waits below it. */
  color: string;
}

export interface BuiltPage {
  /** What machines read of the page, a tag each. */
  head: string[];
  fontFaces: string[];
  /** Addresses of the fonts that are fetched early. */
  fonts: string[];
  /** The collage's, then the team's, then the office's own map if there is one. */
  pictures: BuiltPicture[];
  /** Addresses of the drawn maps; none if they don't fit the office. */
  maps: { narrow?: string; wide?: string };
  /** Of the build. */
  year: string;
}

export async function readBuiltPage(browser: Browser, html: string): Promise<BuiltPage> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    const built = await read(page);
    if (built.fontFaces.length && built.pictures.length > COLLAGE_PICTURES) return built;
  } finally {
    await page.close();
  }
  throw new Error(
    'The built About page has no @font-face rules or <picture> elements where scripts/bench/builtPage.ts looks for them.',
  );
}

const forMachines = [
  'title',
  'meta[property]',
  'meta[name]:not([name="generator"], [name="viewport"])',
  'link:is([rel="canonical"], [rel="alternate"], [rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])',
  'script[type="application/ld+json"]',
].join();

async function read(page: Page): Promise<BuiltPage> {
  const [narrow] = await attributes(page, 'img[src*="/map/narrow."]', 'src');
  const [wide] = await attributes(page, 'img[src*="/map/wide."]', 'src');
  return {
    head: await page.$$eval(forMachines, (found) => found.map(({ outerHTML }) => outerHTML)),
    fontFaces: await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) => cssText),
    ),
    fonts: await attributes(page, 'link[rel="preload"][as="font"]', 'href'),
    pictures: await pictures(page),
    maps: { narrow, wide },
    year: /\d{4}/.exec((await page.locator('footer').textContent()) ?? '')?.[0] ?? '',
  };
}

const attributes = (page: Page, selector: string, name: string) =>
  page.$$eval(
    selector,
    (elements, wanted) => elements.map((element) => element.getAttribute(wanted) ?? ''),
    name,
  );

const pictures = (page: Page): Promise<BuiltPicture[]> =>
  page.$$eval('picture:has(> source[type="image/avif"])', (found) =>
    found.map((picture) => {
      const image = picture.querySelector('img');
      return {
        avif: picture.querySelector('[type="image/avif"]')?.getAttribute('srcset') ?? '',
        src: image?.getAttribute('src') ?? '',
        width: image?.getAttribute('width') ?? '',
        height: image?.getAttribute('height') ?? '',
        color: image ? getComputedStyle(image).backgroundColor : '',
      };
    }),
  );

/** The About page of the site with a map token. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { extendTimeouts } from './extendTimeouts';
import { english } from './site';

/** The browser's own messages: failed requests, and rendering in software. */
export const mapMessages =
  /^https:\/\/(api|events)\.mapbox\.com\/|WebGL|GPU stall|GL Driver|^Failed to load resource|BCP-47/;

/** The live map's element. */
export const liveMap = (page: Page) => page.locator('[data-state]');

/** Opens the page and scrolls to its map; extends timeouts, as drawing may be slow. */
export async function openMap(page: Page, path = '/about/'): Promise<void> {
  await extendTimeouts(page);
  await page.goto(path);
  await scrollToMap(page);
}

export const scrollToMap = (page: Page) => page.locator('#page-location').scrollIntoViewIfNeeded();

export async function expectLive(page: Page): Promise<void> {
  await expect(liveMap(page)).toHaveAttribute('data-state', 'live');
  await expect(page.locator('canvas')).toHaveCount(1);
}

/** Expects the English page. */
export async function expectPicture(page: Page): Promise<void> {
  await expect(liveMap(page)).toHaveAttribute('data-state', 'picture');
  await expect(page.locator('canvas')).toHaveCount(0);
  const name = english.descriptions.map;
  await expect(page.getByRole('img', { name })).not.toHaveJSProperty('naturalWidth', 0);
}

/** Lets the page start the map even in a browser without WebGL. */
export async function pretendWebGl(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind: string, ...options: unknown[]) {
      // axe measures letters on a real canvas.
      return kind === 'webgl2' ? Object.create(null) : getContext.call(this, kind, ...options);
    };
  });
}

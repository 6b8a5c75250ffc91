/** What a browser fetches of a page whose reader sees all of it. */
import { chromium, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium';

export interface FileOfPage {
  path: string;
  /** As they came, compressed. */
  bytes: number;
}

export async function filesOfVisit(url: string): Promise<FileOfPage[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    const files: Promise<FileOfPage>[] = [];
    page.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname;
      if (!request.url().startsWith(new URL(url).origin)) return;
      files.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const picture of await page.locator('img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
    }
    await page.waitForFunction(() =>
      [...document.images].every((picture) => picture.complete || !picture.checkVisibility()),
    );
    const seen = await Promise.all(files);
    return [...new Map(seen.map((file) => [file.path, file])).values()];
  } finally {
    await browser.close();
  }
}

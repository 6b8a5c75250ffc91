import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { listFiles } from '../../src/model/files/files';
import { sampleSite } from '../tools/paths';
import { cmsWarnings, expect, test } from './editor';
import { siteUrl, siteWithTokenUrl } from './playwright.config';
import { visit } from './site';
import { awaitFonts } from './steadyPage';

test.use({ expectedMessages: cmsWarnings });

test.describe('With all fonts', () => {
  test.use({ bypassCSP: true });

  test('The preview shows the page that visitors see, and scrolls to what is edited', async ({
    editor,
    context,
  }) => {
    await editor.open();
    await editor.openEntry('about');
    const visitor = await context.newPage();
    await awaitFonts(visitor, '/about/');
    for (const [label, width] of [
      ['Mobile', 390],
      ['Desktop', 1280],
    ] as const) {
      await editor.pane.getByRole('button', { name: label }).click();
      await editor.picturesShown();
      await visitor.setViewportSize({ width, height: 800 });
      await visit(visitor, '/about/');
      const seen = await layoutOf(visitor.getByRole('main'));
      await expect
        .poll(async () => furthest(await layoutOf(editor.preview.getByRole('main')), seen), label)
        .toBeLessThanOrEqual(1);
    }
    await visitor.close();

    await expect(editor.preview.locator('#location')).not.toBeInViewport();
    await editor.unfold('page.about.map');
    await editor.write('page.about.map.address', 'Akti Miaouli 1');
    await expect(editor.preview.locator('#location')).toBeInViewport();
    await expect(editor.preview.getByText('Akti Miaouli 1')).toBeInViewport();
  });
});

/** The position of every element, in pixels. */
function layoutOf(main: Locator): Promise<number[]> {
  return main.evaluate((element) =>
    [...element.querySelectorAll('section, h1, h2, p, li, img')].flatMap((part) => {
      const { x, width, height } = part.getBoundingClientRect();
      return [x, width, height];
    }),
  );
}

/** The largest difference between two layouts. */
function furthest(one: number[], other: number[]): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
}

test.describe('Framed by another site, if the host allowed it', () => {
  // Its ready message has the preview's own site as target origin.
  test.use({ expectedMessages: /target origin provided/ });

  test('The preview accepts messages from its own site only', async ({ page }) => {
    await page.route('**/admin/page.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ body: await response.body(), contentType: 'text/html' });
    });
    const preview = page.frameLocator('iframe');
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('target origin provided'),
    );
    await openEmptyPage(page, siteWithTokenUrl);
    await page.evaluate(frame, `${siteUrl}/admin/page.html`);
    await refused;
    await page.evaluate(sendDraft);
    // Two frames later, an accepted message would have changed the page.
    await preview.locator('#page').evaluate(twoFrames);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveCount(0);

    await openEmptyPage(page, siteUrl);
    const ready = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('message', ({ data }) => data.type === 'ready' && resolve(data));
        }),
    );
    await page.evaluate(frame, '/admin/page.html');
    await ready;
    await page.evaluate(sendDraft);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('Another site can frame neither the preview nor a page', async ({ page }) => {
  for (const path of ['/admin/page.html', '/admin/', '/about/']) {
    await openEmptyPage(page, siteWithTokenUrl);
    await page.evaluate(frame, `${siteUrl}${path}`);
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  }
});

async function openEmptyPage(page: Page, site: string): Promise<void> {
  const address = `${site}/empty`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address);
}

/** Runs in the browser. Frames the preview, as the editor does. */
function frame(address: string): void {
  const element = document.createElement('iframe');
  element.src = address;
  // In view, as browsers don't render frames out of view.
  Object.assign(element.style, { position: 'fixed', inset: '0', zIndex: '9' });
  document.body.append(element);
}

/** Runs in the browser. */
async function twoFrames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Runs in the browser. Sends the framed preview a draft, as the editor does. */
function sendDraft(): void {
  const draft = { language: 'en', words: {}, company: {}, pictures: {}, pictureUrls: {} };
  document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'draft', draft }, '*');
}

test('No page of the site contains a part of the editor', () => {
  const files = listFiles(sampleSite, '.')
    .filter((file) => /\.(html|js|json|css)$/.test(file) && !file.startsWith('./admin/'))
    .map((file) => [file, readFileSync(join(sampleSite, file), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(15);
  const parts = /sveltia|\/admin\/|pictureUrls/i;
  expect(files.filter(([, text]) => parts.test(text)).map(([file]) => file)).toEqual([]);
});

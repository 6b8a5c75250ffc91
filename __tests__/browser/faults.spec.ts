/** Whatever fails, every text is readable and every link works. docs/quality.md has the table. */
import type { Page } from '@playwright/test';
import { isFullRun } from '../tools/fullRun';
import { fullRun, type Width, widths } from './cases';
import { expectTexts, textsOf } from './contents';
import { contrast } from './contrast';
import { extendTimeouts } from './extendTimeouts';
import { faults } from './faults';
import { trackRequests } from './requests';
import { scripts } from './scripts';
import { company, english, expect, languages, scrollToEnd, test, visit } from './site';

// Browsers report the faults, and React reports errors and mismatches.
test.use({ expectedMessages: /./ });

const { words } = english;
const { slides } = words.about.map;

for (const [i, [name, { before, after, isStatic = false }]] of Object.entries(faults).entries()) {
  const alternating: Width = i % 2 ? 'narrow' : 'wide';
  for (const width of isFullRun ? (Object.keys(widths) as Width[]) : [alternating]) {
    test(`${name} (${width}): every text is readable, and every link works`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(widths[width]);
      await extendTimeouts(page);
      const visits = countVisits(page);
      await before?.({ page, context });
      if (after) await visit(page, '/about/');
      else await page.goto('/about/', { waitUntil: 'domcontentloaded' });
      await after?.({ page, context });
      await expectReadable(page);
      await scrollToEnd(page, 400);
      await expectReadable(page);
      await expectNothingTransparent(page);
      await (isStatic ? expectStatic(page) : expectMoving(page));
      // A reload would not help, and would interrupt reading.
      expect(visits()).toBe(1);
    });
  }
}

test('Its scripts take half a minute: every text is readable before and after', async ({
  page,
}) => {
  await page.clock.install();
  const held: (() => Promise<void>)[] = [];
  let isOver = false;
  await page.route(scripts.all, (route) => {
    if (isOver) return route.continue();
    held.push(() => route.continue());
  });
  await page.goto('/about/', { waitUntil: 'domcontentloaded' });
  await scrollToEnd(page, 400);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expectReadable(page);
  await expectStatic(page);
  isOver = true;
  await Promise.all(held.map((release) => release()));
  await expect(page.locator('html')).toHaveAttribute('data-scripts-ready');
  await page.clock.fastForward(5000);
  await expectReadable(page);
  await expectNothingTransparent(page);
  await expectStatic(page);
});

const hold = () => undefined;

for (const [moment, wait] of Object.entries<(page: Page) => Promise<unknown>>({
  'after five seconds': (page) => page.clock.runFor(200),
  'when a key is pressed': (page) => page.keyboard.press('Shift'),
  'when the page is pressed': (page) => page.mouse.down(),
  // Up, where the page does not scroll.
  'when the wheel is turned': (page) => page.mouse.wheel(0, -9),
  'when the page is scrolled': (page) => page.evaluate(() => window.scrollTo(0, 9)),
}))
  test(`A font never finishes loading: the page’s script is requested once, ${moment}, even if the page stops that event`, {
    tag: fullRun,
  }, async ({ page }) => {
    const { requests } = trackRequests(page);
    const requested = () => requests.filter((one) => /\/client-/.test(one.url())).length;
    await page.route('**/*.woff2', hold);
    await page.clock.install({ time: 0 });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.readyAt = String(Date.now());
      }),
    );
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    const readyAt = Number(await page.locator('html').getAttribute('data-ready-at'));
    await page.evaluate(() => {
      for (const action of ['keydown', 'pointerdown', 'wheel', 'scroll'])
        document.body.addEventListener(action, (event) => event.stopPropagation());
    });
    await page.clock.pauseAt(readyAt + 4900);
    expect(requested()).toBe(0);
    await wait(page);
    await expect.poll(requested).toBe(1);
    await page.clock.runFor(9000);
    expect(requested()).toBe(1);
  });

for (const isRunning of [false, true])
  test(`Another script fails ${isRunning ? 'while' : 'before'} the page’s own runs: ${isRunning ? 'nothing changes' : 'the static page shows'}`, async ({
    page,
  }) => {
    if (!isRunning) await page.route(scripts.client, hold);
    await extendTimeouts(page);
    for (const fail of [
      () => void Promise.reject(new Error('Broken')),
      () => void window.setTimeout(() => Reflect.get(window, 'missing').call()),
      () =>
        document.head.append(Object.assign(document.createElement('script'), { src: '/gone.js' })),
    ]) {
      await page.goto('/about/', { waitUntil: 'domcontentloaded' });
      const root = page.locator('html');
      if (isRunning) await expect(root).toHaveAttribute('data-scripts-ready');
      await page.evaluate(fail);
      await page.waitForTimeout(isRunning ? 500 : 0);
      await expect(page.locator('html[data-static-fallback]')).toHaveCount(isRunning ? 0 : 1);
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`Pictures fail to load on a ${colorScheme} device: their descriptions have contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.route('**/*.{avif,webp,jpg}', (route) => route.abort());
    await visit(page, '/about/');
    const colors = await page.locator('[class*="placeholder-"]').evaluateAll((images) =>
      images.map((image) => {
        const { color, backgroundColor } = getComputedStyle(image);
        return [color, backgroundColor].map((value) => value.match(/\d+/g)?.map(Number) ?? []);
      }),
    );
    expect(colors.length).toBeGreaterThan(0);
    for (const [text = [], background = []] of colors)
      expect.soft(contrast(text, background)).toBeGreaterThan(4.5);
  });

test('Stylesheets fail to load: what is written twice, or in turn, is not joined', async ({
  page,
}) => {
  const { first, second, third } = words.about.title;
  await visit(page, '/about/');
  const title = page.getByRole('heading', { level: 1 });
  const text = `${first} ${second} ${third}`;
  expect(await title.evaluate(({ textContent }) => textContent)).toBe(`${text} ${text}`);
  const phrases = await page.locator('#page-location').evaluate((heading) => heading.textContent);
  expect(phrases).toContain(slides.join(' '));
});

for (const javaScriptEnabled of [true, false])
  test(`A copy that was saved ${javaScriptEnabled ? 'without its scripts' : 'as an archive'} before scrolling: every text is readable`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await visit(page, '/about/');
    await expect(page.locator('[data-aos]').first()).toBeAttached();
    const body = await page.content();
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const copy = await context.newPage();
    await copy.route('**/about/', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await copy.route(scripts.all, (route) => route.abort());
    await copy.goto('/about/');
    await expectNothingTransparent(copy);
    await expectReadable(copy);
    await expectStatic(copy);
    await context.close();
  });

/** How often the page itself was requested. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

/** Every text is visible, and every link has its address. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTexts(
    page,
    textsOf(english).filter((text) => !slides.includes(text)),
  );
  const links = page.getByRole('main').getByRole('link');
  const { mapsUrl, phone, email } = company;
  const buttons = ['mailto:hello@example.com', '#services'];
  const contacts = [mapsUrl, `tel:${phone.replace(/[^+\d]/g, '')}`, `mailto:${email}`];
  const addresses = [...buttons, ...contacts, buttons[0] ?? ''];
  for (const [i, address] of addresses.entries()) {
    await expect(links.nth(i)).toHaveAttribute('href', address);
  }
  for (const { code, pathOf } of languages) {
    const link = page.locator(`header nav a[hreflang="${code}"]`);
    await expect(link).toHaveAttribute('href', pathOf('/about/'));
  }
}

/** The scroll animation has finished. */
async function expectNothingTransparent(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main *').evaluateAll(countTransparent)).toBe(0);
}

/** The heading lists its phrases, and there is no pause button. */
async function expectStatic(page: Page): Promise<void> {
  for (const phrase of slides) {
    const text = page.locator('#page-location').getByText(phrase, { exact: true });
    await expect(text.filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
}

/** The heading types once it is in view, and can be paused. */
async function expectMoving(page: Page): Promise<void> {
  await page.locator('#page-location').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: words.labels.pause })).toBeVisible();
}

/** Runs in the browser. */
function countTransparent(elements: Element[]): number {
  return elements.filter((element) => {
    const { display, opacity } = getComputedStyle(element);
    const isDrawing = element.closest('svg, picture, canvas');
    return display !== 'none' && Number(opacity) < 1 && !isDrawing;
  }).length;
}

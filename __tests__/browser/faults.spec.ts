/** Whatever fails, every word can be read and every link works: docs/reliability.md has the table. */
import type { Page } from '@playwright/test';
import { expectTexts, type Language, textsOf } from './contents';
import { faults, yesterdaysData } from './faults';
import { company, expect, languages, scrollToEnd, test } from './site';

// What browsers say of what fails here on purpose, and React of what threw or stood there otherwise.
test.use({ expectedComplaints: /./ });

const [language] = languages;

for (const [name, { before, after, isStill = false }] of Object.entries(faults)) {
  test(`${name}: all can be read, and every link works`, async ({ page, context }) => {
    if (!language) throw new Error('The site has no language.');
    const visits = countVisits(page);
    await before?.({ page, context });
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    if (after) await page.waitForLoadState('networkidle');
    await after?.({ page, context });
    await expectWhole(page, language);
    await scrollToEnd(page);
    await expectWhole(page, language);
    await expect(page.locator('html[data-still]')).toHaveCount(isStill ? 1 : 0);
    // Nothing is gained by a reload, and a word that was being read may be lost.
    expect(visits()).toBe(1);
  });
}

test('Its scripts come after half a minute: all can be read before and after', async ({ page }) => {
  if (!language) throw new Error('The site has no language.');
  await page.clock.install();
  const held: (() => Promise<void>)[] = [];
  let isOver = false;
  await page.route('**/*.js', (route) => {
    if (isOver) return route.continue();
    held.push(() => route.continue());
  });
  await page.goto('/about/', { waitUntil: 'commit' });
  await page.clock.runFor(30_000);
  await scrollToEnd(page);
  await expectWhole(page, language);
  isOver = true;
  await Promise.all(held.map((release) => release()));
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await page.clock.runFor(5000);
  await expectWhole(page, language);
});

test('The page’s data never come: all can be read after twelve seconds', async ({ page }) => {
  if (!language) throw new Error('The site has no language.');
  await page.clock.install();
  const asked = page.waitForRequest('**/page-data/**');
  await page.route('**/page-data/**', () => undefined);
  await page.goto('/about/');
  await scrollToEnd(page);
  await asked;
  await page.clock.runFor(12_000);
  await expectWhole(page, language);
  await expect(page.locator('html')).toHaveAttribute('data-still');
});

test('Drawn anew, the page looks as it did', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await yesterdaysData.before?.({ page, context });
  await page.goto('/about/');
  await scrollToEnd(page);
  await expect(page.getByRole('heading', { name: /^Yesterday / })).toBeAttached();
  await expect(page.locator('main > section').last()).toHaveCSS('display', 'grid');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('dark');
});

/** How often the page itself was asked for. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

/** Every word stands there, as dark as it should, and every link leads where it should. */
async function expectWhole(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { slides } = language.words.page.about.map;
  const texts = textsOf(language).filter((text) => !slides.includes(text));
  await expectTexts(page, texts);
  if (await isAtEnd(page)) {
    await expect.poll(() => page.locator('main *').evaluateAll(countTransparent)).toBe(0);
    const pause = page.getByRole('button', { name: language.words.site.pause });
    // One after the other, or all at once.
    const phrase = page.locator('h2 [aria-hidden]').getByText(slides.at(-1) ?? '', { exact: true });
    await expect(pause.or(phrase).filter({ visible: true }).first()).toBeVisible();
  }
  const links = page.getByRole('main').getByRole('link');
  const { mapsUrl, phone, email } = company;
  const addresses = [mapsUrl, `tel:${phone.replace(/[^+\d]/g, '')}`, `mailto:${email}`];
  for (const [i, address] of addresses.entries()) {
    await expect(links.nth(i)).toHaveAttribute('href', address);
  }
  for (const { code, pathOf } of languages) {
    const link = page.locator(`header nav a[hreflang="${code}"]`);
    await expect(link).toHaveAttribute('href', pathOf('/about/'));
  }
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(2);
}

const isAtEnd = (page: Page) => page.evaluate(() => window.scrollY > window.innerHeight);

/** In the browser. */
function countTransparent(elements: Element[]): number {
  return elements.filter((element) => {
    const { display, opacity } = getComputedStyle(element);
    const isDrawing = element.closest('svg, picture, canvas');
    return display !== 'none' && Number(opacity) < 1 && !isDrawing;
  }).length;
}

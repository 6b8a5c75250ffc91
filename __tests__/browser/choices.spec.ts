/** What a visitor has chosen holds in every tab, and on pages to which "Back" leads. */
import type { BrowserContext, Page } from '@playwright/test';
import { behaviourCases, inEach } from './cases';
import { engines, test as engineTest } from './engines';
import { mapMessages, pretendWebGl, scrollToMap } from './livePage';
import { answerForMapbox, status } from './mapbox/answers';
import { consentIn, serveOnRequest } from './onRequestPage';
import { siteWithTokenUrl } from './playwright.config';
import { base, expect, test, visit } from './site';

test.use({ expectedMessages: mapMessages, contextOptions: { reducedMotion: 'reduce' } });

async function inSecondTab(
  context: BrowserContext,
  path: string,
  act: (page: Page) => Promise<void>,
) {
  const other = await context.newPage();
  await visit(other, path);
  await act(other);
  await other.close();
}

inEach(behaviourCases, ({ words, pathOf }) => {
  const about = pathOf('/about/');
  test.use({ baseURL: siteWithTokenUrl });

  test('a live map that is chosen in a second tab is shown in the first, is reported to fail, and disappears', async ({
    page,
    context,
  }) => {
    await pretendWebGl(context);
    await answerForMapbox(context, [{ on: /\/styles\/v1\//, answer: status(401) }]);
    await serveOnRequest(context, words.labels);
    await visit(page, about);
    await scrollToMap(page);
    const { show, hide, failed } = consentIn(page, words.labels);
    await expect(show).toBeVisible();
    await expect(page.getByRole('status')).toBeEmpty();
    const press = (name: string) => async (other: Page) => {
      await scrollToMap(other);
      await other.getByRole('button', { name }).click();
    };
    await inSecondTab(context, about, press(words.labels.mapShow));
    await expect(hide).toBeVisible();
    await expect(failed).toBeVisible();
    await expect(page.locator('[data-state]')).toHaveCount(1);
    await inSecondTab(context, about, press(words.labels.mapHide));
    await expect(show).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(page.locator('[data-state]')).toHaveCount(0);
  });
});

test.describe('In a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('a suggestion that is dismissed in a second tab is gone in the first', async ({
    page,
    context,
  }) => {
    const suggestion = page.getByRole('complementary');
    await visit(page, `${base}/about/`);
    await expect(suggestion).toBeVisible();
    await inSecondTab(context, `${base}/el/about/`, (other) =>
      other.getByRole('complementary').getByRole('button').click(),
    );
    await expect(suggestion).toHaveCount(0);
  });
});

// Chromium without windows keeps no page for "Back".
for (const engine of engines)
  engineTest(
    `In ${engine} “Back” leads to no suggestion that was followed`,
    async ({ open, site }) => {
      const tab = await open(engine, { locale: 'de' });
      await tab.goto(`${site}/about/`);
      await tab.evaluate(() => Object.assign(window, { isKept: true }) && undefined);
      await tab.click('aside a');
      await expect
        .poll(() => tab.evaluate(() => document.documentElement.lang + document.readyState))
        .toBe('decomplete');
      await tab.evaluate(() => window.history.back());
      // While the page is replaced, it can't be asked.
      await expect(async () => {
        const state = await tab.evaluate(() => [
          'isKept' in window,
          document.querySelectorAll('aside').length,
        ]);
        expect(state).toEqual([true, 0]);
      }).toPass();
    },
  );

/** What a visitor has chosen holds in every tab, and on pages to which "Back" leads. */
import type { BrowserContext, Page } from '@playwright/test';
import { behaviourCases } from './cases';
import { mapMessages, pretendWebGl, scrollToMap } from './livePage';
import { answerForMapbox, status } from './mapbox/answers';
import { consentIn, serveOnRequest } from './onRequestPage';
import { siteUrl, siteWithTokenUrl } from './playwright.config';
import { base, expect, test, visit } from './site';
import { WebKit } from './webKit';

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

for (const { language, viewport } of behaviourCases) {
  const { code, words, pathOf } = language;
  const about = pathOf('/about/');

  test.describe(`Chosen in a second tab in ${code}`, () => {
    test.use({ baseURL: siteWithTokenUrl, viewport, locale: code });

    test('a theme applies in the first', async ({ page, context }) => {
      await visit(page, about);
      for (const theme of ['dark', 'light', 'system']) {
        await inSecondTab(context, pathOf('/404.html'), (other) =>
          other.locator(`[name="theme"][value="${theme}"]`).check(),
        );
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator(`[name="theme"][value="${theme}"]`)).toBeChecked();
      }
    });

    test('the live map is shown in the first, is reported to fail, and disappears', async ({
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
}

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
test('In WebKit “Back” shows the theme that was chosen, and no suggestion that was followed', async () => {
  const webKit = await WebKit.launch('en');
  const expectSoon = (look: () => unknown) =>
    expect.poll(() => webKit.evaluate(look), String(look)).toBeTruthy();
  const chosen = () => document.documentElement.dataset.theme === 'dark' && 'isKept' in window;
  try {
    await webKit.goto(`${siteUrl}${base}/de/about/`);
    await expectSoon(() => document.querySelector('aside a'));
    await webKit.evaluate(() => {
      Object.assign(window, { isKept: true });
      document.querySelector<HTMLElement>('aside a')?.click();
    });
    await expectSoon(
      () => document.documentElement.lang === 'en' && document.readyState === 'complete',
    );
    await webKit.evaluate(() => document.querySelector<HTMLElement>('[value="dark"]')?.click());
    await webKit.evaluate(() => window.history.back());
    await expectSoon(chosen);
    await expectSoon(() => !document.querySelector('aside'));
  } finally {
    await webKit.close();
  }
});

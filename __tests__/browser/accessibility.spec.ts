/** Tests every state of the pages with axe, and the size of all targets. */
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { behaviourCases, inEach, tagOf, widths } from './cases';
import { expect, languages, scrollToEnd, test, visit } from './site';
import { targetProblems } from './targets';

inEach(behaviourCases, ({ width, words, pathOf }) => {
  test(`the About page is accessible in every state`, async ({ page }) => {
    await visit(page, pathOf('/about/'));
    await scrollToEnd(page, 400);
    const pause = page.getByRole('button', { name: words.labels.pause });
    await expect(pause).toBeVisible();
    await expectNoFindings(page, 'read to its end');
    await expectTargets(page, 'with the moving heading');

    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await expectNoFindings(page, 'with the heading paused', {
      within: 'section:has(#page-location)',
    });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectNoFindings(page, 'with motion reduced');

    if (width === 'narrow') await expectAccessibleList(page);

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFindings(page, `on a ${colorScheme} device`);
    }

    await page.emulateMedia({ contrast: 'more' });
    await expectNoFindings(page, 'with more contrast', {
      rules: { 'color-contrast-enhanced': { enabled: true } },
    });

    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
    await expectNoFindings(page, 'with forced colours');
  });
});

for (const { code, words, pathOf } of languages) {
  test.describe(() => {
    test.use({ locale: code, expectedMessages: /404 \(Not Found\)/ });

    test(`The 404 page in ${code} is accessible`, { tag: tagOf(code) }, async ({ page }) => {
      await visit(page, pathOf('/nowhere/'));
      await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
      for (const [width, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        await expectNoFindings(page, width);
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.labels.skip })).toBeFocused();
      for (const [width, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        await expectTargets(page, `${width}, with the skip link`);
      }
    });
  });
}

async function expectTargets(page: Page, state: string): Promise<void> {
  expect.soft(await targetProblems(page), `targets ${state}`).toEqual([]);
}

/** Opens the list of languages, which covers the page; the page is tested without it. */
async function expectAccessibleList(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('button').click();
  await expect(navigation.getByRole('link').last()).toBeVisible();
  await expectNoFindings(page, 'with the list of languages open', { within: 'nav' });
  await expectTargets(page, 'with the list of languages open');
  await page.keyboard.press('Escape');
  await expect(navigation.getByRole('link')).toHaveCount(0);
}

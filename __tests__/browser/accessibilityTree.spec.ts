/** The pages' accessibility trees: general rules, and the whole trees compared with those in trees/, in English and Arabic. */
import type { Page } from '@playwright/test';
import { widths } from './cases';
import { company, expect, languages, test, visit } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404 \(Not Found\)/ });

for (const { code, words, pathOf } of languages) {
  test.describe(`In ${code}`, () => {
    test.use({ locale: code });

    test('the accessibility tree of the About page has not changed', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await expectTrees(page, `about-${code}`, words.labels.languages);
      await expectSections(page, words.about);
      const lists = page.getByRole('main').getByRole('list');
      await expect.soft(lists).toHaveCount(2);
      await expect.soft(lists.first().getByRole('listitem').getByRole('img')).toHaveCount(6);
      await expect.soft(lists.last().getByRole('listitem').getByRole('link')).toHaveCount(3);
    });

    test('the accessibility tree of the 404 page has not changed', async ({ page }) => {
      await visit(page, pathOf('/nowhere/'));
      await expectTrees(page, `notFound-${code}`, words.labels.languages);
    });
  });
}

async function expectTrees(page: Page, name: string, navigation: string): Promise<void> {
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    // Nothing moves, so a short timeout is enough.
    const tree = { name: `${name}-${width}.aria.yml`, timeout: 3000 };
    // The others differ only in their words.
    if (/-(en|ar)$/.test(name)) await expect.soft(page.locator('body')).toMatchAriaSnapshot(tree);
    await expectLandmarks(page, navigation);
    const levels = await headingLevels(page);
    expect.soft(levels, `heading levels, ${width}`).toEqual(inOrder(levels));
  }
  await expect.soft(page.locator('svg')).not.toHaveCount(0);
  await expect.soft(page.locator('svg:not([aria-hidden="true"])')).toHaveCount(0);
  await expectLeftToRight(page, [company.phone, company.email]);
}

async function expectLandmarks(page: Page, navigation: string): Promise<void> {
  for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(role)).toHaveCount(1);
  }
  await expect.soft(page.getByRole('navigation')).toHaveAccessibleName(navigation);
}

const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName.slice(1))));

/** The levels as they should be: one title first, and no level skipped. */
const inOrder = (levels: number[]) =>
  levels.map((level, place) =>
    place === 0 ? 1 : Math.min(Math.max(level, 2), (levels[place - 1] ?? 0) + 1),
  );

async function expectSections(
  page: Page,
  { mission, team, value, map }: (typeof languages)[number]['words']['about'],
): Promise<void> {
  for (const name of [mission.title, team.title, value.title, map.slides.join('. ')]) {
    const section = page.getByRole('region', { name, exact: true });
    await expect.soft(section.getByRole('heading', { name, exact: true })).toHaveCount(1);
  }
}

async function expectLeftToRight(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    const places = page.getByText(text, { exact: true });
    await expect.soft(places).not.toHaveCount(0);
    for (const place of await places.all()) await expect.soft(place).toHaveCSS('direction', 'ltr');
  }
}

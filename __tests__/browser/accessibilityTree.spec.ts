/** What the site's pages are to a screen reader: what must always hold, and all the rest as trees/ has it. */
import type { Page } from '@playwright/test';
import { company, expect, languages, test, visit } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /404 \(Not Found\)/ });

const pages = [
  { name: 'about', title: 'The About page', path: '/about/' },
  { name: 'notFound', title: 'The answer to a wrong address', path: '/nowhere/' },
];

for (const [index, { code, words, pathOf }] of languages.entries()) {
  test.describe(`In ${code}`, () => {
    test.use({ locale: code });

    for (const { name, title, path } of pages) {
      test(`${title} reads as it did`, async ({ page }, { project }) => {
        await visit(page, pathOf(path));
        // It stands still, so there is nothing to wait for.
        const tree = { name: `${name}-${code}-${project.name}.aria.yml`, timeout: 3000 };
        await expect(page.locator('body')).toMatchAriaSnapshot(tree);
        await expectLandmarks(page, words.site.languages);
        expect(await headingLevels(page)).toEqual(inOrder(await headingLevels(page)));
        await expect(page.locator('svg')).not.toHaveCount(0);
        await expect(page.locator('svg:not([aria-hidden="true"])')).toHaveCount(0);
        await expectLeftToRight(page, [company.phone, company.email]);
      });
    }

    test('Sections are named by their headings; pictures and ways to the office are lists', async ({
      page,
    }) => {
      await visit(page, pathOf('/about/'));
      const { mission, team, value, map } = words.page.about;
      for (const name of [mission.title, team.title, value.title, map.slides.join('. ')]) {
        const section = page.getByRole('region', { name, exact: true });
        await expect(section.getByRole('heading', { name, exact: true })).toHaveCount(1);
      }
      const lists = page.getByRole('main').getByRole('list');
      await expect(lists).toHaveCount(2);
      await expect(lists.first().getByRole('listitem').getByRole('img')).toHaveCount(6);
      await expect(lists.last().getByRole('listitem').getByRole('link')).toHaveCount(3);
      const below = page.getByRole('contentinfo').getByRole('listitem');
      await expect(below.getByRole('link')).toHaveCount(2);
    });
  });

  const other = languages[(index + 1) % languages.length];
  test.describe('To visitors who prefer another language', () => {
    test.use({ locale: other?.code });

    test(`${other?.code} is offered in ${other?.code} on the page in ${code}`, async ({ page }) => {
      await visit(page, pathOf('/about/'));
      const offer = page.getByRole('complementary', { name: other?.words.site.offer });
      await expect(offer).toHaveAttribute('lang', other?.code ?? '');
      await expect(offer).toHaveCSS('direction', other?.direction ?? '');
      const decline = offer.getByRole('button', { name: other?.words.site.offerDecline });
      await expect(decline).toHaveCount(1);
      await expect(page.getByRole('link').first()).toHaveText(words.site.skip);
    });
  });
}

async function expectLandmarks(page: Page, navigation: string): Promise<void> {
  for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
  await expect(page.getByRole('navigation')).toHaveAccessibleName(navigation);
}

const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName.slice(1))));

/** One title, the first of all, and no level skipped on the way down. */
const inOrder = (levels: number[]) =>
  levels.map((level, place) =>
    place === 0 ? 1 : Math.min(Math.max(level, 2), (levels[place - 1] ?? 0) + 1),
  );

/** Wherever they stand, numbers and addresses run as they are dialled and typed. */
async function expectLeftToRight(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    const places = page.getByText(text, { exact: true });
    await expect(places).not.toHaveCount(0);
    for (const place of await places.all()) await expect(place).toHaveCSS('direction', 'ltr');
  }
}

/** Every state of the site's pages that a visitor can bring about, as axe judges it. */
import type { Page } from '@playwright/test';
import { findings, type Scope } from './axe';
import { answerForMapbox, status } from './map/answers';
import { siteWithTokenUrl } from './playwright.config';
import { expect, languages, scrollToEnd, test, visit } from './site';

type Language = (typeof languages)[number];

interface State extends Scope {
  /** What the visitor's device asks for. Motion is reduced where nothing is said of it. */
  media?: Parameters<Page['emulateMedia']>[0];
  use?: { baseURL?: string; expectedComplaints?: RegExp };
  path?: string;
  /** Whether the visitor's browser prefers another language. */
  isForeign?: boolean;
  before?: (page: Page) => Promise<unknown>;
  /** What the visitor does, from the page's beginning. */
  reach?: (page: Page, language: Language) => Promise<unknown>;
}

const moving = { reducedMotion: 'no-preference' } as const;

const withToken = {
  baseURL: siteWithTokenUrl,
  expectedComplaints: /mapbox\.com|Failed to load resource|WebGL|GPU stall|GL Driver|BCP-47/i,
};

const seeMap = (state: string) => async (page: Page) => {
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect(page.locator(`[data-state="${state}"]`)).toHaveCount(1);
};

const states: Record<string, State> = {
  'with motion reduced': {},
  'read to its end': {
    media: moving,
    reach: async (page) => {
      await scrollToEnd(page, 400);
      await expect(page.locator('[data-aos]:not(.aos-animate)')).toHaveCount(0);
    },
  },
  'with the heading paused': {
    media: moving,
    reach: async (page, { words }) => {
      await page.locator('#location').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: words.site.pause }).click();
      await expect(page.getByRole('button', { name: words.site.resume })).toBeVisible();
    },
  },
  'with the list of languages open': {
    // What lies under the list is judged where nothing lies over it.
    within: 'nav',
    reach: async (page) => {
      test.skip((page.viewportSize()?.width ?? 0) >= 768, 'On wide screens the list is a row.');
      await page.getByRole('navigation').getByRole('button').click();
      await expect(page.getByRole('navigation').getByRole('link').last()).toBeVisible();
    },
  },
  'with another language offered': {
    isForeign: true,
    reach: (page) => expect(page.getByRole('complementary')).toBeVisible(),
  },
  'with light colours chosen': {
    reach: (page, { words }) => page.getByRole('radio', { name: words.site.themeLight }).check(),
  },
  'with dark colours chosen': {
    reach: (page, { words }) => page.getByRole('radio', { name: words.site.themeDark }).check(),
  },
  'with more contrast': {
    media: { contrast: 'more' },
    rules: { 'color-contrast-enhanced': { enabled: true } },
  },
  'with forced colours': { media: { forcedColors: 'active' } },
  'with the live map': {
    use: withToken,
    before: (page) => answerForMapbox(page.context()),
    reach: seeMap('live'),
  },
  'with the picture of a map that cannot be live': {
    use: withToken,
    before: (page) => answerForMapbox(page.context(), [{ on: /\/styles\//, answer: status(401) }]),
    reach: seeMap('picture'),
  },
  'where no page is found': {
    use: { expectedComplaints: /404 \(Not Found\)/ },
    path: '/nowhere/',
    reach: (page, { words }) =>
      expect(page.getByRole('heading', { name: words.page.notFound.title })).toBeVisible(),
  },
};

/** What is half visible would be judged as such. */
async function settled(page: Page) {
  const fades = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(fades)).toBe(0);
}

for (const [index, language] of languages.entries()) {
  const { code, pathOf } = language;
  const other = languages[(index + 1) % languages.length]?.code;

  for (const [name, state] of Object.entries(states)) {
    const { media, use = {}, path = '/about/', isForeign, before, reach } = state;

    test.describe(() => {
      test.use({ ...use, locale: isForeign ? other : code });

      test(`Axe finds nothing wrong in ${code}, by day and by night, ${name}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', ...media });
        await before?.(page);
        await visit(page, pathOf(path));
        await reach?.(page, language);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          expect.soft((await findings(page, state)).join('\n\n'), colorScheme).toBe('');
        }
      });
    });
  }
}

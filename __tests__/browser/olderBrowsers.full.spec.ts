/** The page where browsers lack what its styles use. The tests give these features names that no browser knows. */
import { findings } from './axe';
import { behaviourCases, inEach } from './cases';
import { misplacedTexts } from './misplacedTexts';
import { rewrite } from './rewrite';
import { expect, languages, scrollToEnd, test, visit } from './site';

/** What Safari 16.4 or Firefox 115 lack, and what Chromium 109 does, which has custom properties with types. */
const missing = [
  [
    'light',
    /(?<=@)property|(?<=:)(has|popover-open|dir)(?=[()])|popover(?==)|color-mix(?=\()|text-wrap|(?<=\()scripting/g,
  ],
  [
    'dark',
    /(?<=:)(popover-open|dir)(?=[()])|popover(?==)|color-mix(?=\()|text-wrap|(?<=\()scripting|a?tan2?(?=\()/g,
  ],
] as const;

// The policy has the hashes of the original styles.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

inEach(behaviourCases, ({ pathOf }) => {
  for (const [colorScheme, features] of missing)
    test.describe(() => {
      test.use({ colorScheme });

      test(`an older browser shows the page on a ${colorScheme} device, readable`, async ({
        page,
      }) => {
        await rewrite(page, /\/$|\.css$/, (text) => text.replace(features, 'unknown-$&'));
        await visit(page, pathOf('/about/'));
        await scrollToEnd(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await misplacedTexts(page)).toEqual([]);
        expect.soft(await page.evaluate(narrowHeadings)).toEqual([]);
        expect.soft((await findings(page)).join('\n\n')).toBe('');
        const links = page.getByRole('navigation').getByRole('link');
        await expect(links).toHaveCount(languages.length);
        await links.first().click();
        await expect(page).toHaveURL(new RegExp(`${languages[0]?.pathOf('/about/')}$`));
        // The next page may still be loading.
        await page.unrouteAll({ behavior: 'wait' });
      });
    });
});

/** Runs in the browser. Headings whose words don't have the whole column. */
function narrowHeadings(): string[] {
  return [...document.querySelectorAll('[data-words] > span > span')]
    .filter((text) => {
      const column = text.parentElement?.parentElement;
      return text.clientWidth < 0.9 * (column?.clientWidth ?? 0);
    })
    .map(({ textContent }) => textContent ?? '');
}

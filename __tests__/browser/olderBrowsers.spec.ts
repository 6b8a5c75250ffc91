/** The page where browsers lack what its styles use. The tests give these features names that no browser knows. */
import { findings } from './axe';
import { behaviourCases, inEach } from './cases';
import { misplacedTexts } from './misplacedTexts';
import { expect, languages, scrollToEnd, test, visit } from './site';

/** What Safari 16.4, Firefox 115 or Chromium 109 lack. */
const features =
  /light-dark(?=\()|(?<=@)property|(?<=:)(has|popover-open|dir)(?=[()])|popover(?==)|color-mix(?=\()|text-wrap|(?<=\()scripting/g;

// The policy has the hashes of the original styles.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

inEach(behaviourCases, ({ pathOf }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(() => {
      test.use({ colorScheme });

      test(`an older browser shows the page on a ${colorScheme} device, readable`, async ({
        page,
      }) => {
        await page.route(/\/$|\.css$/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(features, 'unknown-$&');
          await route.fulfill({ response, body });
        });
        await visit(page, pathOf('/about/'));
        await scrollToEnd(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await misplacedTexts(page)).toEqual([]);
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

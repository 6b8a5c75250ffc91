/** The site's fonts have every letter of its pages; only names of languages in other scripts use the device's. */
import { inEach } from './cases';
import { fontOwners, namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { expect, languages, test, visit } from './site';
import { awaitFonts } from './steadyPage';

const codes = languages.map(({ code }) => code);

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

inEach(languages, ({ code, pathOf }) => {
  for (const path of ['/about/', '/404.html'])
    test(`${path} has all letters in the site’s fonts`, async ({ page, baseURL }) => {
      expect(await textsInDeviceFonts(page, `${baseURL}${pathOf(path)}`)).toEqual(
        namesInDeviceFonts(code, codes),
      );
    });
});

for (const [index, reader] of languages.entries())
  test.describe(() => {
    test.use({ locale: reader.code });

    test(`A suggestion of ${reader.code} has all letters in one font`, async ({ page }) => {
      const other = languages.at(index - 1) ?? reader;
      await awaitFonts(page, other.pathOf('/about/'));
      await visit(page, other.pathOf('/about/'));
      await expect(page.getByRole('complementary')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // A page has no letters of other scripts, but its font has the spaces.
      const isKnown = [other.script, 'Latn'].includes(reader.script);
      expect(await fontOwners(page, '#page-suggestion')).toEqual(
        isKnown ? ['site'] : ['device', 'site'],
      );
    });
  });

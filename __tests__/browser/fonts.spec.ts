/** The site's fonts have every letter of its pages; only names of languages in other scripts use the device's. */
import { namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { expect, languages, test } from './site';

const codes = languages.map(({ code }) => code);

for (const { code, pathOf } of languages)
  test.describe(() => {
    // The page suggests no other language.
    test.use({ locale: code, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/about/', '/404.html'])
      test(`${path} in ${code} has all letters in the site’s fonts`, async ({ page, baseURL }) => {
        expect(await textsInDeviceFonts(page, `${baseURL}${pathOf(path)}`)).toEqual(
          namesInDeviceFonts(code, codes),
        );
      });
  });

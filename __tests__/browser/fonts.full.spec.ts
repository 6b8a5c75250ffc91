/** The site's fonts have every letter of its pages; only names of languages in other scripts use the device's. */
import { inEach } from './cases';
import { namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { expect, languages, test } from './site';

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

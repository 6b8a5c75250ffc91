/** @jest-environment node */

import { contentRoot } from '../../src/content/files/contentRoot';
import { describeLanguages } from '../../src/gatsby/languageNodes';

test('Pages learn the name, direction, script, share locale and map of each language', () => {
  const published = { isDraft: false, isDefault: false };
  const office = { longitude: 23.64, latitude: 37.95 };
  expect(describeLanguages(contentRoot())).toEqual([
    {
      ...published,
      code: 'en',
      name: 'English',
      direction: 'ltr',
      script: 'Latn',
      openGraphLocale: 'en_US',
      drawnMap: { office, language: 'en', credit: 'Coastline: GSHHG', creditLanguage: 'en' },
      isDefault: true,
    },
    {
      ...published,
      code: 'el',
      name: 'Ελληνικά',
      direction: 'ltr',
      script: 'Grek',
      openGraphLocale: 'el_GR',
      drawnMap: { office, language: 'el', credit: 'Ακτογραμμή: GSHHG', creditLanguage: 'el' },
    },
    {
      ...published,
      code: 'de',
      name: 'Deutsch',
      direction: 'ltr',
      script: 'Latn',
      openGraphLocale: 'de_DE',
      drawnMap: { office, language: 'de', credit: 'Küstenlinie: GSHHG', creditLanguage: 'de' },
    },
    {
      ...published,
      code: 'ar',
      name: 'العربية',
      direction: 'rtl',
      script: 'Arab',
      openGraphLocale: 'ar_EG',
      drawnMap: { office, language: 'ar', credit: 'خط الساحل: GSHHG', creditLanguage: 'ar' },
    },
  ]);
});

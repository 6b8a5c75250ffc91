/** @jest-environment node */

import { contentRoot } from '../../src/content/files/contentRoot';
import { describeLanguages } from '../../src/gatsby/languageNodes';

test('Pages learn the name, direction, script, share locale and map of each language', () => {
  const published = { isDraft: false, isDefault: false };
  expect(describeLanguages(contentRoot())).toEqual([
    {
      ...published,
      code: 'en',
      name: 'English',
      direction: 'ltr',
      script: 'Latn',
      openGraphLocale: 'en_US',
      mapLanguage: 'en',
      isDefault: true,
    },
    {
      ...published,
      code: 'el',
      name: 'Ελληνικά',
      direction: 'ltr',
      script: 'Grek',
      openGraphLocale: 'el_GR',
      mapLanguage: 'el',
    },
    {
      ...published,
      code: 'de',
      name: 'Deutsch',
      direction: 'ltr',
      script: 'Latn',
      openGraphLocale: 'de_DE',
      mapLanguage: 'de',
    },
    {
      ...published,
      code: 'ar',
      name: 'العربية',
      direction: 'rtl',
      script: 'Arab',
      openGraphLocale: 'ar_EG',
      mapLanguage: 'ar',
    },
  ]);
});

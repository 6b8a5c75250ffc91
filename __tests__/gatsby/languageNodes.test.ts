/** @jest-environment node */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot';
import { listFiles } from '../../src/content/files/listFiles';
import { describeLanguages } from '../../src/gatsby/languageNodes';
import { copyContent } from '../content/project';

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

test('Without labels in its language, a page shows a map that is drawn, or none', () => {
  const root = copyContent();
  const deleteMaps = (isMeant: (file: string) => boolean) => {
    const files = listFiles(root, 'content/maps').filter((file) => file.endsWith('.svg'));
    for (const file of files.filter(isMeant)) rmSync(join(root, file));
  };
  const labels = () => describeLanguages(root).map(({ drawnMap }) => drawnMap?.language);
  deleteMaps((file) => /\.(en|de)\./.test(file));
  expect(labels()).toEqual(['el', 'el', 'el', 'ar']);
  deleteMaps(() => true);
  expect(labels()).toEqual([undefined, undefined, undefined, undefined]);
  rmSync(root, { recursive: true });
});

/** @jest-environment node */
import { describeLanguage, localizedPath } from '../../../src/model/languages/languages';

test.each([
  ['en', 'English', 'ltr', 'Latn', 'en_US'],
  ['el', 'Ελληνικά', 'ltr', 'Grek', 'el_GR'],
  ['de', 'Deutsch', 'ltr', 'Latn', 'de_DE'],
  ['ar', 'العربية', 'rtl', 'Arab', 'ar_EG'],
  ['fr', 'Français', 'ltr', 'Latn', 'fr_FR'],
  ['he', 'עברית', 'rtl', 'Hebr', 'he_IL'],
])(
  '%s is known by its own name, direction and script',
  (code, name, direction, script, openGraphLocale) => {
    expect(describeLanguage(code)).toEqual({ code, name, direction, script, openGraphLocale });
  },
);

test('The default language has the short address', () => {
  expect(localizedPath('/about/', 'en', true)).toBe('/about/');
  expect(localizedPath('/about/', 'el', false)).toBe('/el/about/');
});

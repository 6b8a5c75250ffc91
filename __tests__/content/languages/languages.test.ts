/** @jest-environment node */
import { describeLanguage, localizedPath } from '../../../src/content/languages/languages';

test.each([
  ['en', 'English', 'ltr', 'Latn'],
  ['el', 'Ελληνικά', 'ltr', 'Grek'],
  ['de', 'Deutsch', 'ltr', 'Latn'],
  ['ar', 'العربية', 'rtl', 'Arab'],
  ['fr', 'Français', 'ltr', 'Latn'],
  ['he', 'עברית', 'rtl', 'Hebr'],
])('%s is known by its own name, direction and script', (code, name, direction, script) => {
  expect(describeLanguage(code)).toEqual({ code, name, direction, script });
});

test('The default language has the short address', () => {
  expect(localizedPath('/about/', 'en', true)).toBe('/about/');
  expect(localizedPath('/about/', 'el', false)).toBe('/el/about/');
});

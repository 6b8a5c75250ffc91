/** @jest-environment node */
import { alternatesOf } from '../../../src/model/languages/alternates';

test('Search engines learn the address of the page in each language, and of the default one', () => {
  const languages = [
    { code: 'el', isDefault: false },
    { code: 'en', isDefault: true },
  ];
  expect(alternatesOf('https://www.example.com', '/about/', languages)).toEqual([
    { language: 'el', url: 'https://www.example.com/el/about/' },
    { language: 'en', url: 'https://www.example.com/about/' },
    { language: 'x-default', url: 'https://www.example.com/about/' },
  ]);
});

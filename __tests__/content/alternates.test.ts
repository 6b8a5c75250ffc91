/** @jest-environment node */
import { alternatesOf } from '../../src/content/alternates';

test('Search engines find the page in each language, and in the default one for everybody else', () => {
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

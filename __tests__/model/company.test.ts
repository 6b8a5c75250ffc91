import { isProfile, mailtoLink, shownUrl } from '../../src/model/company';

test.each([
  ['https://www.linkedin.com/company/example', true],
  ['https://de.linkedin.com/company/example', true],
  ['https://www.netflix.com/', false],
  ['https://careers.example.com/', false],
])('A link is to a profile of the company if it leads to a known network: %s', (url, expected) => {
  expect(isProfile(url)).toBe(expected);
});

test('People see a domain in their letters, programs get it as they need it', () => {
  expect(shownUrl('https://xn--mnchen-bau-9db.de/über')).toBe('https://münchen-bau.de/%C3%BCber');
  expect(mailtoLink('ü+x@münchen-bau.de')).toBe('mailto:%C3%BC+x@xn--mnchen-bau-9db.de');
});

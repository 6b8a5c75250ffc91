import { companyModel, mailtoLink, shownUrl } from '../../src/model/company';
import { contactLink, networkOf } from '../../src/model/networks';
import { normalizePhone } from '../../src/model/normalize';

test.each([
  ['https://www.linkedin.com/company/example', true],
  ['https://de.linkedin.com/company/example', true],
  ['https://www.netflix.com/', false],
  ['https://careers.example.com/', false],
])('A link is to a profile of the company if it leads to a known network: %s', (url, expected) => {
  expect(networkOf(url) !== undefined).toBe(expected);
});

test('People see a domain in their letters, programs get it as they need it', () => {
  expect(shownUrl('https://xn--mnchen-bau-9db.de/über')).toBe('https://münchen-bau.de/%C3%BCber');
  expect(mailtoLink('ü+x@münchen-bau.de')).toBe('mailto:%C3%BC+x@xn--mnchen-bau-9db.de');
});

const { contacts, profiles } = companyModel.shape;

test.each([
  ['phone', '+1 555 010 0000 ext. 89', 'tel:+15550100000;ext=89'],
  ['phone', '+49 89 1234567 x12', 'tel:+49891234567;ext=12'],
  ['phone', '+30 210 000 0000', 'tel:+302100000000'],
  ['phone', '0800 000 0000', 'tel:08000000000'],
  ['phone', '00800 0000 0000', 'tel:0080000000000'],
  ['phone', '0120-000-000', 'tel:0120000000'],
  ['phone', '1800 000 000', 'tel:1800000000'],
  ['phone', '1-800-000-0000', 'tel:18000000000'],
  ['phone', '116 117', 'tel:116117'],
  ['phone', '112', 'tel:112'],
  ['WhatsApp', '+30 690 000 0000', 'https://wa.me/306900000000'],
  ['Telegram', '@galini', 'https://t.me/galini'],
  ['Telegram', '+30 690 000 0000', 'https://t.me/+306900000000'],
  ['Signal', '+30 690 000 0000', 'https://signal.me/#p/+306900000000'],
  ['LINE', '@galini', 'https://line.me/R/ti/p/@galini'],
] as const)('As %s, %s opens %s', (kind, number, link) => {
  expect(normalizePhone(number)).toBe(number);
  expect(contacts.safeParse([{ kind, number }]).success).toBe(true);
  expect(contactLink(kind, number)).toBe(link);
});

test('An extension after a comma is written as one', () => {
  const number = '+1 555 010 0000 ext. 89';
  expect(normalizePhone('+1 555 010 0000,89')).toBe(number);
  expect(normalizePhone('tel:+12025550100;ext=89')).toBe('+1 202 555 0100 ext. 89');
});

test.each([
  ['phone', '089 123456'],
  ['phone', '+44 (0)20 0000 0000'],
  ['phone', '+1 555 010 0000 ext.'],
  ['phone', '12'],
  ['phone', 'call us'],
  ['phone', '@galini'],
  ['phone', ''],
  ['WhatsApp', '0800 000 0000'],
  ['WhatsApp', '+30 690 000 0000 ext. 8'],
  ['Signal', '@galini'],
  ['LINE', '+81 90 0000 0000'],
])('As %s, %j is refused', (kind, number) => {
  expect(contacts.safeParse([{ kind, number }]).error?.issues[0]?.path).toEqual([0, 'number']);
});

test('Profiles are on networks with an icon, each once', () => {
  const accepts = (...urls: string[]) => profiles.safeParse(urls).success;
  expect(accepts('https://www.linkedin.com/company/a', 'https://x.com/a')).toBe(true);
  expect(accepts('https://twitter.com/a', 'https://x.com/a')).toBe(false);
  expect(accepts('https://www.instagram.com/')).toBe(false);
  expect(accepts('https://netflix.com/a')).toBe(false);
  expect(accepts('https://linkedin.com.example.com/a')).toBe(false);
});

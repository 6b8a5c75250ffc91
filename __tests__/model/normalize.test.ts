/** @jest-environment node */
import { companyModel } from '../../src/model/company';
import { lookModel } from '../../src/model/model';
import {
  languageCodesIn,
  normalizeColor,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizeSiteUrl,
  normalizeUrl,
} from '../../src/model/normalize';

const { shape } = companyModel;

test.each([
  ['+49\u2011(89)\u00a0123/4567', '+49-(89) 123/4567'],
  ['tel:+30 210 000 0000', '+30 210 000 0000'],
  ['0049 89 1234567', '+49 89 1234567'],
  ['+302100000000', '+30 21 0000 0000'],
  ['004989123456', '+49 89 123456'],
  ['+12025550100', '+1 202 555 0100'],
  ['\u202a+44 20 0000 0000\u202c', '+44 20 0000 0000'],
  ['+٩٦٦ ١١ ٠٠٠ ٠٠٠٠', '+966 11 000 0000'],
  ['＋８１ ３ ００００ ００００', '+81 3 0000 0000'],
  ['+49 89 – 123\u200b456', '+49 89 - 123456'],
])('The phone number %s is %s', (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
  expect(shape.phone.safeParse(phone).success).toBe(true);
});

test.each(['+44 (0)20 0000 0000', '089 123456', 'call us', '+49 89'])(
  'The phone number %s is refused',
  (typed) => {
    expect(shape.phone.safeParse(normalizePhone(typed)).success).toBe(false);
  },
);

test.each([
  ['Info@Nova.DE', 'Info@nova.de'],
  ['mailto:info@nova.de?subject=Hello', 'info@nova.de'],
  ['Nova GmbH <info@nova.de>', 'info@nova.de'],
  ['info@xn--mnchen-bau-9db.de', 'info@münchen-bau.de'],
  ['info@MÜNCHEN-bau.de\u200b', 'info@münchen-bau.de'],
  ['γεια@γαλήνη.ελ', 'γεια@γαλήνη.ελ'],
  ['info＠nova.de', 'info@nova.de'],
])('The e-mail address %s is %s', (typed, email) => {
  expect(normalizeEmail(typed)).toBe(email);
  expect(shape.email.safeParse(email).success).toBe(true);
});

const addresses = 'nobody;a@b;a b@nova.de;a@nova.de, b@nova.de;@nova.de;a@@nova.de;a@nova.de/x';
test.each(addresses.split(';'))('The e-mail address %s is refused', (typed) => {
  expect(shape.email.safeParse(normalizeEmail(typed)).success).toBe(false);
});

test.each([
  ['nova.de', 'https://nova.de'],
  ['HTTPS://www.Nova.DE/', 'https://www.nova.de'],
  ['http://nova.de', 'https://nova.de'],
  ['https://münchen-bau.de', 'https://münchen-bau.de'],
  ['https://xn--mnchen-bau-9db.de/', 'https://münchen-bau.de'],
  ['Γαλήνη.ελ', 'https://γαλήνη.ελ'],
  ['owner.github.io/My.site_1/', 'https://owner.github.io/My.site_1'],
  [' https://nova.de/~anna ', 'https://nova.de/~anna'],
  ['nova.de:8443', 'https://nova.de:8443'],
])("The site's address %s is %s", (typed, url) => {
  expect(normalizeSiteUrl(typed)).toBe(url);
  expect(shape.url.safeParse(url).success).toBe(true);
});

const signs = `ü %C3%BC + & ; (x) $ * ' " { | b//c .. :`.split(' ');
test.each([
  ...signs.map((sign) => `https://nova.de/a/${sign}`),
  'info@nova.de',
  'mailto:info@nova.de',
  'javascript:alert(1)',
  'localhost:8000',
  'https://nova.de/?a=1',
  'https://nova.de/#top',
  'https://me:secret@nova.de',
  'our site',
  '1.5',
])("The site's address %s is refused, as not every host could serve it", (typed) => {
  expect(shape.url.safeParse(normalizeSiteUrl(typed)).success).toBe(false);
});

test('A link keeps what follows its host', () => {
  const link = 'Nova.de/Ünter/(a)?q=A&b#C/';
  expect(normalizeUrl(link)).toBe(`https://nova.de/${link.slice(8)}`);
});

test.each([
  ['de_DE', ['de']],
  ['pt-br', ['pt-BR']],
  ['DE', ['de']],
  ['de;en', ['de', 'en']],
  ['de/en, el  fr|it', ['de', 'en', 'el', 'fr', 'it']],
  ['German, deutsch, Ελληνικά', ['de', 'el']],
  ['de_AT.UTF-8', ['de-AT']],
  ['EN-gb en_US', ['en-GB', 'en']],
  ['zh_TW zh-hant', ['zh-TW', 'zh-Hant']],
  ['iw', ['he']],
  ['sr-latn', ['sr-Latn']],
])('The languages %s are %j', (text, codes) => {
  expect(languageCodesIn(text)).toEqual({ codes, unknown: [] });
});

test('A language that the site has is written as there', () => {
  expect(languageCodesIn('de-DE zh-CN pt_BR', ['de', 'zh-Hans', 'pt']).codes).toEqual([
    'de',
    'zh-Hans',
    'pt',
  ]);
});

test('Words that name no language are listed', () => {
  expect(languageCodesIn('de xx klingonisch d ../en')).toEqual({
    codes: ['de', 'en'],
    unknown: ['xx', 'klingonisch', 'd', '..'],
  });
});

test('A name loses what nobody sees, but for the joiners of its script', () => {
  expect(normalizeLine(' \u200eNeu\u00adstadt\u00a0 &\u2009Söhne\u200f\u200b ')).toBe(
    'Neustadt & Söhne',
  );
  expect(normalizeLine('Galini\u200d\u061c \u200e')).toBe('Galini');
  expect(normalizeLine('185\u00a035 Piraeus')).toBe('185\u00a035 Piraeus');
  expect(normalizeLine('🏴\u{e0067}\u{e0062}\u{e007f}')).toBe('🏴\u{e0067}\u{e0062}\u{e007f}');
  expect(normalizeLine('علی\u200cآباد')).toBe('علی\u200cآباد');
  expect(normalizeLine('ශ්\u200dරී')).toBe('ශ්\u200dරී');
});

test.each([
  ...['#0b6e4f', '0B6E4F', ' #0B6E4F; ', '# 0b6e4f', 'HEX: 0B6E4F', 'color: #0b6e4f;', '＃0B6E4F'],
  ...[
    'rgb(11, 110, 79)',
    'RGB(11 110 79)',
    'rgba(11,110,79,0.5)',
    '#0b6e4fcc',
    'hsl(161.2, 81.8%, 23.7%)',
  ],
  ...['11, 110, 79', '11 110 79', 'RGB 11/110/79', 'R11 G110 B79', 'rgb: 11, 110, 79'],
])('The colour %s is #0b6e4f', (typed) => {
  expect(normalizeColor(typed)).toBe('#0b6e4f');
});

test('Short codes and names are colours, too', () => {
  expect(['#0b6', '0B6', 'teal'].map(normalizeColor)).toEqual(['#00bb66', '#00bb66', '#008080']);
});

test.each(['transparent', '#12', 'green-ish', 'CMYK 90 0 28 57', '#gggggg', '1.2.3', ''])(
  'The colour %s is refused',
  (typed) => {
    expect(lookModel.shape.color.safeParse(normalizeColor(typed)).success).toBe(false);
  },
);

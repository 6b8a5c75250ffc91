/** @jest-environment node */
import type { z } from 'zod';
import { type Company, companyModel } from '../../../src/model/company';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readCompany, readSite } from '../../../src/model/files/read';
import { unlocatedJson } from '../../../src/model/json';
import { siteModel, wordsModel } from '../../../src/model/model';
import { validate } from '../../../src/model/validation/validate';
import { words } from '../../samples';
import type { AllWords } from '../../wordFiles';

/** "key: problem → fix" for each problem. */
function advice(value: unknown, model: z.ZodType): string[] {
  const problems = validate(unlocatedJson('content/file.json', value), model);
  return problems.map(({ key, problem, fix }) => `${key}: ${problem} → ${fix}`);
}

const company = readCompany(contentRoot());
const site = readSite(contentRoot());

test.each<[object, string]>([
  [
    { phone: 'none' },
    'phone: "none" is not a phone number with its country code → Shown as written; starts with + and the country code. For example: "+30 210 000 0000"',
  ],
  [
    { name: undefined },
    'name: is missing → As people say it, without the legal form. Shown in the header and on social cards.',
  ],
  [
    { name: '' },
    'name: is empty → As people say it, without the legal form. Shown in the header and on social cards.',
  ],
  [
    { name: false },
    'name: is true or false instead of a text → As people say it, without the legal form. Shown in the header and on social cards.',
  ],
  [
    { name: 'x'.repeat(41) },
    'name: has 41 characters instead of at most 30 → Shorten it. As people say it, without the legal form. Shown in the header and on social cards.',
  ],
  [
    { legalName: 'x'.repeat(121) },
    'legalName: has 121 characters instead of at most 120 → Shorten it. In full, with the legal form. Shown in the footer in place of the short name.',
  ],
  [
    { legal: { vatId: '999999999' } },
    'legal.vatId: "999999999" is not a VAT ID with its country code → Starts with the country code. For example: "EL999999999"',
  ],
  [
    { links: [{ label: { en: 'Jobs' }, url: 'javascript:ran()' }] },
    'links[0].url: "javascript:ran()" is not a web address starting with https:// → Of the page that the link leads to. For example: "https://careers.example.com"',
  ],
  [
    { openingHours: { text: { en: 'Weekdays' }, forSearchEngines: ['Mon-Fri 8-16'] } },
    'openingHours.forSearchEngines[0]: "Mon-Fri 8-16" is not in the form of schema.org → Days as Mo, Tu, We, Th, Fr, Sa, Su. For example: "Mo-Fr 09:00-17:00"',
  ],
  [
    { email: `${'x'.repeat(100)}` },
    `email: "${'x'.repeat(78)}…" is not an e-mail address → The address that visitors write to. For example: "hello@example.com"`,
  ],
  [
    { email: 'x'.repeat(78) },
    `email: "${'x'.repeat(78)}" is not an e-mail address → The address that visitors write to. For example: "hello@example.com"`,
  ],
  [
    { office: { longitude: 181, latitude: 37.95 } },
    'office.longitude: is 181, but must be at most 180 → Are the two numbers swapped? East is positive, −180 to 180. For example: 23.64',
  ],
  [
    { office: { longitude: '23.64', latitude: 37.95 } },
    'office.longitude: is a text instead of a number → East is positive, −180 to 180. For example: 23.64',
  ],
  [
    { office: [] },
    'office: is a list instead of a group of keys → Write a group with the keys: longitude, latitude.',
  ],
  [
    { office: { longitude: 2.3522, latitude: 48.8566 } },
    'mapsUrl: opens a place more than 5 km from the office → Correct the link or the position of the office. Without a link, the position is linked.',
  ],
  [
    { nmae: 'x' },
    'nmae: is an unknown field → Correct its spelling, or remove it: a newer template may no longer have it.',
  ],
])('Of company data with %j the check says what is wrong, and what to write', (change, advised) => {
  expect(advice({ ...company, ...change }, companyModel)).toEqual([advised]);
});

test.each([
  [
    { second: '港のように静かな朝のソフトウェア' },
    'about.title.second: has 32 characters instead of at most 28, as wide ones count twice → Shorten it.',
  ],
])('Of the title %j the check says what is wrong, and what to write', (change, advised) => {
  const { about, ...rest } = words;
  const title = { ...about.title, ...change };
  expect(advice({ ...rest, about: { ...about, title } }, wordsModel)).toEqual([advised]);
});

test.each([
  { phone: undefined },
  { otherPhones: ['+30 690 000 0000'] },
  { legalName: 'Präzisionsbootsbau Galini Gesellschaft für Hafensoftware mbH & Co. KG' },
  { legal: {} },
  ...['DE999999999', 'EL999999999', 'CHE-999.999.999 MWST', 'GB 999 9999 99', 'ATU99999999'].map(
    (vatId) => ({ legal: { vatId } }),
  ),
  ...['Mo-Fr 09:00-17:00', 'Mo,We,Sa 08:30-24:00', 'Su'].map((hours) => ({
    openingHours: { text: { en: 'See below' }, forSearchEngines: [hours] },
  })),
])('Company data may have %j', (change) => {
  expect(advice({ ...company, ...change }, companyModel)).toEqual([]);
});

test.each<[object, string]>([
  [
    { languages: {} },
    'languages: is a group of keys instead of a list → In the order of the switcher.',
  ],
  [
    { languages: [...site.languages, ''] },
    'languages[4]: is not a language code → Write a code such as "en", "el" or "pt-BR".',
  ],
  [
    { languages: [...site.languages, 'en'] },
    'languages: lists a language twice → List each language once.',
  ],
  [
    { defaultLanguage: 'fr' },
    'defaultLanguage: is not one of the published languages → Add it to "languages", or choose one of them.',
  ],
])('Of languages with %j the check says what is wrong, and what to write', (change, advised) => {
  expect(advice({ ...site, ...change }, siteModel)).toEqual([advised]);
});

test.each<[string, (about: AllWords['about']) => void, string]>([
  [
    'missing',
    (words) => Reflect.deleteProperty(words.title, 'first'),
    'title.first: is missing → The first of three lines',
  ],
  [
    'empty',
    (words) => Object.assign(words.intro, { text: '' }),
    'intro.text: is empty → In large type',
  ],
  [
    'blank',
    (words) => Object.assign(words.team, { text: '  ' }),
    'team.text: is blank, starts or ends with a space',
  ],
  [
    'misspelt',
    (words) => Object.assign(words.map, { adress: 'x' }),
    'map.adress: is an unknown field',
  ],
  [
    'of another type',
    (words) => Object.assign(words.team, { title: 5 }),
    'team.title: is a number instead of a text',
  ],
  [
    'null',
    (words) => Object.assign(words, { team: null }),
    'team: is null instead of a group of keys',
  ],
  [
    'too long for its place',
    (words) => Object.assign(words.meta, { title: 'x'.repeat(66) }),
    'meta.title: has 66 characters instead of at most 65 → Shorten it.',
  ],
  [
    'too short to be of use',
    (words) => Object.assign(words.meta, { description: 'x' }),
    'meta.description: has 1 character instead of at least 50 → Lengthen it.',
  ],
  [
    'of two lines',
    (words) => Object.assign(words.team, { title: 'a\nb' }),
    'team.title: "a\\nb" is blank, starts or ends with a space, or contains a line break',
  ],
  [
    'of paragraphs without a blank line between them',
    (words) => Object.assign(words.team, { text: 'a\nb' }),
    'team.text: has a line break inside a paragraph → Leave a blank line between paragraphs',
  ],
  [
    'of paragraphs that are too long together',
    (words) => Object.assign(words.team, { text: `${'x'.repeat(750)}\n\n${'x'.repeat(749)}` }),
    'team.text: has 1501 characters instead of at most 1500 → Shorten it.',
  ],
  [
    'of paragraphs of which one is blank',
    (words) => Object.assign(words.team, { text: 'a\n\n\u200b\n\nb' }),
    'team.text: is blank, starts or ends with a space',
  ],
  [
    'ended by a blank line',
    (words) => Object.assign(words.team, { text: 'a\n\n' }),
    'team.text: is blank, starts or ends with a space',
  ],
  [
    'one of two slides',
    (words) => words.map.slides.pop(),
    'map.slides: has 2 entries instead of exactly 3 → Exactly three',
  ],
  [
    'one of four slides',
    (words) => words.map.slides.push('x'),
    'map.slides: has 4 entries instead of exactly 3',
  ],
  [
    'invisible',
    (words) => Object.assign(words.team, { text: '\u200b' }),
    'team.text: is blank, starts or ends with a space, or contains a control character or a broken character',
  ],
  [
    'of a letter that cannot be seen',
    (words) => Object.assign(words.team, { title: '\u3164' }),
    'team.title: "ㅤ" is blank, starts or ends with a space',
  ],
  [
    'half of an emoji',
    (words) => Object.assign(words.team, { title: 'Hello \ud83c' }),
    'team.title: "Hello \\ud83c" is blank, starts or ends with a space, or contains a line break, a control character or a broken character',
  ],
  [
    'said twice',
    (words) => words.map.slides.splice(0, 1, words.map.slides[1] ?? ''),
    'map.slides: contains the same phrase twice → Write three different phrases.',
  ],
  [
    'an order to the typing',
    (words) => words.map.slides.splice(0, 1, 'Wait ^99'),
    'map.slides[0]: "Wait ^99" contains ` or ^',
  ],
])('A text that is %s is named by its key', (_, spoil, expected) => {
  const changed = structuredClone(words);
  spoil(changed.about);
  const found = advice(changed, wordsModel);
  expect(found).toEqual([expect.stringContaining(`about.${expected}`)]);
});

test('Intros and sections may have several paragraphs', () => {
  const several = 'One line.\n\nAnother. \n \n\n  And a third.';
  const changed = structuredClone(words);
  const { title, intro, mission, team, value } = changed.about;
  title.intro = several;
  for (const group of [intro, mission, team, value]) group.text = several;
  expect(advice(changed, wordsModel)).toEqual([]);
});

test.each<[string, (value: Company) => void, string]>([
  [
    'phone with letters',
    (value) => Object.assign(value, { phone: '+30 CALL ME' }),
    'phone: "+30 CALL ME" contains "CALL", which cannot be dialled',
  ],
  [
    'phone without its country',
    (value) => Object.assign(value, { phone: '210 000 0000' }),
    'phone: "210 000 0000" is not a phone number',
  ],
  [
    'phone with a line break',
    (value) => Object.assign(value, { phone: '+30 210 000 0000\n' }),
    'phone: "+30 210 000 0000\\n" is not a phone number',
  ],
  [
    'phone with a trunk zero',
    (value) => Object.assign(value, { phone: '+44 (0)20 7946 0000' }),
    'phone: "+44 (0)20 7946 0000" contains "(0)", which cannot be dialled',
  ],
  [
    'e-mail',
    (value) => Object.assign(value, { email: 'hello(at)example.com' }),
    'email: "hello(at)example.com" is not an e-mail address',
  ],
  [
    'script as a link',
    (value) => Object.assign(value, { mapsUrl: 'javascript:alert(1)' }),
    'mapsUrl: "javascript:alert(1)" is not a web address',
  ],
  [
    'link with a tab',
    (value) => Object.assign(value, { mapsUrl: 'https://maps.example.com/\ta' }),
    'mapsUrl: "https://maps.example.com/\\ta" has a space or an invisible character',
  ],
  [
    'site address with a final slash',
    (value) => Object.assign(value, { url: 'https://example.com/x/' }),
    'url: has more than a host name and a path',
  ],
  [
    'latitude out of range',
    (value) => Object.assign(value.office, { latitude: -91 }),
    'office.latitude: is -91, but must be at least -85',
  ],
])('The company data are refused for a wrong value: %s', (_, spoil, expected) => {
  const changed = structuredClone(company);
  spoil(changed);
  expect(advice(changed, companyModel)).toEqual([expect.stringContaining(expected)]);
});

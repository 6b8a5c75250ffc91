/** @jest-environment node */
import type { z } from 'zod';
import { contentRoot } from '../../../src/files/contentRoot';
import { readCompany, readSettings } from '../../../src/files/read';
import { type Company, companyModel } from '../../../src/model/company';
import { settingsModel, wordsModel } from '../../../src/model/model';
import { validate } from '../../../src/model/validation/validate';
import { words } from '../../tools/samples';
import { withValue } from '../hostile';

/** "key: problem" for each problem. */
function problems(value: unknown, model: z.ZodType, name: string): string[] {
  const found = validate({ file: 'content/file.json', value }, model, name);
  return found.map(({ key, problem }) => `${key}: ${problem}`);
}

const company = readCompany(contentRoot());
const settings = readSettings(contentRoot());
const tooLong = 'is too long:';
const wrongPhone = 'is not a phone number that can be dialled.';
const wrongUrl = 'is not a web address';

test.each<[object, string]>([
  [{ name: undefined }, 'name: is missing.'],
  [{ name: { en: '' } }, 'name.en: is missing.'],
  [{ name: { en: false } }, 'name.en: has the wrong type: it must be of the type “string”.'],
  [{ name: { en: 'x'.repeat(41) } }, 'name.en: is too long: 41 of 40 characters. Shorten it.'],
  [
    { nmae: 'x' },
    'nmae: is an unknown field, perhaps one of an earlier version. Correct its spelling',
  ],
  [{ legal: { vatId: 'EL999999999' } }, 'legal: is no longer a field: legal details are text of'],
  [{ links: [{ label: { en: 'Jobs' }, url: 'javascript:ran()' }] }, `links[0].url: ${wrongUrl}`],
  [
    { openingHours: { text: { en: 'Weekdays' }, forSearchEngines: ['Mon-Fri 8-16'] } },
    'openingHours.forSearchEngines[0]: is not like Mo-Fr 9:00-17:00 or',
  ],
  [
    { openingHours: { text: { en: 'Mo-Fr 9-17\n\u200b\nSa' } } },
    'openingHours.text.en: is blank, begins or ends with a space, or contains a character',
  ],
  [{ type: 'Shop' }, 'type: is not one of these values: AccountingService, '],
  [
    { postalAddress: { streetAddress: 'Calle 0', addressLocality: 'Quito', addressCountry: 'ec' } },
    'postalAddress.addressCountry: is not a country’s code of two capital letters',
  ],
  [{ email: 'hello(at)example.com' }, 'email: is not an e-mail address.'],
  [
    { office: { longitude: 23.64, latitude: 37.95 } },
    'office: has the wrong type: it must be of the type “string”.',
  ],
  [{ office: '37.95, 181' }, 'office: is not a position that can be shown: "37.95, 181". Write '],
  [
    { office: '48.8566, 2.3522' },
    'mapsUrl: is not a web address starting with https://, or opens a place that is far',
  ],
  [{ phone: '+30 CALL ME' }, `phone: ${wrongPhone}`],
  [{ phone: '210 000 0000' }, `phone: ${wrongPhone}`],
  [{ phone: '+0 30 1234567' }, `phone: ${wrongPhone}`],
  [{ phone: '+30 210 000 0000\n' }, `phone: ${wrongPhone}`],
  [{ phone: '+44 (0)20 7946 0000' }, `phone: ${wrongPhone}`],
  [{ mapsUrl: 'javascript:alert(1)' }, `mapsUrl: ${wrongUrl}`],
  [{ mapsUrl: 'https://maps.example.com/\ta' }, `mapsUrl: ${wrongUrl}`],
  [{ url: 'https://example.com/x/' }, `url: ${wrongUrl}`],
])('Company data with %j are refused', (change, expected) => {
  expect(problems({ ...company, ...change }, companyModel, 'company')).toEqual([
    expect.stringContaining(expected),
  ]);
});

test.each<Partial<Company>>([
  { phone: undefined },
  { otherPhones: ['+30 690 000 0000'] },
  { legalName: { en: 'Präzisionsbootsbau Galini Gesellschaft für Hafensoftware mbH & Co. KG' } },
  {
    postalAddress: {
      streetAddress: '0 Bay Rd',
      addressLocality: 'Alameda',
      addressRegion: 'CA',
      addressCountry: 'US',
    },
  },
  { openingHours: { text: { en: 'Mon–Fri 9–17\r\n\nSat 9–12' } }, type: 'Bakery' },
  ...['Mo-Fr 09:00-17:00', 'Mo,We,Sa 08:30-24:00', 'Su', 'Tu–Fr 9:00–12:00, 14:00–18:00'].map(
    (hours) => ({
      openingHours: { text: { en: 'See below' }, forSearchEngines: [hours] },
    }),
  ),
])('Company data may have %j', (change) => {
  expect(problems({ ...company, ...change }, companyModel, 'company')).toEqual([]);
});

test.each<[object, string]>([
  [{ languages: {} }, 'languages: has the wrong type: it must be of the type “array”.'],
  [{ languages: [...settings.languages, ''] }, 'languages[4]: is not a language code.'],
  [{ languages: [...settings.languages, 'en'] }, 'languages: lists a language twice.'],
  [{ defaultLanguage: 'fr' }, 'defaultLanguage: is not one of the published languages.'],
])('Settings with %j are refused', (change, expected) => {
  expect(problems({ ...settings, ...change }, settingsModel, 'languages')).toEqual([
    expect.stringContaining(expected),
  ]);
});

const unclean =
  'is blank, begins or ends with a space, or contains a line break or a character that can’t be shown:';

const { slides } = words.about.map;

test.each<[key: string, value: unknown, problem: string]>([
  ['title.first', undefined, 'is missing.'],
  ['intro.text', '', 'is missing.'],
  ['map.adress', 'x', 'is an unknown field, perhaps one of an earlier version.'],
  ['team', null, 'has the wrong type'],
  ['meta.title', 'x'.repeat(66), `${tooLong} 66 of 65`],
  [
    'title.second',
    '港のように静かな朝のソフトウェア',
    `${tooLong} 32 of 28 characters, as wide ones`,
  ],
  ['meta.description', '海'.repeat(24), 'is too short: 48 of at least 50 characters.'],
  ['team.text', `${'x'.repeat(750)}\n\n${'x'.repeat(749)}`, `${tooLong} 1501 of 1500`],
  ['team.text', '  ', `${unclean} "  ".`],
  ['team.text', 'a\n\n\u200b\n\nb', unclean],
  ['team.text', 'a\n\n', unclean],
  ['team.title', 'a\nb', `${unclean} "a\\nb".`],
  ['team.title', '\u3164', unclean],
  ['team.title', 'Hi \ud83c', unclean],
  ['map.slides', slides.slice(1), 'has 2 entries instead of 3.'],
  ['map.slides', [...slides, 'x'], 'has 4 entries instead of 3.'],
  ['map.slides', [slides[1], ...slides.slice(1)], 'contains the same phrase twice.'],
])('The words %s are refused with %j: %s', (key, value, problem) => {
  const changed = withValue(words, ['about', ...key.split('.')], value);
  expect(problems(changed, wordsModel, '')).toEqual([
    expect.stringContaining(`about.${key}: ${problem}`),
  ]);
});

test('Intros and sections may have several paragraphs', () => {
  const several = 'One line.\n\nAnother. \n \n\n  And a third.';
  const changed = structuredClone(words);
  const { title, intro, mission, team, value } = changed.about;
  title.intro = several;
  for (const group of [intro, mission, team, value]) group.text = several;
  expect(problems(changed, wordsModel, '')).toEqual([]);
});

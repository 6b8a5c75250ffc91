/** @jest-environment node */
import type { z } from 'zod';
import { contentRoot } from '../../src/content/contentRoot';
import { problemsIn } from '../../src/content/explain';
import { companyModel, siteModel, translationModel } from '../../src/content/model';
import { withoutLines } from '../../src/content/parseJson';
import { readCompany, readSite } from '../../src/content/read';
import { words } from '../samples';

/** "key: problem → fix" for each problem. */
function advice(value: unknown, model: z.ZodType): string[] {
  const problems = problemsIn(withoutLines('content/file.json', value), model);
  return problems.map(({ key, problem, fix }) => `${key}: ${problem} → ${fix}`);
}

const company = readCompany(contentRoot());
const site = readSite(contentRoot());

test.each<[object, string]>([
  [
    { phone: 'none' },
    'phone: "none" is not a phone number with its country code → Shown as written; begins with + and the country code. For example: "+30 210 000 0000"',
  ],
  [{ name: undefined }, 'name: is missing → Stands in the header and the footer.'],
  [{ name: '' }, 'name: is empty → Stands in the header and the footer.'],
  [
    { name: false },
    'name: is true or false instead of a text in quotes → Stands in the header and the footer.',
  ],
  [
    { name: 'x'.repeat(41) },
    'name: has 41 characters instead of at most 40 → Shorten it. Stands in the header and the footer.',
  ],
  [
    { email: `${'x'.repeat(100)}` },
    `email: "${'x'.repeat(78)}…" is not an e-mail address → Where visitors can write to. For example: "hello@example.com"`,
  ],
  [
    { email: 'x'.repeat(78) },
    `email: "${'x'.repeat(78)}" is not an e-mail address → Where visitors can write to. For example: "hello@example.com"`,
  ],
  [
    { office: { longitude: 181, latitude: 37.95 } },
    'office.longitude: is 181, but must be at most 180 → Are the two numbers swapped? East is positive, −180 to 180. For example: 23.64',
  ],
  [
    { office: { longitude: '23.64', latitude: 37.95 } },
    'office.longitude: is a text in quotes instead of a number without quotes → East is positive, −180 to 180. For example: 23.64',
  ],
  [
    { office: [] },
    'office: is a list instead of a group of keys → Write a group with the keys: longitude, latitude, mapPicture.',
  ],
  [
    { office: { longitude: 37.95, latitude: 23.64 } },
    'office: has longitude and latitude swapped: the maps link has them the other way round → Exchange the two numbers.',
  ],
  [{ nmae: 'x' }, 'nmae: is not a key this file knows → Remove it, or correct its spelling.'],
])('Of company data with %j the check says what is wrong, and what to write', (change, advised) => {
  expect(advice({ ...company, ...change }, companyModel)).toEqual([advised]);
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
    'languages: names a language twice → Keep each language once.',
  ],
  [
    { defaultLanguage: 'fr' },
    'defaultLanguage: is not one of the published languages → Add it to "languages", or choose one of them.',
  ],
])('Of languages with %j the check says what is wrong, and what to write', (change, advised) => {
  expect(advice({ ...site, ...change }, siteModel)).toEqual([advised]);
});

test.each<[(about: typeof words.page.about) => void, string]>([
  [
    ({ map }) => map.slides.splice(1),
    'map.slides: has 1 entry instead of exactly 3 → Exactly three; the heading types them in turn.',
  ],
  [
    ({ meta }) => Object.assign(meta, { description: 'x' }),
    'meta.description: has 1 character instead of at least 50 → Lengthen it. Shown in search results. 50 to 160 characters.',
  ],
  [
    ({ map }) => Object.assign(map, { slides: { 0: 'Come' } }),
    'map.slides: is a group of keys instead of a list → Exactly three; the heading types them in turn.',
  ],
  [
    (about) => Reflect.deleteProperty(about, 'mission'),
    'mission: is missing → Write a group with the keys: label, title, text, picture.',
  ],
])(
  'Of a translation with a mistake the check says what is wrong, and what to write (%#)',
  (spoil, advised) => {
    const changed = structuredClone(words);
    spoil(changed.page.about);
    expect(advice(changed, translationModel)).toEqual([`page.about.${advised}`]);
  },
);

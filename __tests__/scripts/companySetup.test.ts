/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentAnswers,
  describeQuestion,
  optionalQuestions,
  problemOf,
  type Question,
  questions,
  setUp,
} from '../../scripts/companySetup';
import { describeDrafts } from '../../scripts/publishedLanguages';
import { readAbout, readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { type About, type Company, companyModel, type Translation } from '../../src/content/model';
import { checkContent } from '../../src/content/validation/check';
import { copyContent, edit } from '../content/project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const answers = {
  name: 'Example',
  legalName: 'Example Ltd',
  url: 'https://www.example.org',
  phone: '+44 20 0000 0000',
  email: 'office@example.org',
  languages: 'en el de ar',
  address: '00 Example Street, London',
  mapsUrl: 'https://www.example.org/map',
  longitude: '-0.1',
  latitude: '51.5',
  liveMap: 'onRequest',
  look: 'warm',
  form: 'Ltd.',
  register: 'Companies House 00000000',
  vatId: 'GB000000000',
  representative: 'Ada Example',
  authority: 'Example Authority',
  otherPhones: '+44 20 0000 0001; +44 70 0000 0000',
  openingHours: 'Monday to Friday, 9 to 5; Saturday, 10 to 2',
  hoursForSearchEngines: 'Mo-Fr 09:00-17:00; Sa 10:00-14:00',
  links: 'Careers, https://careers.example.org; LinkedIn, https://www.linkedin.com/company/example',
  people: 'Maria Example, Founder; Jan Example, Head of Sales, Europe',
  keywords: 'example, software',
};

const inEach = (text: string) => ({ en: text, el: text, de: text, ar: text });

test('A new owner has a site of their own: every answer is in the content', async () => {
  expect(setUp(root, answers)).toEqual([]);
  expect(currentAnswers(root)).toMatchObject(answers);
  const { logo: _file, ...fields } = companyModel.shape;
  expect(Object.keys(readCompany(root))).toEqual(Object.keys(fields));
  for (const language of readSite(root).languages) {
    const { map, meta } = readTranslation(root, language).page.about;
    expect([map.address, meta.keywords]).toEqual([answers.address, 'example, software']);
  }
  expect(readCompany(root)).toMatchObject({
    otherPhones: ['+44 20 0000 0001', '+44 70 0000 0000'],
    openingHours: {
      text: inEach('Monday to Friday, 9 to 5; Saturday, 10 to 2'),
      forSearchEngines: ['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00'],
    },
    links: [
      { label: inEach('Careers'), url: 'https://careers.example.org' },
      { label: inEach('LinkedIn'), url: 'https://www.linkedin.com/company/example' },
    ],
  });
  expect(readAbout(root).people).toEqual([
    { name: 'Maria Example', role: inEach('Founder') },
    { name: 'Jan Example', role: inEach('Head of Sales, Europe') },
  ]);
  expect(await checkContent(root)).toEqual([]);
});

test('What is left out stays', () => {
  const before = readCompany(root);
  expect(setUp(root, { name: 'Example Ltd' })).toEqual([]);
  expect(readCompany(root)).toEqual({ ...before, name: 'Example Ltd' });
});

test('Legal details are optional, and each can be removed', () => {
  expect(problemOf(root, 'vatId', '000')).toBe(
    '"000" is not a VAT ID with its country code. Starts with the country code. For example: "EL999999999"',
  );
  expect(setUp(root, { vatId: 'EL999999999', form: 'A.E.' })).toEqual([]);
  expect(setUp(root, { form: '-' })).toEqual([]);
  expect(readCompany(root).legal).toEqual({ vatId: 'EL999999999' });
  expect(setUp(root, { vatId: '-' })).toEqual([]);
  expect(readCompany(root)).not.toHaveProperty('legal');
});

test('Each optional detail can be removed, the opening hours with their form for search engines', async () => {
  setUp(root, answers);
  const removed = Object.fromEntries(optionalQuestions.map((question) => [question, '-']));
  expect(setUp(root, removed)).toEqual([]);
  for (const key of ['legal', 'otherPhones', 'openingHours', 'links'])
    expect(readCompany(root)).not.toHaveProperty(key);
  expect(readAbout(root)).not.toHaveProperty('people');
  for (const language of ['en', 'el', 'de', 'ar'])
    expect(readTranslation(root, language).page.about.meta).not.toHaveProperty('keywords');
  expect(await checkContent(root)).toEqual([]);
});

test('Hours for search engines need a line that visitors read', () => {
  expect(setUp(root, { hoursForSearchEngines: 'Mo 09:00-17:00' })).toMatchObject([
    { key: 'openingHours.text', problem: 'is missing' },
  ]);
});

test('An owner who types lists in another way is understood', () => {
  const links = 'Jobs https://jobs.example.org/?in=Rome,Oslo ;Terms , https://example.org/terms;';
  expect(setUp(root, { links, people: 'ماريا، مؤسسة؛ 山田，社長； Jan,Engineer' })).toEqual([]);
  expect(currentAnswers(root)).toMatchObject({
    links: 'Jobs, https://jobs.example.org/?in=Rome,Oslo; Terms, https://example.org/terms',
    people: 'ماريا, مؤسسة; 山田, 社長; Jan, Engineer',
  });
});

test('An answer that stays the same keeps its translations', () => {
  edit<Company>(root, 'content/company.json', (company) => {
    company.openingHours = {
      text: { en: 'Weekdays', el: 'Καθημερινές', de: 'Werktags', ar: 'أيام' },
    };
  });
  const before = [readCompany(root), readTranslation(root, 'de')];
  const { openingHours = '', keywords = '', address = '' } = currentAnswers(root);
  expect(setUp(root, { openingHours, keywords, address })).toEqual([]);
  expect([readCompany(root), readTranslation(root, 'de')]).toEqual(before);
  expect(setUp(root, { openingHours: 'Mondays' })).toEqual([]);
  expect(readCompany(root).openingHours?.text).toEqual(inEach('Mondays'));
});

test('A person who stays keeps the portrait, the sentence and the translations of the role', () => {
  const maria = {
    name: 'Maria Example',
    role: { en: 'Founder', el: 'Ιδρύτρια', de: 'Gründerin', ar: 'Founder' },
    file: '/pictures/maria.jpg',
    focus: '50% 40%',
    line: inEach('Builds boats.'),
  };
  const jan = { name: 'Example, Jan', role: inEach('Engineer'), file: '/pictures/jan.jpg' };
  edit<About>(root, 'content/about.json', (about) => {
    about.people = [maria, jan];
  });
  const people = 'Example, Jan, Engineer; Maria Example, Director; Ada Example, Cook';
  expect(setUp(root, { people })).toEqual([]);
  expect(readAbout(root).people).toEqual([
    jan,
    {
      ...maria,
      role: { en: 'Director', el: 'Ιδρύτρια', de: 'Gründerin', ar: 'Director' },
    },
    { name: 'Ada Example', role: inEach('Cook') },
  ]);
});

test('A link with the same address keeps its mark as a profile and its translations', () => {
  const shop = {
    label: { en: 'Shop', el: 'Κατάστημα', de: 'Laden', ar: 'متجر' },
    url: 'https://shop.example.org',
    isProfile: true,
  };
  edit<Company>(root, 'content/company.json', (company) => {
    company.links = [shop];
  });
  expect(
    setUp(root, { links: 'Terms https://example.org; Store https://shop.example.org' }),
  ).toEqual([]);
  expect(readCompany(root).links).toEqual([
    { label: inEach('Terms'), url: 'https://example.org' },
    { ...shop, label: { ...shop.label, en: 'Store' } },
  ]);
});

test('Texts are written in a language that is added by the same answers, too', () => {
  const { openingHours, people } = answers;
  expect(setUp(root, { languages: 'en fr', openingHours, people })).toEqual([]);
  expect(readCompany(root).openingHours?.text.fr).toBe(openingHours);
  expect(readAbout(root).people?.[0]?.role.fr).toBe('Founder');
});

test('How the live map loads is a setting of the site, which other answers keep', () => {
  expect(setUp(root, { liveMap: 'onRequest' })).toEqual([]);
  expect(setUp(root, { languages: 'de en' })).toEqual([]);
  expect(readSite(root)).toEqual({
    defaultLanguage: 'de',
    languages: ['de', 'en'],
    liveMap: 'onRequest',
    look: 'editorial',
  });
  expect(setUp(root, { liveMap: 'later', languages: 'en' })).toMatchObject([
    { key: 'liveMap', problem: 'is "later"' },
  ]);
  expect(readSite(root).languages).toEqual(['de', 'en']);
});

test('The look is chosen by name; another one is refused', () => {
  expect(setUp(root, { look: 'modern' })).toEqual([]);
  expect(readSite(root)).toMatchObject({ liveMap: 'automatic', look: 'modern' });
  expect(setUp(root, { look: 'pretty' })).toMatchObject([{ key: 'look', problem: 'is "pretty"' }]);
  expect(readSite(root).look).toBe('modern');
});

test('With one bad answer nothing is written, and the message names it', () => {
  const before = readFileSync(join(root, 'content/company.json'), 'utf8');
  const problems = setUp(root, {
    ...answers,
    phone: 'call me',
    latitude: 'north',
    address: '',
  });
  expect(problems.map(({ key }) => key)).toEqual(['phone', 'address', 'latitude']);
  expect(readFileSync(join(root, 'content/company.json'), 'utf8')).toBe(before);
});

test('Every question has a present answer and says what it is for', () => {
  setUp(root, answers);
  const all = [...questions, ...optionalQuestions];
  expect(Object.keys(currentAnswers(root)).sort()).toEqual(all.sort());
  for (const question of all) expect(describeQuestion(question)).toMatch(/^[A-Z].+\n {2}\w/);
});

test('An owner chooses the published languages; the first is the default one', async () => {
  expect(setUp(root, { languages: 'de, el' })).toEqual([]);
  expect(readSite(root)).toMatchObject({ defaultLanguage: 'de', languages: ['de', 'el'] });
  expect(describeDrafts(root, 'de, el')).toBe(
    'Not published: Arabic (ar), English (en). To delete: `npm run language -- remove ar en`',
  );
  expect(await checkContent(root)).toEqual([]);
});

test('A language that lacks translations stays a draft, and the owner reads how to publish it', async () => {
  const { address } = answers;
  expect(setUp(root, { languages: 'fr de', address })).toEqual([]);
  expect(readSite(root)).toMatchObject({ defaultLanguage: 'de', languages: ['de'] });
  const { title, map } = readTranslation(root, 'fr').page.about;
  expect(title.first).toBe('⟦…⟧ Software, ruhig');
  expect(map.address).toBe(address);
  expect(describeDrafts(root, 'fr de')).toBe(
    [
      'Not translated yet: French (fr). Translate the texts in the editor at /admin/ (`npm start`), then publish:',
      '  npm run setup -- --languages "fr de"',
      'Not published: Arabic (ar), Greek (el), English (en). To delete: `npm run language -- remove ar el en`',
    ].join('\n'),
  );
  expect(setUp(root, { languages: 'fr de' })).toEqual([]);
  expect(readSite(root).languages).toEqual(['de']);
  expect(await checkContent(root)).toEqual([]);
});

test('One language at least has its translation', () => {
  const [problem] = setUp(root, { languages: 'fr pt' });
  expect(problem?.problem).toBe('has no language with a complete translation');
  expect(readSite(root).languages).toEqual(['en', 'el', 'de', 'ar']);
});

test('The address is written to drafts, too, so that the sample’s is never published', () => {
  expect(setUp(root, { languages: 'en', address: answers.address })).toEqual([]);
  expect(readTranslation(root, 'el').page.about.map.address).toBe(answers.address);
});

test('A draft with a text that is too long does not stop the others', () => {
  edit<Translation>(root, 'locales/en/translation.json', ({ page }) => {
    page.about.title.first = 'Twenty-eight letters at most';
  });
  expect(setUp(root, { languages: 'en fr', address: answers.address })).toEqual([]);
  expect(readTranslation(root, 'en').page.about.map.address).toBe(answers.address);
});

test('What a company need not have can be left out', () => {
  expect(describeQuestion('legalName')).toContain('Write - to leave it out.');
  expect(describeQuestion('email')).not.toContain('Write -');
  setUp(root, { legalName: 'Galini IKE' });
  expect(setUp(root, { legalName: '-', phone: '-' })).toEqual([]);
  expect(readCompany(root)).not.toHaveProperty('legalName');
  expect(readCompany(root)).not.toHaveProperty('phone');
  expect(setUp(root, { email: '-' })).toHaveLength(1);
});

test('After a move, the maps link no longer opens the old place', () => {
  expect(setUp(root, { longitude: '2.3522', latitude: '48.8566' })).toEqual([]);
  expect(readCompany(root).mapsUrl).toBeUndefined();
});

test('The position is read from a pasted maps link', () => {
  expect(describeQuestion('mapsUrl')).toContain(
    'A link of Google Maps or OpenStreetMap also sets the position.',
  );
  const mapsUrl = 'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.8/2.3';
  expect(setUp(root, { mapsUrl })).toEqual([]);
  expect(readCompany(root)).toMatchObject({
    mapsUrl,
    office: { latitude: 48.8566, longitude: 2.3522 },
  });
});

test.each<[Question, string, string | undefined]>([
  ['phone', '+44 20 0000 0000', undefined],
  ['phone', 'call me', 'is not a phone number with its country code'],
  ['legalName', '-', undefined],
  ['email', '-', 'is not an e-mail address'],
  ['latitude', '51.5', undefined],
  ['latitude', 'north', 'is a text in quotes instead of a number'],
  ['address', '', 'is empty'],
  ['languages', 'de, el', undefined],
  ['languages', 'de de', 'lists a language twice'],
  ['languages', 'fr en', undefined],
  ['languages', 'fr pt', 'has no language with a complete translation'],
  ['languages', 'german', 'names no language'],
  ['otherPhones', '+44 20 0000 0000; +44 (0) 20', '"+44 (0) 20" contains "(0)"'],
  ['otherPhones', '-', undefined],
  ['openingHours', ' '.repeat(3), 'is blank'],
  ['hoursForSearchEngines', 'Mo-Fr 09:00-17:00; Sat 10-14', '"Sat 10-14" is not in the form'],
  [
    'links',
    'Careers https://careers.example.org; Jobs http://example.org',
    'has a mistake in "Jobs http://example.org": Address "http://example.org" is not a web address',
  ],
  ['people', 'Maria Example; Jan Example, Cook', 'has a mistake in "Maria Example": Role is empty'],
  ['people', 'A,B;'.repeat(13), 'has 13 entries instead of at most 12'],
])('An answer is checked at once: %s "%s"', (question, answer, problem) => {
  const said = problemOf(root, question, answer);
  if (problem) expect(said).toContain(problem);
  else expect(said).toBeUndefined();
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, entryOf } from '../../plugins/editor/src/entries';
import { filledIn } from '../../plugins/editor/src/merge';
import {
  inOrderOfForm,
  inputAttributes,
  nameOf,
  problemsIn,
} from '../../plugins/editor/src/problems';
import { contentRoot } from '../../src/files/contentRoot';
import { setMessages } from '../../src/model/messages';
import de from '../../src/model/messages/de.json';
import en from '../../src/model/messages/en.json';
import type { Path } from '../../src/model/texts';
import { languages, settings } from './editor';

const contentIn = (file: string) => {
  const json = JSON.parse(readFileSync(join(contentRoot(), file), 'utf8'));
  return json.page?.about ?? json;
};
/** The sample, as it is stored. */
const draft = {
  contentOf: (name: string, code?: string) =>
    contentIn(
      entriesIn(languages).find((one) => one.name === name && one.language?.code === code)?.file ??
        '',
    ),
  data: settings.data,
};

/** The problems of a file of the sample with one value changed. */
function problems(file: string, key: string, value: unknown, among = languages): string[] {
  const entry = entryOf(file, among);
  const content = contentIn(file);
  const form = filledIn(withPart(content, key.split('.'), value));
  return problemsIn(entry, form, among, draft).map(({ text }) => text);
}

/** `value` with `part` at `path`. */
const withPart = (value: unknown, [key = '', ...rest]: Path, part: unknown): object => ({
  ...Object(value),
  [key]: rest.length ? withPart(Object(value)[key], rest, part) : part,
});

const german = 'locales/de/translation.json';
const company = 'content/company.json';
const title = 'title.first';

afterEach(() => setMessages(en));

test.each([
  [german, title, 'Software', ''],
  [german, 'title.actions', [{ label: 'Los', url: '/de/about/#team' }], ''],
  [german, 'title.actions', [{ label: 'Los', url: '/imprint/' }], ''],
  [
    german,
    'title.actions',
    [{ label: 'Los', url: '#jobs' }],
    'Button 1 › Address links to #jobs, a section that the page does not have. Its sections are #mission, #team, #value, #services, #figures, #page-location.',
  ],
  [
    german,
    'title.actions',
    [{ label: 'Los', url: '/files/menu.pdf' }],
    'Button 1 › Address links to /files/menu.pdf, which this site does not have.',
  ],
  [german, title, 'x'.repeat(30), 'Title, first line is too long: 30 of 28'],
  [german, title, '⟦…⟧ Software', 'Title, first line is'],
  [german, 'value.title', '⟦…⟧ Software', 'Values › '],
  [german, 'quotes', { label: 'A', title: '⟦…⟧ B', items: [{ text: 'C', name: 'D' }] }, ''],
  [german, 'mission.text', '', 'Mission › Text is'],
  [german, 'mission', {}, ''],
  [german, 'title.intro', `${'x'.repeat(310)} [Wir](https://example.com/${'y'.repeat(999)})`, ''],
  [
    german,
    'title.intro',
    `${'x'.repeat(318)} [Wir](https://example.com/)`,
    'Title: intro is too long: 322 of 320 characters.',
  ],
  [german, 'title.intro', '* [Wir] _ (hier)', ''],
  [
    german,
    'map.description',
    'Im [Hof](ftp://example.com)',
    'Location: description has a link to “ftp://example.com”, which can’t be opened. A link leads to an address with https://',
  ],
  [
    german,
    'mission.text',
    '[](/imprint/)',
    'Mission › Text has a link to /imprint/ without words.',
  ],
  [company, 'office', '37,95', 'Position is'],
  ['content/about.json', 'mission.alt.de', undefined, 'Team picture › Descriptions (German) is'],
])('%s: %s with %j', (file, key, value, expected) => {
  const found = problems(file, key, value);
  expect(found).toEqual(expected ? [expect.stringContaining(expected)] : []);
});

test('A draft may lack texts, and those that it has must fit', () => {
  const among = languages.map((one) => ({ ...one, isDraft: one.code === 'de' }));
  expect(problems(german, title, '', among)).toEqual([]);
  expect(problems(german, title, '⟦…⟧ Software', among)).toEqual([]);
  expect(problems(german, title, 'x'.repeat(30), among)).toHaveLength(1);
});

test('Problems are in the editor’s language', () => {
  setMessages(de);
  expect(problems(company, 'phone', '0210')).toEqual([
    expect.stringContaining('Telefon ist keine wählbare Telefonnummer.'),
  ]);
});

test('Fields have the names of the form', () => {
  expect(nameOf('pictures', 'collage[1].alt.el')).toBe('Picture 2 › Descriptions (Greek)');
  expect(nameOf('about', 'map.slides[0]')).toBe('Location › Phrase 1');
  expect(nameOf('labels', 'pages.imprint')).toBe('Names of the legal pages › Imprint: name');
});

test('Problems are in the order of the form, which is not that of the alphabet, each once', () => {
  const keys = [
    'people[0].role.en',
    'map.credit',
    'mission.alt.ar',
    'mission.alt.en',
    'collage[10].file',
    'collage[1].alt.de',
    'collage[1].file',
    'collage',
    'collage[1].file',
  ];
  const sorted = inOrderOfForm(
    'pictures',
    keys.map((key) => ({ key, text: key })),
    languages,
  );
  expect(sorted.map(({ key }) => key)).toEqual([
    'collage',
    'collage[1].file',
    'collage[1].alt.de',
    'collage[10].file',
    'mission.alt.en',
    'mission.alt.ar',
    'map.credit',
    'people[0].role.en',
  ]);
});

test.each([
  [german, 'map.slides.0', { lang: 'de', dir: 'ltr' }],
  ['content/imprint/ar.md', 'body', { lang: 'ar', dir: 'rtl' }],
  ['content/about.json', 'collage.0.alt.ar', { lang: 'ar', dir: 'rtl' }],
  [company, 'name.el', { lang: 'el', dir: 'ltr' }],
  [company, 'office', {}],
  [company, 'phone', { inputmode: 'tel' }],
  [company, 'otherPhones.1', { inputmode: 'tel' }],
  [company, 'email', { inputmode: 'email' }],
  [company, 'url', { inputmode: 'url' }],
  [company, 'mapsUrl', { inputmode: 'url' }],
  [company, 'links.0.url', { inputmode: 'url' }],
])('%s: the input of %s has %j', (file, key, expected) => {
  expect(inputAttributes(entryOf(file, languages), key, languages)).toEqual(expected);
});

test('What a legal text can’t show is named with its words, as the form has no line numbers', () => {
  const entry = entryOf('content/imprint/en.md', languages);
  const body = '> Quoted\n\nSee `this_name`, ![seal](/seal.png) and [more](ftp://example.com)';
  expect(problemsIn(entry, { body }, languages, draft).map(({ text }) => text)).toEqual([
    'Text contains what the page can’t show: a quotation with “>” (“> Quoted”), code (“`this_name`”), a picture (“![seal](”), a link that can’t be opened (“more”). Use only headings, paragraphs, lists, bold and links that begin with https://, mailto:, tel: or /.',
  ]);
});

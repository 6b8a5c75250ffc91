/** @jest-environment node */
import { rmSync } from 'node:fs';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { type ComponentClass, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkedField } from '../../src/cms/CheckedField';
import { type EntryName, entries } from '../../src/cms/entries';
import type { Company } from '../../src/model/company';
import { readSite } from '../../src/model/files/read';
import { checkContent } from '../../src/model/validation/check';
import { copyContent, overwrite } from '../model/project';
import { words } from '../samples';
import { contentsOf, type Translation } from '../wordFiles';
import { company, fieldsByKey, mapOf } from './editor';

type Props = CustomFieldControlProps;
type Edited = Props['entry'];

/** Replaces the CMS's own input. */
const input = ({ value }: Props) => createElement('input', { defaultValue: value });

/** The CMS creates the component, and later calls its `isValid`. */
const Checked = checkedField(input, () => undefined) as ComponentClass<Props>;

/** The same field serves every item of a list. */
function fieldFor(entry: EntryName, key: string) {
  const field = fieldsByKey(entry).get(key.replace(/\[\d+\]/g, '[0]'));
  if (!field) throw new Error(`There is no field for ${key}.`);
  return field;
}

function propsOf(entry: EntryName, key: string, edited: Edited, value: unknown): Props {
  return {
    value,
    field: mapOf(fieldFor(entry, key)),
    entry: edited,
    forID: '',
    classNameWrapper: '',
    onChange: () => undefined,
    addFile: async () => '',
    pickFile: async () => null,
  };
}

/** What the form says below a field, or true. */
function messageAt(entry: EntryName, key: string, edited: Edited, value: unknown): unknown {
  const field = new Checked(propsOf(entry, key, edited, value));
  return (field as typeof field & { isValid(value: unknown): unknown }).isValid(value);
}

const editedFrom = (data: unknown): Edited => mapOf({ data });

/** `page.about.map.slides[0]` */
function valueAt(content: unknown, key: string): unknown {
  return key
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, part) => Object(inner)[part], content);
}

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

/** The build's words for the one mistake in an entry. */
async function messageOfBuild(entry: EntryName, content: unknown) {
  const file = entries[entry].file.replace('{{locale}}', readSite(root).defaultLanguage);
  overwrite(root, file, JSON.stringify(content));
  const problems = await checkContent(root);
  expect(problems.map((problem) => problem.file)).toEqual([file]);
  const [{ key = '', problem = '', fix = '' } = {}] = problems;
  return { key, message: `${problem}. ${fix}`.trim() };
}

const { translation } = contentsOf(words);
type Page = Translation['page']['about'];

const wordsWith = (change: (page: Page) => void): Translation => {
  const changed = structuredClone(translation);
  change(changed.page.about);
  return changed;
};
const companyWith = (change: Partial<Company>): Company => ({ ...company, ...change });

test.each<[string, EntryName, unknown, string[]]>([
  [
    'a text too long for its place',
    'about',
    wordsWith(({ title }) => Object.assign(title, { first: 'x'.repeat(29) })),
    ['page.about.title.first'],
  ],
  [
    'a text too short to be of use',
    'about',
    wordsWith(({ meta }) => Object.assign(meta, { description: 'short' })),
    ['page.about.meta.description'],
  ],
  [
    'a line break',
    'about',
    wordsWith(({ team }) => Object.assign(team, { text: 'one\ntwo' })),
    ['page.about.team.text'],
  ],
  [
    'a phrase that would steer the typing',
    'about',
    wordsWith(({ map }) => map.slides.splice(1, 1, 'Wait ^99')),
    ['page.about.map.slides[1]'],
  ],
  [
    'two phrases instead of three, at each',
    'about',
    wordsWith(({ map }) => map.slides.pop()),
    ['page.about.map.slides[0]', 'page.about.map.slides[1]'],
  ],
  [
    'the same phrase twice, at each',
    'about',
    wordsWith(({ map }) => map.slides.splice(0, 3, 'Here', 'There', 'Here')),
    ['page.about.map.slides[0]', 'page.about.map.slides[1]', 'page.about.map.slides[2]'],
  ],
  ['a phone number with letters', 'company', companyWith({ phone: '+30 CALL ME' }), ['phone']],
  ['an e-mail address without @', 'company', companyWith({ email: 'hello' }), ['email']],
  [
    'a link that is a script',
    'company',
    companyWith({ mapsUrl: 'javascript:alert(1)' }),
    ['mapsUrl'],
  ],
  [
    'a site address with a final slash',
    'company',
    companyWith({ url: 'https://www.example.com/x/' }),
    ['url'],
  ],
  [
    'a number out of range',
    'company',
    companyWith({ office: { longitude: 181, latitude: 37.95 } }),
    ['office.longitude'],
  ],
])('The form has the same messages as the build: %s', async (_, entry, content, keys) => {
  const { key: mistake, message } = await messageOfBuild(entry, content);
  for (const key of keys) {
    expect(key.startsWith(mistake)).toBe(true);
    expect(messageAt(entry, key, editedFrom(content), valueAt(content, key))).toEqual({
      error: { message: `${fieldFor(entry, mistake).label} ${message}` },
    });
  }
});

test('A message names the field, or the list or group that is wrong', () => {
  expect(messageAt('company', 'office.longitude', editedFrom(company), 200)).toEqual({
    error: {
      message:
        'Longitude is 200, but must be at most 180. Are the two numbers swapped? East is positive, −180 to 180. For example: 23.64',
    },
  });
});

test('A correct value has no message', () => {
  const about = editedFrom(translation);
  expect(messageAt('about', 'page.about.title.first', about, 'Software')).toBe(true);
  expect(messageAt('about', 'page.about.map.slides[2]', about, 'Stay')).toBe(true);
  const office = editedFrom(company);
  expect(messageAt('company', 'office.longitude', office, 23.64)).toBe(true);
  expect(messageAt('company', 'phone', office, '+30 210 000 0000')).toBe(true);
});

test('Mistakes in other fields are reported there', () => {
  const swapped = { longitude: 37.95, latitude: 23.64 };
  const edited = editedFrom({ ...company, office: swapped, email: 'none' });
  expect(messageAt('company', 'phone', edited, company.phone)).toBe(true);
});

test('A text that is not translated yet is no mistake, however long', () => {
  const waiting = `⟦…⟧ ${'x'.repeat(100)}`;
  const edited = editedFrom(wordsWith(({ title }) => Object.assign(title, { first: waiting })));
  expect(messageAt('about', 'page.about.title.first', edited, waiting)).toBe(true);
});

test('The field’s own mistake is reported first', () => {
  const long = 'x'.repeat(33);
  const twice = wordsWith(({ map }) => map.slides.splice(0, 3, long, 'Here', 'Here'));
  expect(messageAt('about', 'page.about.map.slides[0]', editedFrom(twice), long)).toEqual({
    error: { message: expect.stringMatching(/^Phrase has 33 characters/) },
  });
});

test('Spaces around a value are ignored, as they are not saved', () => {
  const about = editedFrom(translation);
  const atMost = 'x x '.repeat(7).slice(0, -1).concat('x');
  expect(messageAt('about', 'page.about.title.first', about, `  ${atMost}\n`)).toBe(true);
});

test('So are spaces around the items of a list', () => {
  const twice = wordsWith(({ map }) => map.slides.splice(0, 3, 'Here', 'There', ' Here '));
  expect(messageAt('about', 'page.about.map.slides[1]', editedFrom(twice), 'There')).not.toBe(true);
});

test.each([undefined, null, '', ' \n '])(
  'Empty values are left to the CMS’s own message (%j)',
  (value) => {
    const office = editedFrom({ ...company, office: { ...company.office, longitude: value } });
    expect(messageAt('company', 'office.longitude', office, value)).toBe(true);
    expect(messageAt('about', 'page.about.team.title', editedFrom(translation), value)).toBe(true);
  },
);

test('Without an entry a field still checks its own rules', () => {
  expect(messageAt('company', 'phone', undefined, company.phone)).toBe(true);
  expect(messageAt('company', 'phone', undefined, 'none')).not.toBe(true);
});

test('After a change the entry is validated again', () => {
  const two = wordsWith(({ map }) => map.slides.pop());
  const key = 'page.about.map.slides[0]';
  expect(messageAt('about', key, editedFrom(two), words.about.map.slides[0])).not.toBe(true);
  expect(messageAt('about', key, editedFrom(translation), words.about.map.slides[0])).toBe(true);
});

test('The entry is validated once for all of its fields', () => {
  const toJS = jest.fn(() => ({ data: translation }));
  const edited = { toJS } as unknown as Edited;
  for (const phrase of words.about.map.slides) {
    messageAt('about', 'page.about.map.slides[0]', edited, phrase);
  }
  expect(toJS).toHaveBeenCalledTimes(1);
});

test('Mistakes of outer lists and groups are reported elsewhere', () => {
  const pictures = { collage: [{ file: '/pictures/a.jpg', alt: { en: 'A boat' } }] };
  const key = 'collage[0].alt.en';
  expect(messageAt('pictures', key, editedFrom(pictures), 'A boat')).toBe(true);
});

test('The field is the CMS’s own input with a character counter, rendered by its React', () => {
  const h = jest.fn(createElement);
  Object.assign(globalThis, { window: { h } });
  const props = propsOf('company', 'name', editedFrom(company), 'Galini');
  expect(renderToStaticMarkup(createElement(Checked, props))).toBe(
    '<div><input value="Galini"/><p class="counter">6 of 30 characters</p></div>',
  );
  expect(h).toHaveBeenCalledWith(input, props);
});

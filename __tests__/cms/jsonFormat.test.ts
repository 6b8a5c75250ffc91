import type { AppEventListener } from '@sveltia/cms';
import { type EntryName, entries } from '../../src/cms/entries';
import { company, mapOf, settings } from './editor';

let validateBeforeSave: typeof import('../../src/cms/validateBeforeSave').validateBeforeSave;
let isUnreadable: typeof import('../../src/cms/jsonFormat').isUnreadable;
let parserOf: typeof import('../../src/cms/jsonFormat').parserOf;

/** As after a reload of the page: no file has been read, no notice shown. Only zod, slow to load, stays. */
const zod = jest.requireActual('zod');
beforeEach(async () => {
  document.body.innerHTML = '';
  jest.resetModules();
  jest.doMock('zod', () => zod);
  ({ isUnreadable, parserOf } = await import('../../src/cms/jsonFormat'));
  ({ validateBeforeSave } = await import('../../src/cms/validateBeforeSave'));
});

const notices = () =>
  [...document.querySelectorAll('[role=alert] p')].map((notice) => notice.textContent ?? '');

/** What the CMS receives, or the error that stops it. */
function read(name: EntryName, text: string): unknown {
  try {
    return parserOf(name)(text);
  } catch (error) {
    return error;
  }
}

/** What the CMS then shows the editor. */
function refusalOf(slug: string, data: unknown): string | undefined {
  const saving: Parameters<AppEventListener['handler']>[0] = {
    author: {},
    entry: mapOf({ slug, data, i18n: {} }),
  };
  try {
    validateBeforeSave(settings).handler(saving);
    return undefined;
  } catch (error) {
    return String(Object(error).cause?.message);
  }
}

test.each(['about', 'pictures', 'company'] as const)(
  'A good file is read without a word: %s',
  (name) => {
    expect(read(name, '{ "name": "Galini" }')).toEqual({ name: 'Galini' });
    expect(isUnreadable(name)).toBe(false);
    expect(notices()).toEqual([]);
  },
);

const broken = (key: string) => `{\n  "${key}": "a"\n  "b": "c"\n}`;

test('The notice about a broken file names it and the line, and shows that and the one before', () => {
  read('company', broken('notice'));
  const [notice = ''] = notices();
  expect(notice).toContain('content/company.json');
  expect(notice).toContain('line 3');
  expect(notice).toMatch(/\n {4}"notice": "a"\n {4}"b": "c"$/);
});

const beyondReading: [string, string, string][] = [
  ['broken JSON', broken('company'), 'is not valid JSON'],
  ['a key twice', '{\n  "name": "a",\n  "name": "b"\n}', 'appears twice'],
  ['nothing in it', '', 'is empty'],
  ['a list', '["a"]', 'does not contain a group of keys'],
  ['a text', '"a"', 'does not contain a group of keys'],
  ['null', 'null', 'does not contain a group of keys'],
];

describe.each(beyondReading)('A file with %s', (_, text, message) => {
  test.each<[EntryName, string]>([
    ['company', 'content/company.json'],
    ['pictures', 'content/about.json'],
  ])('is explained, and not replaced until it is repaired: %s', (name, file) => {
    expect(read(name, text)).toMatchObject({ message: expect.stringContaining(message) });
    expect(notices()).toEqual([expect.stringContaining(file)]);
    expect(notices()[0]).toContain(message);
    expect(isUnreadable(name)).toBe(true);
    expect(refusalOf(name, company)).toContain(`${entries[name].label} cannot be read`);
    read(name, '{}');
    expect(isUnreadable(name)).toBe(false);
    expect(refusalOf(name, company) ?? '').not.toContain('cannot be read');
  });
});

test('Only the entry of the broken file cannot be saved', () => {
  read('pictures', broken('only'));
  expect(refusalOf('company', company)).toBeUndefined();
});

test('A repaired company can be saved again', () => {
  read('company', broken('repaired'));
  expect(refusalOf('company', company)).toBeDefined();
  read('company', JSON.stringify(company));
  expect(refusalOf('company', company)).toBeUndefined();
});

test('A broken translation is explained, and other languages can still be saved', () => {
  expect(read('about', broken('page'))).toBeInstanceOf(Error);
  expect(notices()).toEqual([expect.stringMatching(/locales\/…\/translation\.json.*line 3/s)]);
  expect(isUnreadable('about')).toBe(false);
});

test('A message is shown once, however often the CMS reads the file', () => {
  for (const _ of [1, 2, 3]) read('company', broken('once'));
  expect(notices()).toHaveLength(1);
  read('company', broken('again'));
  expect(notices()).toHaveLength(2);
});

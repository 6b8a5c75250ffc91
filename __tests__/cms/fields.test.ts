/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CHECKED } from '../../src/cms/CheckedField';
import {
  type Entry,
  type EntryName,
  entries,
  entryNames,
  isTranslated,
} from '../../src/cms/entries';
import type { Schema } from '../../src/cms/formSchema';
import { fileText } from '../../src/cms/jsonFormat';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readSite } from '../../src/model/files/read';
import { describeLanguage } from '../../src/model/languages/languages';
import { flattenStrings, formatPath } from '../../src/model/texts';
import { words } from '../samples';
import { contentsOf } from '../wordFiles';
import { type FormField, fieldsByKey, formOf } from './editor';

const titled = (schema: Schema, code: string): Schema => ({
  ...schema,
  title: `${schema.title} (${describeLanguage(code).name})`,
});

type Known = Schema & { isRequired: boolean };

/** Every part of an entry's model, by the keys that `fieldsByKey` uses. */
function partsByKey(name: EntryName): Map<string, Known> {
  const keyed = (key: string, part: Schema, isRequired: boolean): [string, Known][] => [
    [key, { ...part, isRequired }],
    ...within(part, `${key}.`),
    ...(part.items ? keyed(`${key}[0]`, part.items, true) : []),
    ...(typeof part.additionalProperties === 'object'
      ? ['en', 'el', 'fr'].flatMap((code) =>
          keyed(`${key}.${code}`, titled(part.additionalProperties as Schema, code), code !== 'fr'),
        )
      : []),
  ];
  const within = ({ properties = {}, required = [] }: Schema, before: string) =>
    Object.entries(properties).flatMap(([inner, part]): [string, Known][] =>
      keyed(before + inner, part, required.includes(inner)),
    );
  const whole = z.toJSONSchema(entries[name].model, { io: 'input' }) as Schema;
  const parts = within(whole, '');
  const groups = groupsOfWords[name]?.flatMap((group) =>
    parts.filter(([key]) => startsWith(key, group) || startsWith(group, key)),
  );
  return new Map(groups ?? parts);
}

const { translation, notFound, labels } = contentsOf(words);

/** The groups of the words that each of their forms has. */
const groupsOfWords: Partial<Record<EntryName, string[]>> = {
  about: ['page.about'],
};

const startsWith = (key: string, start: string) => `${key}.`.startsWith(`${start}.`);

const table = <T, Told>(all: Map<string, T>, tell: (one: T) => Told) =>
  Object.fromEntries([...all].map(([key, one]) => [key, tell(one)]));

const isValue = ({ type }: Schema) => type !== 'object' && type !== 'array';
/** Values with inputs of the CMS's own. */
const widgetOf = ({ format, type }: Schema) =>
  ({ picture: 'image', logo: 'image', markdown: 'markdown', 'focal-point': 'focal-point' })[
    format ?? ''
  ] ??
  (type === 'boolean' && 'boolean');

const only = <T>(all: Map<string, T>, isMeant: (one: T) => boolean) =>
  new Map([...all].filter(([, one]) => isMeant(one)));

function field(entry: EntryName, key: string): FormField {
  const found = fieldsByKey(entry).get(key);
  if (!found) throw new Error(`There is no field for ${key}.`);
  return found;
}

test('The published languages are chosen together, and the default one is not changed', () => {
  expect(formOf('languages').map(({ name, widget }) => [name, widget])).toEqual([
    ['defaultLanguage', 'hidden'],
    ['languages', 'published-languages'],
    ['liveMap', 'select'],
    ['look', 'select'],
  ]);
});

test('The look is a choice, by default the first', () => {
  expect(field('languages', 'look')).toMatchObject({
    label: 'Look',
    required: true,
    default: 'editorial',
    options: [
      { value: 'editorial', label: expect.stringMatching(/^Editorial: /) },
      { value: 'modern', label: expect.stringMatching(/^Modern: /) },
      { value: 'warm', label: expect.stringMatching(/^Warm: /) },
    ],
  });
});

test('The live map is a choice in plain words, with the reason', () => {
  expect(field('languages', 'liveMap')).toMatchObject({
    label: 'Live map',
    hint: expect.stringContaining('In the EU that requires their consent'),
    required: true,
    default: 'automatic',
    options: [
      { value: 'automatic', label: 'Loads by itself' },
      { value: 'onRequest', label: 'Loads when the visitor presses a button' },
    ],
  });
});

const typed = entryNames.filter((name) => name !== 'languages');

describe.each(typed)('The form for "%s"', (name) => {
  const form = fieldsByKey(name);
  const model = partsByKey(name);

  test('has a field for each of the model’s, in the same order', () => {
    expect([...form.keys()]).toEqual([...model.keys()]);
  });

  test('labels each field with its title in the model', () => {
    expect(table(form, ({ label }) => label)).toEqual(table(model, ({ title }) => title));
  });

  test('has a hint at each value', () => {
    const values = only(model, isValue);
    expect(only(values, ({ description }) => !description)).toEqual(new Map());
    for (const [key, { description }] of values) {
      expect([key, form.get(key)?.hint]).toEqual([key, expect.stringContaining(`${description}`)]);
    }
  });

  test('marks required fields, texts in the published languages only', () => {
    const where = isTranslated(entries[name]) ? ['en', 'el'] : true;
    expect(table(form, ({ required }) => required)).toEqual(
      table(model, ({ isRequired }) => isRequired && where),
    );
  });

  test('has the limits of each text, number and list', () => {
    const limits = table(form, ({ minlength, maxlength, min, max }) => ({
      characters: [minlength, maxlength],
      most: max,
      least: min,
    }));
    // The fields themselves report too many or too few texts in a list.
    const mostItems = ({ items, maxItems }: Schema) =>
      items?.properties?.file ? maxItems : undefined;
    const expected = table(model, (part) => ({
      characters: [part.minLength, part.maxLength],
      most: part.maximum ?? mostItems(part),
      least: part.minimum,
    }));
    expect(limits).toEqual(expected);
  });

  test('validates all texts and numbers with our own inputs', () => {
    const ours: string[] = Object.values(CHECKED);
    for (const [key, part] of only(model, isValue)) {
      const { widget = '', place } = form.get(key) ?? {};
      const own = widgetOf(part);
      if (own) expect([key, widget]).toEqual([key, own]);
      else {
        expect(ours).toContain(widget);
        expect({ entry: place?.entry, key: formatPath(place?.path ?? []) }).toEqual({
          entry: name,
          key,
        });
      }
    }
  });

  test('has a value per language only if there is a file per language', () => {
    const isInLanguages = isTranslated(entries[name]);
    expect([...form.values()].filter(({ i18n }) => i18n !== isInLanguages)).toEqual([]);
  });
});

test('Groups are labelled with their titles, not their keys', () => {
  expect(field('about', 'page.about.meta').label).toBe('Search results');
  expect(field('company', 'office').label).toBe('Office');
});

test('Each text of the pages is in exactly one form', () => {
  for (const [name, content] of Object.entries({ about: translation, notFound, labels })) {
    const fields = [...fieldsByKey(name as EntryName)];
    const texts = fields.flatMap(([key, { widget }]) => (widget === 'object' ? [] : key));
    const keys = [...flattenStrings(content).keys()].filter((key) => !key.includes('['));
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts).toEqual(expect.arrayContaining(keys));
  }
});

describe('Saving leaves each line that was not edited as it was', () => {
  const locales = readSite(contentRoot()).languages.flatMap((code) =>
    (['about', 'notFound', 'labels'] as const).map(
      (name) => [name, entries[name].file.replace('{{locale}}', code)] as const,
    ),
  );
  test.each<readonly [EntryName, string]>([
    ['pictures', 'content/about.json'],
    ['company', 'content/company.json'],
    ...locales,
  ])('%s: %s', (name, file) => {
    const source = readFileSync(join(contentRoot(), file), 'utf8');
    const value = JSON.parse(source);
    expect(fileText(name, fieldsFirst(value, formOf(name)))).toBe(source);
  });

  /** The order in which the CMS saves: what is in the form, as in the form, then the rest. */
  function fieldsFirst(value: unknown, fields: FormField[]): unknown {
    if (Array.isArray(value)) return value.map((one) => fieldsFirst(one, fields));
    if (typeof value !== 'object' || value === null) return value;
    const found = fields.filter(({ name }) => Object.hasOwn(value, name));
    const sorted = found.map(({ name, fields: inner = [] }) => [
      name,
      // The test's languages are not the sample's.
      name === 'alt' ? Reflect.get(value, name) : fieldsFirst(Reflect.get(value, name), inner),
    ]);
    return { ...Object.fromEntries(sorted), ...without(value, found) };
  }

  const without = (value: object, found: FormField[]) =>
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !found.some(({ name }) => name === key)),
    );
});

test('A field added to the model is in the form, with everything that describes it', () => {
  const motto = z.string().min(2).max(60).meta({ title: 'Motto', description: 'Below the name.' });
  const floor = z
    .number()
    .min(-2)
    .max(9)
    .optional()
    .meta({ title: 'Floor', examples: [3] });
  const changed = jest.replaceProperty(
    entries.company as Entry,
    'model',
    z.strictObject({ motto, office: z.strictObject({ floor }).meta({ title: 'Office' }) }),
  );
  const form = fieldsByKey('company');
  changed.restore();
  expect([...form.keys()]).toEqual(['motto', 'office', 'office.floor']);
  expect(form.get('motto')).toMatchObject({
    label: 'Motto',
    hint: 'Below the name.',
    required: true,
    minlength: 2,
    maxlength: 60,
  });
  expect(form.get('office.floor')).toMatchObject({
    label: 'Floor',
    hint: 'For example: `3`',
    required: false,
    min: -2,
    max: 9,
  });
});

describe('Values other than texts are chosen', () => {
  const described = (title: string) => ({ title, description: 'To be chosen.' });
  const model = z.strictObject({
    isOpen: z.boolean().meta(described('Open')),
    season: z.enum(['summer', 'winter']).meta(described('Season')),
    floors: z.array(z.int().min(0).meta(described('Floor'))).meta(described('Floors')),
    tone: z.enum(['calm', 'loud']).optional().meta(described('Tone')),
  });
  const form = () => {
    const changed = jest.replaceProperty(entries.company as Entry, 'model', model);
    const fields = fieldsByKey('company');
    changed.restore();
    return fields;
  };

  test('yes or no by a switch', () => {
    expect(form().get('isOpen')).toMatchObject({ widget: 'boolean', label: 'Open' });
  });

  test('one of several from a list', () => {
    const options = ['summer', 'winter'].map((value) => ({ value, label: value }));
    expect(form().get('season')).toMatchObject({ widget: 'select', options, required: true });
    expect(form().get('tone')).toMatchObject({ widget: 'select', required: false });
  });

  test('a whole number is still a number', () => {
    expect(form().get('floors[0]')).toMatchObject({
      widget: 'checked-number',
      value_type: 'int',
      min: 0,
    });
  });
});

test('The office’s position is on the globe, and may have decimals', () => {
  const value_type = 'float';
  expect(field('company', 'office.longitude')).toMatchObject({ min: -180, max: 180, value_type });
  expect(field('company', 'office.latitude')).toMatchObject({ min: -85, max: 85, value_type });
});

test('A list accepts as many items as the page has places', () => {
  expect(field('pictures', 'collage').max).toBe(6);
});

test('The button that adds an item names it', () => {
  expect(field('about', 'page.about.map.slides').label_singular).toBe('Phrase');
  expect(field('pictures', 'collage').label_singular).toBe('Picture');
});

test('An example shows how to write it', () => {
  expect(field('company', 'phone').hint).toBe(
    'Shown as written; starts with + and the country code. For example: `+30 210 000 0000`',
  );
});

test('A text that may be longer than a line has a multi-line input', () => {
  expect(field('about', 'page.about.team.text').widget).toBe('checked-text');
  expect(field('about', 'page.about.team.title').widget).toBe('checked-string');
  expect(field('company', 'phone').widget).toBe('checked-string');
  expect(field('company', 'office.longitude').widget).toBe('checked-number');
});

test.each(['url', 'mapsUrl'])('An address has a single line, however long: %s', (key) => {
  expect(field('company', key).widget).toBe('checked-string');
});

describe.each<[EntryName, string]>([
  ['pictures', 'collage[0].file'],
  ['pictures', 'team.file'],
  ['pictures', 'map.file'],
  ['pictures', 'people[0].file'],
])('A picture (%s: %s)', (entry, key) => {
  const { widget, accept = '', choose_url, hint } = field(entry, key);

  test('is chosen by its thumbnail, from the site’s own', () => {
    expect({ widget, choose_url }).toEqual({ widget: 'image', choose_url: false });
    expect(hint).not.toContain('/pictures/');
  });

  test('is of a type that the editor accepts or converts', () => {
    const types = accept.split(',');
    expect(types).toEqual(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif']);
  });
});

test('Closed items of the collage show their pictures and descriptions', () => {
  expect(field('pictures', 'collage')).toMatchObject({
    collapsed: true,
    thumbnail: 'file',
    summary: '{{fields.alt.en}}',
  });
});

test.each(['collage[0].focus', 'people[0].focus'])(
  'A focal point is set on its picture: %s',
  (key) => {
    expect(field('pictures', key)).toMatchObject({ widget: 'focal-point', required: false });
  },
);

test('Closed people show their portraits and names', () => {
  expect(field('pictures', 'people')).toMatchObject({
    label_singular: 'Person',
    collapsed: true,
    required: false,
    max: 12,
    thumbnail: 'file',
    summary: '{{fields.name}}',
  });
});

test('A closed picture in a list shows its description', () => {
  expect(field('pictures', 'collage').summary).toBe('{{fields.alt.en}}');
});

describe('Among groups', () => {
  const groups = entryNames.flatMap((name) =>
    [...fieldsByKey(name)].filter(([, { widget }]) => widget === 'object'),
  );
  const isOfWords = ({ name, fields = [] }: FormField) =>
    !['alt', 'text', 'label', 'role', 'line'].includes(name) &&
    fields.every(({ widget }) => widget !== 'object' && widget !== CHECKED.number);

  const isWhole = (key: string) => Object.values(groupsOfWords).flat().includes(key);

  test('those of texts are closed, and show one of their fields', () => {
    const ofWords = groups.filter(([key, group]) => isOfWords(group) && !isWhole(key));
    expect(ofWords.map(([key]) => key)).toContain('page.about.team');
    for (const [key, { fields = [], collapsed, summary = '' }] of ofWords) {
      const [, shown] = /^\{\{fields\.(\w+)\}\}$/.exec(summary) ?? [];
      expect({ key, collapsed }).toEqual({ key, collapsed: true });
      expect(fields.map(({ name }) => name)).toContain(shown);
    }
  });

  test('those with a heading show it, others what comes first', () => {
    expect(field('about', 'page.about.team').summary).toBe('{{fields.title}}');
    expect(field('about', 'page.about.title').summary).toBe('{{fields.first}}');
  });

  test('those of groups or numbers, and a form’s only ones, are open, and leave it to the CMS what to show', () => {
    const others = groups.filter(([key, group]) => !isOfWords(group) || isWhole(key));
    expect(others.map(([key]) => key)).toEqual(
      expect.arrayContaining(['page', 'page.about', 'office']),
    );
    for (const [, { collapsed, summary }] of others) {
      expect({ collapsed, summary }).toEqual({ collapsed: false, summary: undefined });
    }
  });
});

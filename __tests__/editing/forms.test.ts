/** @jest-environment node */
import type { CollectionFile, Field } from '@sveltia/cms';
import { cmsConfig } from '../../plugins/editor/src/config';
import { entriesIn } from '../../plugins/editor/src/entries';
import { fieldsOf } from '../../plugins/editor/src/fields';
import { languages, settings } from './editor';

type AnyField = Field & Record<string, unknown> & { fields?: AnyField[]; field?: AnyField };

/** Every field of a form by its key, without indexes. */
function fieldsIn(fields: AnyField[], key = ''): [string, AnyField][] {
  return fields.flatMap((field) => {
    const own = key ? `${key}.${field.name}` : String(field.name);
    const inner = field.fields ?? (field.field ? [field.field] : []);
    return [[own, field], ...fieldsIn(inner as AnyField[], own)] as [string, AnyField][];
  });
}

/** A field of an English form, or of one that all languages share. */
function fieldOf(name: string, key: string, among = languages) {
  const entry = entriesIn(among).find((one) => one.name === name);
  return entry && new Map(fieldsIn(fieldsOf(entry, among) as AnyField[])).get(key);
}

const { collections = [] } = cmsConfig(settings);
const files = collections.flatMap((one) => ('files' in one ? (one.files as CollectionFile[]) : []));

test('Each language has its entries, and no file has two', () => {
  const names = collections.map((one) => ('label' in one ? one.label : ''));
  expect(names).toEqual([...languages.map(({ name }) => name), 'Whole website']);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
});

test('“View preview” of a draft leads to its page', () => {
  const paths = new Map(files.map(({ file, preview_path }) => [file, preview_path]));
  expect(paths.get('locales/el/labels.json')).toBe('el/about/');
  expect(paths.get('locales/en/translation.json')).toBe('about/');
  expect(paths.get('locales/de/notFound.json')).toBe('de/404.html');
  expect(paths.get('content/company.json')).toBe('about/');
  expect(paths.get('content/imprint/en.md')).toBe('imprint/');
  expect(paths.get('content/privacy/de.md')).toBe('de/privacy/');
});

test.each([
  ['about', 'title.first', { widget: 'string', maxlength: 28 }],
  ['about', 'team.text', { widget: 'text-field', maxlength: 1500, hasLinks: true }],
  ['about', 'title.actions', { widget: 'list', max: 2, summary: '{{fields.label}}' }],
  ['about', 'title.actions.url', { widget: 'string', maxlength: undefined }],
  ['company', 'contacts', { widget: 'list', max: 8, summary: '{{fields.label.en}}' }],
  ['company', 'contacts.kind', { widget: 'select', default: 'phone', required: true }],
  ['company', 'legalName', { widget: 'object', required: false }],
  ['company', 'openingHours.text.de', { widget: 'text', maxlength: 300 }],
  ['company', 'type', { widget: 'select', required: false }],
  ['look', 'look', { required: true }],
  ['look', 'color', { widget: 'color-code', required: false }],
  ['pictures', 'collage', { widget: 'list', max: 6, thumbnail: 'file' }],
  [
    'company',
    'name',
    { hint: expect.stringMatching(/^As people say it.* In the default language;/) },
  ],
  ['company', 'name.en', { label: 'Company name (English)', maxlength: 40, required: true }],
  ['company', 'name.de', { label: 'Company name (Deutsch)', required: false }],
  ['pictures', 'people', { summary: '{{fields.name.en}}' }],
  ['pictures', 'people.name.de', { label: 'Name (Deutsch)', required: false }],
  [
    'pictures',
    'people.role',
    { hint: expect.stringMatching(/^What .* One in each published language/) },
  ],
  ['pictures', 'people.role.de', { label: 'Role (Deutsch)', hint: undefined, required: true }],
  ['pictures', 'mission.alt', { hint: 'One in each published language.' }],
  ['pictures', 'sections', { widget: 'list', label_singular: 'Section', required: false }],
  [
    'pictures',
    'sections.item',
    {
      widget: 'select',
      required: true,
      options: expect.arrayContaining([{ value: 'value', label: 'Values' }]),
    },
  ],
  ['about', 'services', { widget: 'object', required: false, summary: '{{fields.title}}' }],
  [
    'about',
    'services.items',
    { widget: 'list', label_singular: 'Service', summary: '{{fields.title}}' },
  ],
  ['about', 'services.items.title', { widget: 'string', required: true, maxlength: 60 }],
  ['about', 'services.items.url', { widget: 'string', required: false, maxlength: undefined }],
  ['about', 'references.items', { summary: '{{fields.name}}' }],
  ['about', 'figures.items', { summary: '{{fields.number}}' }],
  ['about', 'questions.items.answer', { widget: 'text-field', maxlength: 1000 }],
  ['pictures', 'mission.alt.de', { hint: expect.stringMatching(/^What the picture shows/) }],
])('The form %s has the field %s with %j', (name, key, expected) => {
  expect(fieldOf(name, key)).toMatchObject(expected);
});

test('A draft’s texts are not required', () => {
  const drafts = languages.map((one) => ({ ...one, isDraft: true }));
  expect(fieldOf('labels', 'skip', drafts)).toMatchObject({ required: false });
});

/** @jest-environment node */
import type { CollectionFile, Field } from '@sveltia/cms';
import { cmsConfig } from '../../src/cms/config';
import { entriesIn } from '../../src/cms/entries';
import { fieldsOf } from '../../src/cms/fields';
import { setLanguage } from '../../src/model/messages';
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

function form(name: string, language = 'en') {
  const entry = entriesIn(languages).find(
    (one) => one.name === name && (one.language?.code ?? language) === language,
  );
  if (!entry) throw new Error(`There is no entry ${name}.`);
  return new Map(fieldsIn(fieldsOf(entry, languages) as AnyField[]));
}

afterEach(() => setLanguage(['en']));

test('Each language has its entries, and no file has two', () => {
  const { collections = [] } = cmsConfig(settings);
  const names = collections.map((one) => ('label' in one ? one.label : ''));
  expect(names).toEqual([...languages.map(({ name }) => name), 'Whole website']);
  const files = collections.flatMap((one) =>
    'files' in one ? (one.files as CollectionFile[]) : [],
  );
  expect(files.map(({ label }) => label).slice(0, 5)).toEqual([
    'About page',
    'Imprint',
    'Privacy notice',
    'Page not found',
    'Labels and buttons',
  ]);
  expect(files[0]?.file).toBe('locales/en/translation.json');
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  expect(JSON.stringify(collections)).not.toContain('i18n');
});

test('GitHub and GitLab review drafts; Gitea and a folder publish', () => {
  const mode = (name: 'github' | 'gitlab' | 'gitea') =>
    cmsConfig({ ...settings, backend: { name, repo: 'a/b' } }).publish_mode;
  expect([mode('github'), mode('gitlab'), mode('gitea'), cmsConfig(settings).publish_mode]).toEqual(
    ['editorial_workflow', 'editorial_workflow', 'simple', 'simple'],
  );
});

test('Forms have the model’s limits, and long texts several lines', () => {
  const about = form('about');
  expect(about.get('title.first')).toMatchObject({ widget: 'string', maxlength: 28 });
  expect(about.get('team.text')).toMatchObject({ widget: 'text', maxlength: 1500 });
  expect([...about.keys()].at(-1)).toMatch(/^meta\./);
  const company = form('company');
  expect(company.get('legalName')).toMatchObject({ widget: 'string', required: false });
});

test('Texts of translations have the text of the default language below them', () => {
  expect(form('about', 'de').get('title.first')?.widget).toBe('translated-string');
  expect(form('about', 'de').get('team.text')?.widget).toBe('translated-text');
});

test('Pictures have a focal point and a description in each language', () => {
  const pictures = form('pictures');
  expect(pictures.get('collage')).toMatchObject({ widget: 'list', max: 6, thumbnail: 'file' });
  expect(pictures.get('collage.focus')?.widget).toBe('focal-point');
  expect(pictures.get('collage.alt.de')).toMatchObject({ label: 'Description (Deutsch)' });
});

test('Names in other languages are asked for only there, in a closed group', () => {
  const company = form('company');
  expect(company.get('translations')).toMatchObject({
    label: 'Names in other languages',
    widget: 'object',
    collapsed: true,
    required: false,
  });
  expect(company.get('translations.de')).toMatchObject({ label: 'Deutsch', required: false });
  expect(company.get('translations.de.name')).toMatchObject({
    label: company.get('name')?.label,
    maxlength: 40,
    required: false,
  });
  expect(company.has('translations.de.legal.vatId')).toBe(false);
  expect(company.has('translations.en')).toBe(false);
  expect(form('pictures').get('people.translations.de.name')).toMatchObject({ label: 'Name' });
});

test('A draft’s texts are not required', () => {
  const entry = entriesIn(languages.map((one) => ({ ...one, isDraft: one.code === 'de' }))).find(
    ({ file }) => file === 'locales/de/labels.json',
  );
  const fields = entry ? fieldsOf(entry, languages) : [];
  expect(fields.find(({ name }) => name === 'skip')).toMatchObject({ required: false });
});

test('“View preview” of a draft leads to its page', () => {
  const { collections = [] } = cmsConfig(settings);
  const files = collections.flatMap((one) =>
    'files' in one ? (one.files as CollectionFile[]) : [],
  );
  const paths = new Map(files.map(({ file, preview_path }) => [file, preview_path]));
  expect(paths.get('locales/el/labels.json')).toBe('el/about/');
  expect(paths.get('content/imprint/en.md')).toBe('imprint/');
  expect(paths.get('content/privacy/de.md')).toBe('de/privacy/');
});

test('Opening hours have several lines, and a type of business may be left out', () => {
  const company = form('company');
  expect(company.get('openingHours.text.de')).toMatchObject({ widget: 'text', maxlength: 300 });
  expect(company.get('type')).toMatchObject({ widget: 'select', required: false });
  expect(company.get('type')?.options).toContainEqual({ value: 'Bakery', label: 'Bakery' });
  expect(form('look').get('look')).toMatchObject({ required: true });
});

/** Makes the CMS's forms from the content model, with its limits. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { FOCAL_POINT, LANGUAGE, LOGO, MARKDOWN, PICTURE } from '../model/kinds';
import type { LanguageEntry } from '../model/pageData';
import { LOGO_TYPES, UPLOAD_TYPES } from '../model/pictures';
import { type Entry, kinds } from './entries';
import { OPEN_ENTRY } from './merge';
import { defaultCode } from './settings';
import { fieldWords, say } from './words';

/** Our field types. */
export const TYPES = {
  focalPoint: FOCAL_POINT,
  languages: 'published-languages',
  openEntry: 'open-entry',
  string: 'translated-string',
  text: 'translated-text',
} as const;

/** The parts of a field's JSON Schema that forms need. */
interface Schema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  enum?: string[];
  default?: string;
  /** What the values of `enum` mean. */
  labels?: Record<string, string>;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  /** The values of a record, by language code. */
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Place {
  entry: Entry;
  languages: LanguageEntry[];
  /** As in the files of words: `pictures.collage[].alt`. */
  key: string;
}

/** The form of one entry. */
export function fieldsOf(entry: Entry, languages: LanguageEntry[]): Field[] {
  const { model, group } = kinds[entry.name];
  const schema = z.toJSONSchema(model, { io: 'input' }) as Schema;
  const follow = { name: OPEN_ENTRY, widget: TYPES.openEntry, file: entry.file, required: false };
  const place = { entry, languages, key: wordsKey(entry.name) };
  return [follow, ...fieldsIn(group ? only(group, schema) : schema, place)];
}

/** The imprint and the privacy notice have the same words. */
export const wordsKey = (name: Entry['name']): string =>
  name === 'imprint' || name === 'privacy' ? 'legal' : name;

/** The schema with nothing but this group. */
function only(group: string, schema: Schema): Schema {
  const [name = '', ...rest] = group.split('.');
  const inner = schema.properties?.[name] ?? {};
  const properties = { [name]: rest.length ? only(rest.join('.'), inner) : inner };
  return { ...schema, properties };
}

function fieldsIn({ properties = {}, required = [] }: Schema, place: Place): Field[] {
  // What search engines show comes last, as it is the last that an editor thinks of.
  const names = Object.keys(properties).sort((a, b) => Number(a === 'meta') - Number(b === 'meta'));
  return names.map((name) =>
    fieldFrom(name, properties[name] ?? {}, required.includes(name), {
      ...place,
      key: `${place.key}.${name}`,
    }),
  );
}

function fieldFrom(name: string, schema: Schema, isRequired: boolean, place: Place): Field {
  // A change of the default language changes the addresses of all pages.
  if (schema.format === LANGUAGE) return { name, widget: 'hidden' };
  const { label = schema.title ?? name, hint = schema.description } = fieldWords(place.key);
  const isDraft = place.entry.language?.isDraft ?? false;
  const common = { name, label, hint: hintOf(hint, schema), required: isRequired && !isDraft };
  switch (schema.type) {
    case 'object':
      if (typeof schema.additionalProperties === 'object')
        return { ...common, ...textPerLanguage(schema.additionalProperties, place) };
      return { ...common, ...groupOf(schema, place), fields: fieldsIn(schema, place) };
    case 'array':
      if (schema.items?.format === LANGUAGE) return { ...common, widget: TYPES.languages };
      return { ...common, ...listOf(schema, { ...place, key: `${place.key}[]` }) };
    case 'boolean':
      return { ...common, widget: 'boolean' };
    case 'number':
      return { ...common, widget: 'number', value_type: 'float', ...rangeOf(schema) };
    default:
      return { ...common, ...textOf(schema, place) } as Field;
  }
}

function textOf(schema: Schema, { entry, key }: Place) {
  switch (schema.format) {
    case FOCAL_POINT:
      return { widget: TYPES.focalPoint };
    case MARKDOWN:
      return markdownField;
    case LOGO:
      return { ...pictureField, accept: LOGO_TYPES };
    case PICTURE:
      return pictureField;
  }
  if (schema.enum) return choiceOf(schema.enum, schema, key);
  const { minLength = 0, maxLength = 0, format, pattern } = schema;
  const isLong = format !== 'uri' && (maxLength > LINE || minLength > 1);
  const type = isLong ? 'text' : 'string';
  const { wrong } = fieldWords(key);
  return {
    ...(entry.language && !entry.language.isDefault
      ? { widget: TYPES[type], entry: entry.name }
      : { widget: type }),
    minlength: minLength > 1 ? minLength : undefined,
    // Some languages' characters count twice, and no address is too long to be read.
    maxlength: maxLength && format !== 'uri' ? maxLength : undefined,
    pattern: pattern && wrong ? [pattern, wrong] : undefined,
  };
}

/** Longer texts get several lines. */
const LINE = 200;

const rangeOf = ({ minimum, maximum }: Schema) => ({ min: minimum, max: maximum });

/** With a default there is always a choice: the CMS would offer “(None)” as well. */
function choiceOf(values: string[], { labels = {}, default: initial }: Schema, key: string) {
  const named = { ...labels, ...fieldWords(key).options };
  const options = values.map((value) => ({ value, label: named[value] ?? value }));
  const choice = { widget: 'select', options } as const;
  return initial === undefined ? choice : { ...choice, default: initial, required: true };
}

function textPerLanguage(schema: Schema, place: Place) {
  const fields = place.languages.map(({ code, name, isDraft }) => {
    const field = fieldFrom(code, schema, !isDraft, { ...place, key: `${place.key}.*` });
    return { ...field, label: `${field.label} (${name})` };
  });
  return { widget: 'object', collapsed: false, fields } as const;
}

/** Groups of texts start closed, with a summary of their texts; others start open, without one. */
function groupOf({ properties = {} }: Schema, { entry, key }: Place) {
  const names = Object.keys(properties);
  const isWhole = `${entry.name}.${kinds[entry.name].group}` === key;
  const isOfTexts = Object.values(properties).every(
    ({ type = '' }) => !['object', 'number'].includes(type),
  );
  const telling = names.find((name) => name === 'title') ?? names[0] ?? '';
  return isOfTexts && !isWhole
    ? ({ widget: 'object', collapsed: true, summary: `{{fields.${telling}}}` } as const)
    : ({ widget: 'object', collapsed: false } as const);
}

/** The model checks how many items there are; the CMS offers no more than the maximum of pictures. */
function listOf({ items = {}, maxItems }: Schema, place: Place) {
  const isOfPictures = items.properties?.file?.format === PICTURE;
  const { label = items.title ?? '' } = fieldWords(place.key);
  const item = items.properties
    ? {
        fields: fieldsIn(items, place),
        thumbnail: isOfPictures ? 'file' : undefined,
        summary: summaryOf(items.properties, place),
        max: isOfPictures ? maxItems : undefined,
        collapsed: true,
      }
    : { field: fieldFrom('item', items, true, place) };
  return { widget: 'list', label_singular: label, ...item } as const;
}

/** What tells the items of a list apart. */
function summaryOf(properties: Record<string, Schema>, { languages }: Place): string {
  if (properties.name) return '{{fields.name}}';
  return `{{fields.${properties.alt ? 'alt' : 'label'}.${defaultCode(languages)}}}`;
}

const pictureField = { widget: 'image', accept: UPLOAD_TYPES, choose_url: false };

/** With buttons for what `src/model/markdown.ts` allows. */
const markdownField = {
  widget: 'markdown',
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
  linked_images: false,
};

/** Without the example for what editors choose in a picture. */
function hintOf(hint: string | undefined, { examples, format }: Schema): string | undefined {
  const isVisual = [PICTURE, LOGO, FOCAL_POINT].includes(format ?? '');
  const example = isVisual ? undefined : examples?.[0];
  const parts = [hint, example !== undefined && say('example', { example: String(example) })];
  return parts.filter(Boolean).join(' ') || undefined;
}

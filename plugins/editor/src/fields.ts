/** Makes the CMS's forms from the content model, with its limits. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { Entry, FieldFormat, Language } from '..';
import { kindOf } from './entries';
import { OPEN_ENTRY } from './merge';
import { languageName, say } from './messages';
import { defaultCode, fieldNames } from './site';

/** Our field types. */
export const TYPES = {
  color: 'color-code',
  focalPoint: 'focal-point',
  openEntry: 'open-entry',
  string: 'string-field',
  text: 'text-field',
} as const;

/** The parts of a field's JSON Schema that forms need. */
interface Schema {
  type?: string;
  enum?: string[];
  default?: string;
  format?: FieldFormat | 'uri';
  accept?: string;
  isName?: boolean;
  properties?: Record<string, Schema>;
  /** The values of a record, by language code. */
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
}

interface Context {
  entry: Entry;
  languages: Language[];
  /** The key of the field's messages. */
  key: string;
}

/** The form of one entry. */
export function fieldsOf(entry: Entry, languages: Language[]): Field[] {
  const schema = z.toJSONSchema(kindOf(entry.name).model, { io: 'input' }) as Schema;
  const open = { name: OPEN_ENTRY, label: say('translation'), required: false };
  return [
    { ...open, widget: TYPES.openEntry, file: entry.file },
    ...fieldsIn(schema, { entry, languages, key: entry.name }),
  ];
}

const within = (context: Context, part: string): Context => ({
  ...context,
  key: context.key + part,
});

function fieldsIn({ properties = {}, required = [] }: Schema, context: Context): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldFrom(name, schema, required.includes(name), within(context, `.${name}`)),
  );
}

function fieldFrom(name: string, schema: Schema, isRequired: boolean, context: Context): Field {
  if (schema.format === 'hidden') return { name, widget: 'hidden' };
  const { label, hint } = fieldNames(context.key);
  const isDraft = context.entry.language?.isDraft ?? false;
  const common = { name, label, hint, required: isRequired && !isDraft };
  switch (schema.type) {
    case 'object':
      if (typeof schema.additionalProperties === 'object')
        return { ...common, ...perLanguage(schema, schema.additionalProperties, context) };
      return { ...common, ...groupOf(schema), fields: fieldsIn(schema, context) };
    case 'array':
      return { ...common, ...listOf(schema, within(context, '[]')) };
    default:
      return { ...common, ...textOf(schema, context) } as Field;
  }
}

function textOf(schema: Schema, context: Context) {
  const { entry, languages } = context;
  switch (schema.format) {
    case 'language':
      return {
        widget: 'select',
        options: languages.map(({ code }) => ({ value: code, label: languageName(code) })),
      };
    case 'focal-point':
      return { widget: TYPES.focalPoint, entry: entry.name };
    case 'color':
      return { widget: TYPES.color, entry: entry.name };
    case 'markdown':
      return markdownField;
    case 'picture':
      return { widget: 'image', accept: schema.accept, choose_url: false };
  }
  const { maxLength = 0, format } = schema;
  const { options } = fieldNames(context.key);
  if (schema.enum)
    return {
      widget: 'select',
      options: schema.enum.map((value) => ({ value, label: options?.[value] ?? value })),
      default: schema.default,
      // Otherwise the CMS offers “(None)” as well.
      ...(schema.default !== undefined && { required: true }),
    };
  const hasLinks = format === 'links';
  const type = hasLinks || (format !== 'uri' && maxLength > LINE) ? 'text' : 'string';
  const isTranslation = entry.language && !entry.language.isDefault;
  return {
    ...(isTranslation || hasLinks
      ? { widget: TYPES[type], entry: isTranslation ? entry.name : undefined, hasLinks }
      : { widget: type }),
    // The CMS counts each character once, the check before a save wide ones twice. No address needs a limit.
    maxlength: maxLength && format !== 'uri' ? maxLength : undefined,
  };
}

/** Longer texts get several lines. */
const LINE = 200;

/** The group says what the texts are, once for all languages, if they have no messages of their own. */
function perLanguage({ isName }: Schema, schema: Schema, context: Context) {
  const { hint } = fieldNames(context.key);
  const inner = within(context, '.*');
  const own = fieldNames(inner.key);
  const fields = context.languages.map(({ code, name, isDraft, isDefault }) => ({
    ...fieldFrom(code, schema, isName ? isDefault : !isDraft, inner),
    label: `${own.label} (${name})`,
    hint: own.hint === hint ? undefined : own.hint,
  }));
  const hints = [hint, say(isName ? 'nameLanguages' : 'eachLanguage')].filter(Boolean).join(' ');
  return { widget: 'object', collapsed: false, hint: hints, fields } as const;
}

/** Groups of texts start closed, with a summary of their texts; others start open, without one. */
function groupOf({ properties = {} }: Schema) {
  const isOfTexts = Object.values(properties).every(({ type }) => type !== 'object');
  const telling = properties.title ? 'title' : (Object.keys(properties)[0] ?? '');
  return isOfTexts
    ? ({ widget: 'object', collapsed: true, summary: `{{fields.${telling}}}` } as const)
    : ({ widget: 'object', collapsed: false } as const);
}

/** The model checks how many items there are; the CMS offers no more than the maximum of groups. */
function listOf({ items = {}, maxItems }: Schema, context: Context) {
  const isOfPictures = items.properties?.file?.format === 'picture';
  const { label } = fieldNames(context.key);
  const item = items.properties
    ? {
        fields: fieldsIn(items, context),
        thumbnail: isOfPictures ? 'file' : undefined,
        summary: summaryOf(items.properties, context),
        max: maxItems,
        collapsed: true,
      }
    : { field: fieldFrom('item', items, true, context) };
  return { widget: 'list', label_singular: label, ...item } as const;
}

/** What tells the items of a list apart. */
function summaryOf(properties: Record<string, Schema>, { languages }: Context): string {
  const [first = ''] = Object.keys(properties);
  const key = ['name', 'alt', 'label'].find((name) => properties[name]) ?? first;
  const code = properties[key]?.type === 'object' ? `.${defaultCode(languages)}` : '';
  return `{{fields.${key}${code}}}`;
}

/** No pictures, tables and code. */
const markdownField = {
  widget: 'markdown',
  buttons: ['bold', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  linked_images: false,
};

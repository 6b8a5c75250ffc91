/** The CMS's forms, made from the content model: a field added there appears here, with its limits. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { PICTURE, PICTURE_TYPES } from '../content/kinds';
import { CHECKED, type CheckedFieldPlace } from './CheckedField';
import { type EntryName, entries, isTranslated } from './entries';

/** What we read of a field's JSON Schema, which zod writes from the model. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  enum?: string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The form of one entry. */
export function fieldsOf(entry: EntryName, published: string[]): Field[] {
  const schema = z.toJSONSchema(entries[entry].model, { io: 'input' }) as Schema;
  return fieldsIn(schema, { entry, path: [], published });
}

interface Place extends CheckedFieldPlace {
  /** Codes of the languages in which nothing may be missing. */
  published: string[];
}

const within = (place: Place, part: string | number): Place => ({
  ...place,
  path: [...place.path, part],
});

function fieldsIn({ properties = {}, required = [] }: Schema, place: Place): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldFrom(name, schema, required.includes(name), within(place, name)),
  );
}

function fieldFrom(name: string, schema: Schema, required: boolean, place: Place): Field {
  const translated = isTranslated(entries[place.entry]);
  const common = {
    name,
    label: schema.title ?? name,
    hint: hintOf(schema),
    required: required && translated ? place.published : required,
    i18n: translated,
  };
  switch (schema.type) {
    case 'object':
      return { ...common, ...groupOf(schema), fields: fieldsIn(schema, place) };
    case 'array':
      return { ...common, ...listOf(schema, place) };
    case 'boolean':
      return { ...common, widget: 'boolean' };
    default:
      if (schema.enum) return { ...common, widget: 'select', options: schema.enum };
      return schema.format === PICTURE
        ? { ...common, ...pictureField }
        : { ...common, ...valueField(schema, place) };
  }
}

/**
 * A group of words is closed, and shows the ones that tell most; a group of groups is open. What that
 * shows when an editor closes it, the CMS knows best: it has no words of its own.
 */
function groupOf({ properties = {} }: Schema) {
  const names = Object.keys(properties);
  const ofWords = Object.values(properties).every(
    ({ type = '' }) => !['object', 'number', 'integer'].includes(type),
  );
  const telling = names.find((name) => name === 'title') ?? names[0] ?? '';
  const summary = ofWords ? `{{fields.${telling}}}` : undefined;
  return { widget: 'object', collapsed: ofWords, summary } as const;
}

/** `min` stays with the model, whose message stands beside the items; of pictures the CMS counts itself. */
function listOf({ items = {}, minItems, maxItems }: Schema, place: Place) {
  const field = fieldFrom('item', items, true, within(place, 0));
  const isOfPictures = items.format === PICTURE;
  return {
    widget: 'list',
    field,
    label_singular: items.title,
    min: isOfPictures ? minItems : undefined,
    max: maxItems,
    // The default here; Decap's lists begin closed.
    collapsed: isOfPictures ? false : undefined,
  } as const;
}

const pictureField = { widget: 'image', accept: PICTURE_TYPES, choose_url: false } as const;

/** Texts longer than a line get room to be read in. */
const LINE = 80;

function valueField(schema: Schema, { entry, path }: Place) {
  const { type, format, maxLength, minLength, minimum, maximum } = schema;
  const place = { entry, path };
  if (type === 'number' || type === 'integer') {
    const value_type = type === 'integer' ? 'int' : 'float';
    return { widget: CHECKED.number, place, value_type, min: minimum, max: maximum };
  }
  const isLong = format !== 'uri' && (maxLength ?? 0) > LINE;
  const widget = isLong ? CHECKED.text : CHECKED.string;
  return { widget, place, minlength: minLength, maxlength: maxLength };
}

/** A picture is chosen by sight: an example of its path would help nobody. */
function hintOf({ description, examples, format }: Schema): string | undefined {
  const example = format === PICTURE ? undefined : examples?.[0];
  const parts = [description, example !== undefined && `For example: \`${example}\``];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** Derives the CMS's forms from the content model, including limits. */
import type { Field } from '@sveltia/cms';
import { FOCAL_POINT, LANGUAGE, LOGO, MARKDOWN, PICTURE } from '../model/kinds';
import { LOGO_TYPES, UPLOAD_TYPES } from '../model/pictures';
import { CHECKED, type CheckedFieldPlace } from './CheckedField';
import { type EntryName, entries, isTranslated } from './entries';
import { type Schema, schemaOf } from './formSchema';
import { PUBLISHED_LANGUAGES } from './languages/PublishedLanguages';
import { type CmsSettings, defaultCode, publishedCodes } from './settings';
import { translate } from './words';

/** The form of one entry. */
export function fieldsOf(entry: EntryName, languages: CmsSettings['languages']): Field[] {
  return fieldsIn(schemaOf(entries[entry]), { entry, path: [], languages });
}

interface Place extends CheckedFieldPlace {
  /** The published ones must be complete. */
  languages: CmsSettings['languages'];
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
    label: translate(schema.title ?? name),
    hint: hintOf(schema),
    required: required && translated ? publishedCodes(place.languages) : required,
    i18n: translated,
  };
  switch (schema.type) {
    case 'object':
      if (typeof schema.additionalProperties === 'object')
        return { ...common, ...textPerLanguage(schema.additionalProperties, place) };
      return { ...common, ...groupOf(schema, place), fields: fieldsIn(schema, place) };
    case 'array':
      if (schema.items?.format === LANGUAGE) return { ...common, widget: PUBLISHED_LANGUAGES };
      return { ...common, ...listOf(schema, place) };
    case 'boolean':
      return { ...common, widget: 'boolean' };
    default:
      // A change of the default language changes the addresses of all pages.
      if (schema.format === LANGUAGE) return { name, label: common.label, widget: 'hidden' };
      if (schema.format === FOCAL_POINT) return { ...common, widget: FOCAL_POINT };
      if (schema.enum) return { ...common, ...choiceOf(schema.enum, schema) };
      if (schema.format === MARKDOWN) return { ...common, ...markdownField };
      if (schema.format === LOGO) return { ...common, ...pictureField, accept: LOGO_TYPES };
      return schema.format === PICTURE
        ? { ...common, ...pictureField }
        : { ...common, ...valueField(schema, place) };
  }
}

/** With a default there is always a choice: the CMS would offer “(None)” as well. */
function choiceOf(values: string[], { labels = {}, default: initial }: Schema) {
  const options = values.map((value) => ({ value, label: translate(labels[value] ?? value) }));
  return {
    widget: 'select',
    options,
    ...(initial !== undefined && { default: initial, required: true }),
  } as const;
}

function textPerLanguage(schema: Schema, place: Place) {
  const fields = place.languages.map(({ code, name, isDraft }) => ({
    ...fieldFrom(code, schema, !isDraft, within(place, code)),
    label: `${translate(schema.title ?? '')} (${name})`,
  }));
  return { widget: 'object', collapsed: false, fields } as const;
}

/**
 * Groups of texts start closed, with a summary of their texts. Groups of groups, which have no texts of their own, and
 * those that an entry is made of start open, without a summary.
 */
function groupOf({ properties = {} }: Schema, { entry, path }: Place) {
  const names = Object.keys(properties);
  const isWhole = entries[entry].groups?.includes(path.join('.'));
  const ofWords =
    !isWhole &&
    Object.values(properties).every(
      ({ type = '' }) => !['object', 'number', 'integer'].includes(type),
    );
  const telling = names.find((name) => name === 'title') ?? names[0] ?? '';
  const summary = ofWords ? `{{fields.${telling}}}` : undefined;
  return { widget: 'object', collapsed: ofWords, summary } as const;
}

/**
 * The model checks how many items there are. The CMS offers no more than `max`, but its message about too many texts
 * would not name the limit.
 */
function listOf({ items = {}, maxItems }: Schema, place: Place) {
  const isOfPictures = items.properties?.file?.format === PICTURE;
  const item = items.properties
    ? {
        fields: fieldsIn(items, within(place, 0)),
        thumbnail: isOfPictures ? 'file' : undefined,
        summary: summaryOf(items.properties, place),
      }
    : { field: fieldFrom('item', items, true, within(place, 0)) };
  return {
    widget: 'list',
    ...item,
    label_singular: translate(items.title ?? ''),
    max: isOfPictures ? maxItems : undefined,
    collapsed: Boolean(items.properties) || undefined,
  } as const;
}

/** What tells the items of a list apart. */
function summaryOf(properties: Record<string, Schema>, place: Place): string {
  if (properties.name) return '{{fields.name}}';
  return `{{fields.${properties.alt ? 'alt' : 'label'}.${defaultCode(place.languages)}}}`;
}

const pictureField = { widget: 'image', accept: UPLOAD_TYPES, choose_url: false } as const;

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
} satisfies Partial<Field>;

/** Long texts get a multi-line input. */
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

/** Omits the example for what editors choose in a picture. */
function hintOf({ description, examples, format }: Schema): string | undefined {
  const isVisual = [PICTURE, LOGO, FOCAL_POINT].includes(format ?? '');
  const example = isVisual ? undefined : examples?.[0];
  const parts = [description, example !== undefined && `For example: \`${example}\``];
  return parts.flatMap((part) => (part ? translate(part) : [])).join(' ') || undefined;
}

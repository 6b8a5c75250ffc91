/** What the CMS works with: the build's settings, the forms made with them, and its own kind of maps. */
import { cmsConfig } from '../../src/cms/config';
import type { EntryName } from '../../src/cms/entries';
import type { CmsSettings } from '../../src/cms/settings';
import type { Company } from '../../src/model/company';
import { describeLanguage } from '../../src/model/languages/languages';
import { content, look } from '../samples';

/** English, Greek and, not published yet, French. */
export const settings: CmsSettings = {
  companyName: 'Galini',
  siteUrl: 'https://www.example.com',
  publishMinutes: 5,
  drawnMap: content.drawnMap,
  look,
  languages: ['en', 'el', 'fr'].map((code) => ({
    ...describeLanguage(code),
    isDefault: code === 'en',
    isDraft: code === 'fr',
  })),
};

export const company: Company = {
  name: 'Galini',
  url: 'https://www.example.com',
  phone: '+30 210 000 0000',
  email: 'hello@example.com',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=37.95%2C23.64',
  office: { longitude: 23.64, latitude: 37.95 },
};

/** What tests look at in a field of a form. */
export interface FormField {
  name: string;
  label?: string;
  hint?: string;
  /** Always, or in the languages named. */
  required?: boolean | string[];
  i18n?: boolean;
  widget: string;
  /** Of a group. */
  fields?: FormField[];
  /** Of a list: its items. */
  field?: FormField;
  /** Of a list: the name of one of its items. */
  label_singular?: string;
  collapsed?: boolean;
  summary?: string;
  /** The name of the field with an item's picture. */
  thumbnail?: string;
  accept?: string;
  choose_url?: boolean;
  value_type?: string;
  /** Of what is chosen from a list. */
  options?: string[];
  min?: number;
  max?: number;
  minlength?: number;
  maxlength?: number;
  place?: { entry: string; path: (string | number)[] };
}

/** What tests look at in the configuration. */
export interface Config {
  load_config_file: boolean;
  backend: object;
  publish_mode: string;
  media_folder: string;
  public_folder: string;
  media_libraries: {
    default: { config: { slugify_filename: boolean } };
    stock_assets: { providers: string[] };
  };
  i18n: { structure: string; locales: string[]; default_locale: string };
  output: { omit_empty_optional_fields: boolean };
  singletons: { name: string; file: string; i18n: boolean; fields: FormField[] }[];
}

export const configWith = (backend?: CmsSettings['backend']): Config =>
  JSON.parse(JSON.stringify(cmsConfig({ ...settings, backend })));

export function formOf(name: EntryName): FormField[] {
  return configWith().singletons.find((entry) => entry.name === name)?.fields ?? [];
}

/** Every field of a form, however deep: `page.about.map.slides`, `page.about.map.slides[0]`. */
export function fieldsByKey(name: EntryName): Map<string, FormField> {
  const keyed = (key: string, field: FormField): [string, FormField][] => [
    [key, field],
    ...(field.widget === 'list'
      ? keyed(`${key}[0]`, itemOf(field))
      : (field.fields ?? []).flatMap((inner) => keyed(`${key}.${inner.name}`, inner))),
  ];
  return new Map(formOf(name).flatMap((field) => keyed(field.name, field)));
}

/** An item of a list has one field or a group of them. */
const itemOf = ({ field, fields, label_singular, i18n }: FormField): FormField =>
  field ?? {
    name: 'item',
    widget: 'object',
    label: label_singular,
    required: true,
    collapsed: false,
    i18n,
    fields,
  };

/** For the CMS's immutable maps, of which we ask nothing else. */
export function mapOf<T>(value: object): T {
  const toJS = () => JSON.parse(JSON.stringify(value));
  return { toJS, get: (key: string) => toJS()[key] } as T;
}

/**
 * What the pages of one language show, besides words: a plain object that the build puts into GraphQL, and that the
 * editor's preview makes of a draft.
 */
import { z } from 'zod';
import { isProfile } from './companyDetails';
import type { Language } from './languages/languages';
import { type LegalPage, legalPages } from './legalPages';
import { mapsLinkTo } from './mapsLink';
import { type MarkdownNode, parseMarkdown } from './markdown';
import {
  type About,
  aboutModel,
  type Company,
  companyModel,
  type DrawnMap,
  type Site,
} from './model';
import { phoneUri } from './phoneUri';
import { withoutWrapper } from './schemaAt';

/** The content of the files, in every language. */
export interface Content {
  site: Pick<Site, 'languages' | 'defaultLanguage' | 'liveMap'>;
  company: Company;
  about: About;
  /** In the switcher's order, drafts last; described by Node, as browsers' locale data differ. */
  languages: readonly Language[];
  /** Markdown, by page and language. */
  legalTexts: Partial<Record<LegalPage, Record<string, string>>>;
  drawnMap?: DrawnMap & {
    /** In which its labels are drawn. */
    languages: readonly string[];
  };
}

/** What only the build has. */
interface Built {
  logo?: CompanyLogo;
  /** The picture for shared links; a draft has none. */
  card?: { src: string; alt: string };
  /** Address of the JSON with the words of `LanguageSuggestion.tsx` in every published language. */
  suggestions?: string;
  look?: PageLook;
  /** Whether this build only previews unpublished changes. */
  isPreview?: boolean;
  /** The background of light and dark pages, as `#rrggbb`. */
  ground?: { light: string; dark: string };
}

/** Values of the chosen look that are not only in its stylesheet. */
export interface PageLook {
  /** The page's background on light and dark pages. */
  ground: { light: string; dark: string };
  /** The places of the pictures. */
  collage: Place[];
}

export interface Place {
  /** Columns, of twelve, and rows of the collage's squares. */
  wide: [columns: number, rows: number];
  narrow: [columns: number, rows: number];
}

export interface CompanyLogo {
  /** The address, without the site's path. */
  src: string;
  /** In CSS pixels; the editor's preview doesn't know it. */
  width?: number;
  height: number;
  /** Whether it takes the place of the name. */
  isWide: boolean;
  /** `light` or `dark`: the only colours in which it can be seen. */
  scheme?: string;
}

export type PageData = ReturnType<typeof pageData>;
/** What every page needs. */
export type SiteData = PageData['site'];
export type CompanyData = SiteData['company'];

export function pageData(content: Content, code: string, { logo, ...built }: Built = {}) {
  const { site, drawnMap, legalTexts } = content;
  const { defaultLanguage, liveMap } = site;
  const textIn = (texts: Texts) => texts[code] || texts[defaultLanguage] || '';
  const company = inLanguage(companyModel, content.company, textIn);
  const about = inLanguage(aboutModel, content.about, textIn);
  const languages = languageEntries(content);
  return {
    site: {
      ...built,
      liveMap,
      year: new Date().getFullYear(),
      company: { ...companyData(company), logo },
      language: languages.find((one) => one.code === code) ?? { ...unknown, code },
      languages: languages.filter(({ isDraft }) => !isDraft),
      /** The languages that each legal page exists in. */
      legalPages: Object.fromEntries(
        legalPages.map((page) => [page, Object.keys(legalTexts[page] ?? {})]),
      ) as Record<LegalPage, string[]>,
      drawnMap: drawnMap && mapIn(code, drawnMap, content),
    },
    pictures: picturesOf(about),
    legalTexts: Object.fromEntries(
      legalPages.map((page) => [page, parseMarkdown(legalTexts[page]?.[code] ?? '').nodes]),
    ) as Record<LegalPage, MarkdownNode[]>,
  };
}

const unknown: LanguageEntry = {
  code: '',
  name: '',
  direction: 'ltr',
  script: 'Latn',
  openGraphLocale: '',
  isDefault: false,
  isDraft: true,
};

export interface LanguageEntry extends Language {
  isDefault: boolean;
  /** Not published: seen only in development and in the editor. */
  isDraft: boolean;
}

export const languageEntries = ({
  site,
  languages,
}: Pick<Content, 'site' | 'languages'>): LanguageEntry[] =>
  languages.map((language) => ({
    ...language,
    isDefault: language.code === site.defaultLanguage,
    isDraft: !site.languages.includes(language.code),
  }));

function companyData({
  phone,
  otherPhones = [],
  mapsUrl,
  links = [],
  ...company
}: InLanguage<Company>) {
  return {
    ...company,
    phones: [phone, ...otherPhones].flatMap((text) =>
      text ? [{ text, uri: phoneUri(text) }] : [],
    ),
    mapsUrl: mapsUrl || mapsLinkTo(company.office),
    links: links.map((link) => ({ ...link, isProfile: isProfile(link) })),
  };
}

function picturesOf({ map, people = [], ...pictures }: InLanguage<About>) {
  return {
    ...pictures,
    /** Its file, if the owner has one, replaces the drawn map. */
    map: { file: map.file, alt: map.alt },
    mapDark: { file: map.darkFile, alt: map.alt },
    mapCredit: map.credit,
    people: people.map(({ file, focus, ...person }) => ({
      ...person,
      // Without a description, as the name is next to it.
      portrait: file ? { file, focus, alt: '' } : undefined,
    })),
  };
}

/** With this language's labels, or those of another one; none if it was drawn for another position. */
function mapIn(
  code: string,
  { office, credit, languages }: Required<Content>['drawnMap'],
  content: Content,
) {
  const { site, company } = content;
  const isHere =
    office.longitude === company.office.longitude && office.latitude === company.office.latitude;
  const wanted = [code, site.defaultLanguage, ...site.languages];
  const language = wanted.find((one) => languages.includes(one));
  if (!isHere || !language) return undefined;
  const creditLanguage = [code, 'en', ...Object.keys(credit)].find((one) => credit[one]) ?? code;
  return { language, credit: credit[creditLanguage] ?? '', creditLanguage };
}

type Texts = Record<string, string>;

/** With each text in one language in place of all. */
type InLanguage<Value> = Value extends readonly (infer Item)[]
  ? InLanguage<Item>[]
  : Value extends object
    ? string extends keyof Value
      ? string
      : { [Key in keyof Value]: InLanguage<Value[Key]> }
    : Value;

const inLanguage = <Value>(model: z.ZodType, value: Value, textIn: (texts: Texts) => string) =>
  localize(model, value, textIn) as InLanguage<Value>;

function localize(model: unknown, value: unknown, textIn: (texts: Texts) => string): unknown {
  const inner = withoutWrapper(model);
  if (inner instanceof z.ZodRecord) return value && textIn(value as Texts);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => localize(inner.element, one, textIn));
  if (!(inner instanceof z.ZodObject) || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, localize(inner.shape[key], one, textIn)]),
  );
}

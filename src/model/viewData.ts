/**
 * What the pages of one language show, besides the words: a plain object, made from the files in the build and from the
 * unsaved draft in the editor's preview.
 */
import { type Company, machineUrl, mailtoLink, shownUrl } from './company';
import type { Language } from './languages';
import { type LegalPage, legalPages } from './legalPages';
import { type MarkdownNode, parseMarkdown } from './markdown';
import {
  type About,
  type Descriptions,
  type DrawnMap,
  type SectionName,
  type Settings,
  usualSections,
} from './model';
import { contactLink, networkOf } from './networks';
import type { CollageSlot } from './pictures';
import { mapsLinkTo, normalizePosition, positionOf } from './position';
import { textFor } from './texts';

/** The content of the files, in every language. */
export interface Content {
  settings: Settings;
  company: Company;
  about: About;
  /** All languages in the switcher's order, drafts last; described by Node, as browsers' locale data differ. */
  languages: readonly LanguageEntry[];
  legalTexts: Partial<Record<LegalPage, Record<string, string>>>;
  drawnMap?: DrawnMap & {
    /** The languages in which its labels are drawn. */
    languages: readonly string[];
  };
}

/** Outputs of the build; the preview has none. */
interface Built {
  logo?: CompanyLogo;
  /** The picture for shared links; a draft has none. */
  card?: { src: string; alt: string };
  look?: PageLook;
  /** Whether this build only previews unpublished changes. */
  isPreview?: boolean;
}

/** Values of the chosen look that are not only in its stylesheet. */
export interface PageLook {
  /** The colour of the browser's own bars. */
  browser: { light: string; dark: string };
  collage: CollageSlot[];
}

export interface CompanyLogo {
  light: LogoFile;
  dark: LogoFile;
  /** Whether it takes the place of the name. */
  isWide: boolean;
}

export interface LogoFile {
  /** The address, without the site's path. */
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** The theme whose background is drawn behind the logo, as it is invisible on this theme's. */
  plate?: string;
}

export type ViewData = ReturnType<typeof viewData>;
export type Shell = ViewData['shell'];

export function viewData(content: Content, code: string, { logo, ...built }: Built = {}) {
  const { settings, legalTexts, languages } = content;
  const { defaultLanguage, liveMap } = settings;
  const textIn: TextIn = (texts) => textFor(texts, [code, defaultLanguage]);
  const language = languages.find((entry) => entry.code === code);
  if (!language) throw new Error(`The content has no language "${code}".`);
  return {
    shell: {
      ...built,
      liveMap,
      year: new Date().getFullYear(),
      company: { ...companyData(content.company, textIn), logo },
      language,
      languages: languages.filter(({ isDraft }) => !isDraft),
      legalPages: Object.fromEntries(
        legalPages.map((page) => [page, Object.keys(legalTexts[page] ?? {})]),
      ) as Record<LegalPage, string[]>,
      legalTexts: Object.fromEntries(
        legalPages.map((page) => [page, parseMarkdown(legalTexts[page]?.[code] ?? '').nodes]),
      ) as Record<LegalPage, MarkdownNode[]>,
      drawnMap: mapIn(code, content),
    },
    pictures: picturesOf(content.about, textIn),
  };
}

export interface LanguageEntry extends Language {
  isDefault: boolean;
  /** Not published: seen only in development and in the editor. */
  isDraft: boolean;
}

type TextIn = (texts: Descriptions) => string;

function companyData(
  {
    name,
    legalName,
    phone,
    otherPhones = [],
    contacts = [],
    mapsUrl,
    openingHours,
    profiles = [],
    links = [],
    ...company
  }: Company,
  textIn: TextIn,
) {
  return {
    ...company,
    name: textIn(name),
    legalName: legalName && textIn(legalName),
    url: machineUrl(company.url),
    shownUrl: shownUrl(company.url),
    emailLink: mailtoLink(company.email),
    phones: [phone, ...otherPhones].flatMap((text) =>
      text ? [{ text, uri: `tel:+${text.replace(/\D/g, '')}` }] : [],
    ),
    contacts: contacts.map(({ kind, number, label }) => ({
      kind,
      label: label ? textIn(label) : '',
      text: number,
      uri: contactLink(kind, number),
    })),
    office: positionOf(company.office),
    mapsUrl: mapsUrl || mapsLinkTo(company.office),
    openingHours: openingHours && { ...openingHours, text: textIn(openingHours.text) },
    profiles: profiles.map((url) => ({ url, network: networkOf(url) })),
    links: links.map((link) => ({
      ...link,
      label: textIn(link.label),
      isProfile: networkOf(link.url) !== undefined,
    })),
  };
}

function picturesOf(about: About, textIn: TextIn) {
  type Described = About['collage'][number];
  const { collage, map, people = [], services = [], sections = usualSections, ...others } = about;
  const large: Partial<Record<SectionName, Described>> = others;
  const described = (picture: Described) => ({ ...picture, alt: textIn(picture.alt) });
  return {
    collage: collage.map(described),
    sections: [...new Set(sections)].map((name) => {
      const picture = large[name];
      return { name, picture: picture && described(picture) };
    }),
    services: services.map(described),
    map: { file: map.file, alt: textIn(map.alt) },
    mapDark: { file: map.darkFile, alt: textIn(map.alt) },
    mapCredit: map.credit,
    people: people.map(({ file, focus, ...person }) => ({
      ...person,
      name: textIn(person.name),
      role: textIn(person.role),
      line: person.line && textIn(person.line),
      // The name next to it describes it.
      portrait: file ? { file, focus, alt: '' } : undefined,
    })),
  };
}

export interface Picture {
  /** The path in the content: `/pictures/lighthouse.jpg`. */
  file?: string;
  focus?: string;
  alt: string;
}

/** Where a picture is on the page. The map's dark one is the second. */
export interface PictureId {
  group: 'collage' | 'sections' | 'services' | 'map' | 'people';
  index: number;
}

/** Attaches each picture's file, as GraphQL does. */
export function attachFiles<File>(
  { collage, sections, services, map, mapDark, mapCredit, people }: ViewData['pictures'],
  fileOf: (picture: Picture, id: PictureId) => File,
) {
  const withFile = (picture: Picture, group: PictureId['group'], index: number) => ({
    alt: picture.alt,
    focus: picture.focus ?? null,
    ...fileOf(picture, { group, index }),
  });
  return {
    collage: collage.map((picture, index) => withFile(picture, 'collage', index)),
    sections: sections.map(({ name, picture }, index) => ({
      name,
      picture: picture ? withFile(picture, 'sections', index) : null,
    })),
    services: services.map((picture, index) => withFile(picture, 'services', index)),
    map: withFile(map, 'map', 0),
    mapDark: withFile(mapDark, 'map', 1),
    mapCredit: mapCredit ?? null,
    people: people.map(({ portrait, line, ...person }, index) => ({
      ...person,
      line: line ?? null,
      portrait: portrait ? withFile(portrait, 'people', index) : null,
    })),
  };
}

/** The drawn map with labels and credit in this language, or in another one; none if it was drawn for another position. */
function mapIn(code: string, { settings, company, drawnMap }: Content) {
  if (!drawnMap) return undefined;
  const { office, credit, languages } = drawnMap;
  const isHere = normalizePosition(office) === normalizePosition(company.office);
  const wanted = [code, settings.defaultLanguage, ...settings.languages];
  const language = wanted.find((candidate) => languages.includes(candidate));
  const creditLanguage = [code, 'en', ...wanted].find((candidate) => credit[candidate]) ?? code;
  return isHere && language
    ? { language, credit: credit[creditLanguage], creditLanguage }
    : undefined;
}

/**
 * The only description of content: the fields of the files in `content/` and `locales/`, and their rules. The check, the
 * types and the editor's forms are derived from it; the fields' names and hints are in `messages/`.
 */
import { z } from 'zod';
import { companyModel } from './company';
import {
  color,
  describedPicture,
  descriptions,
  focalPoint,
  HIDDEN,
  languageCode,
  linkTarget,
  markdown,
  namePerLanguage,
  paragraph,
  paragraphs,
  picturePath,
  section,
  sectionWithItems,
  text,
  textPerLanguage,
} from './fieldTypes';
import { normalizeLine } from './normalize';

const heading = (max: number) => text(max).meta({ font: 'heading' });
const title = (max: number) => text(max).meta({ font: 'title' });

const SLIDES = 3;
export const COLLAGE_PICTURES = 6;

/** Each has a file in `src/looks/`. */
export const looks = ['editorial', 'modern', 'warm'] as const;
export type Look = (typeof looks)[number];

/** A text for browser tabs and search results. */
const metaText = (max: number, min?: number) => text(max, min).meta({ font: 'none' });
const pageMeta = z.strictObject({ title: metaText(65), description: metaText(160, 50) });

/**
 * The kinds of sections, each at most once on the page, with a label, a heading and a text. Their names are the headings' ids;
 * other ids have a hyphen, which a name can't have.
 */
export const sections = {
  mission: section(),
  team: section(),
  value: section(),
  services: sectionWithItems({
    title: heading(60),
    text: paragraphs(400),
    url: linkTarget.optional(),
  }),
  references: sectionWithItems({ name: heading(60), url: linkTarget.optional() }, 24),
  figures: sectionWithItems({ number: heading(12), text: text(80) }),
  history: sectionWithItems({ year: heading(24), text: paragraphs(400) }),
  questions: sectionWithItems({ question: heading(140), answer: paragraphs(1000) }),
  quotes: sectionWithItems({ text: paragraphs(320).meta({ font: 'heading' }), name: text(100) }),
};
export type SectionName = keyof typeof sections;
const sectionNames = Object.keys(sections) as [SectionName, ...SectionName[]];
/** The sections of an owner who doesn't choose. */
export const usualSections: SectionName[] = ['mission', 'team', 'value'];

/** A button, for what visitors are to do next. */
const action = z.strictObject({ label: text(28).meta({ font: 'label' }), url: linkTarget });

const aboutWords = z.strictObject({
  title: z.strictObject({
    first: heading(28),
    second: text(28).meta({ font: 'emphasis' }),
    third: heading(28),
    intro: paragraphs(320),
    /** The main one first. */
    actions: z.array(action).max(2).optional(),
  }),
  intro: z.strictObject({ text: paragraphs(420).meta({ font: 'heading' }) }),
  ...sections,
  map: z.strictObject({
    slides: z
      .array(text(32).meta({ font: 'heading' }))
      .length(SLIDES)
      .refine((phrases) => new Set(phrases).size === phrases.length),
    description: paragraph(320),
    address: text(120).meta({ normalize: normalizeLine }),
  }),
  meta: pageMeta.extend({ keywords: metaText(200).optional() }),
});

const notFoundWords = z.strictObject({
  title: title(60),
  text: text(300),
  link: text(60),
  meta: pageMeta,
});

const labels = z.strictObject({
  skip: text(60),
  languages: text(40),
  /** Names of the legal pages. */
  pages: z.strictObject({ imprint: title(40), privacy: title(40) }),
  address: text(30),
  phone: text(30),
  hours: text(30),
  email: text(30),
  newTab: text(60),
  pause: text(60),
  draft: text(120),
  preview: text(120),
  mapNotice: text(160),
  mapShow: text(40),
  mapHide: text(40),
  mapFailed: text(80),
});

/**
 * The files in `locales/<language>/` by name: every word a visitor can see or hear. Another page's words are one more
 * row and one more file.
 */
export const wordModels = {
  translation: z.strictObject({ page: z.strictObject({ about: aboutWords }) }),
  notFound: notFoundWords,
  labels,
};
export type WordFile = keyof typeof wordModels;
export const wordFiles = Object.keys(wordModels) as WordFile[];

const { translation, ...others } = wordModels;
/** The words of a language, from all its files. */
export const wordsModel = z.strictObject({ ...translation.shape.page.shape, ...others });

export const wordFile = (name: WordFile, language: string) => `locales/${language}/${name}.json`;

/** `content/site.json`: which languages are published, in the switcher's order, and how the live map loads. */
export const settingsModel = z
  .strictObject({
    // A change would change the addresses of all pages.
    defaultLanguage: languageCode.meta({ format: HIDDEN }),
    languages: z
      .array(languageCode)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length),
    liveMap: z.enum(['automatic', 'onRequest']).default('onRequest'),
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
    path: ['defaultLanguage'],
  });

export const lookModel = z.strictObject({
  look: z.enum(looks).default('editorial'),
  /** The brand's, from which `src/looks/brandColor.ts` makes those of the look. */
  color: color.optional(),
});
export type ChosenLook = z.infer<typeof lookModel>;

/** A portrait has no description, as the name next to it says what it shows. */
const person = z.strictObject({
  name: namePerLanguage(text(60).meta({ normalize: normalizeLine })),
  role: textPerLanguage(60),
  file: picturePath(360).optional(),
  focus: focalPoint.optional(),
  line: textPerLanguage(160).optional(),
});

/** The large picture of a section. That of a new section is optional: `describedPicture(1600).optional()`. */
const sectionPictures = {
  mission: describedPicture(1600),
};

export const aboutModel = z.strictObject({
  collage: z.array(describedPicture(1200)).length(COLLAGE_PICTURES),
  ...sectionPictures,
  /** The owner's own map, in place of the drawn one. */
  map: z.strictObject({
    file: picturePath(1280).optional(),
    darkFile: picturePath(1280).optional(),
    credit: text(80).optional(),
    alt: descriptions,
  }),
  people: z.array(person).max(12).optional(),
  /** In the order of the services; the others have none. */
  services: z.array(describedPicture(800)).max(12).optional(),
  /** Those on the page, in their order. */
  sections: z
    .array(z.enum(sectionNames))
    .min(1)
    .refine((names) => new Set(names).size === names.length)
    .optional(),
});

/** The files that all languages share, by the name of their words in `messages/`. */
export const sharedFiles = {
  languages: { file: 'content/site.json', model: settingsModel },
  pictures: { file: 'content/about.json', model: aboutModel },
  company: { file: 'content/company.json', model: companyModel },
  look: { file: 'content/look.json', model: lookModel },
};

export const DRAWN_MAP = 'content/maps/map.json';

/** `content/maps/map.json`: what the maps were drawn for, and their source. `npm run map` writes it. */
export const drawnMapModel = z.strictObject({
  office: companyModel.shape.office,
  /** The name of a look that may be gone. */
  look: z.string().optional(),
  credit: textPerLanguage(80),
});

/** `content/<page>/<language>.md`. An empty text is like no file. The CMS calls it `body`. */
export const legalTextModel = z.strictObject({ body: markdown.optional() });

/** The content of the files, which may lack the words of a section: `words.about`, `words.notFound`, `words.labels`. */
export type Words = z.input<typeof wordsModel>;
export type AboutWords = Words['about'];
/** The items of a section that has some. */
export type SectionItems<Name extends SectionName> =
  NonNullable<AboutWords[Name]> extends { items?: infer Items } ? NonNullable<Items> : never;

/** The ids to which links can lead on a page with these words. */
export const sectionIds = (words: AboutWords, chosen = usualSections): string[] => [
  ...chosen.filter((name) => words[name]?.title),
  'page-location',
];

export type Labels = Words['labels'];
export type Settings = z.infer<typeof settingsModel>;
export type About = z.infer<typeof aboutModel>;
export type DrawnMap = z.infer<typeof drawnMapModel>;
export type Descriptions = z.infer<typeof descriptions>;

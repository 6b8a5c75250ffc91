/**
 * The only description of content: the fields of the files in `content/` and `locales/`, with a title and a
 * description for editors, and their rules. The check, the types, the editor's forms and the JSON Schemas are
 * derived from it.
 */
import { z } from 'zod';
import { companyModel } from './company';
import {
  customError,
  describedPicture,
  descriptions,
  focalPoint,
  group,
  languageCode,
  markdown,
  paragraphs,
  picturePath,
  text,
  textPerLanguage,
} from './kinds';

const SLIDES = 3;
export const COLLAGE_PICTURES = 6;

/** Each has its tokens in `src/styles/looks/` and its fonts in `src/build/fonts/typefaces.ts`. */
export const looks = ['editorial', 'modern', 'warm'] as const;
export type Look = (typeof looks)[number];

/** A section that is shown only if it has words: all of them, or none. */
const section = (name: string) =>
  group(name, {
    label: text(`${name}: label`, 24, 'The short label next to the heading.', 0).default(''),
    title: text(
      `${name}: heading`,
      70,
      'A few words; the longest should stay under 20 letters.',
      0,
    ).default(''),
    text: paragraphs(`${name}: text`, 1500, 'One to three paragraphs.', 0).default(''),
  })
    .superRefine((words, context) => {
      const missing = Object.entries(words).filter(([, one]) => !one);
      if (missing.length === Object.keys(words).length) return;
      for (const [key] of missing)
        context.addIssue({
          path: [key],
          code: 'custom',
          message: 'is missing',
          params: { fix: 'Write it, or leave all words of the section empty.' },
        });
    })
    .meta({ title: name, description: 'Not shown if all its words are empty.' })
    .prefault({});

/** typed.js treats backticks and carets as commands and cannot escape them. */
const phrase = text('Phrase', 32, '')
  .regex(/^[^`^]*$/, { error: 'contains ` or ^, which the typing animation treats as commands' })
  .meta({ title: 'Phrase', description: 'Two to four words.' });

const pageMeta = {
  title: text(
    'Document title',
    65,
    'Shown in browser tabs and search results. At most 65 characters.',
  ),
  description: text('Description', 160, 'Shown in search results. 50 to 160 characters.', 50),
};

/** The sections with a label, a heading and a text, in their order on the page. Their names are the headings' ids. */
export const sections = {
  mission: section('Mission'),
  team: section('Team'),
  value: section('Values'),
};
export type SectionName = keyof typeof sections;

const aboutWords = group('About page', {
  title: group('Title', {
    first: text('Title, first line', 28, 'The first of three lines in the large title.'),
    second: text('Title, second line', 28, 'The second line, in another colour.'),
    third: text('Title, third line', 28, 'The third line.'),
    intro: paragraphs('Title: intro', 320, 'Two or three sentences below the title.'),
  }),
  intro: group('Second intro', {
    text: paragraphs('Second intro', 420, 'In large type, after the pictures.'),
  }),
  ...sections,
  map: group('Location', {
    slides: z
      .array(phrase)
      .length(SLIDES)
      .refine(
        (phrases) => new Set(phrases).size === phrases.length,
        customError('contains the same phrase twice', 'Write three different phrases.'),
      )
      .meta({
        title: 'Typed phrases',
        description: 'Exactly three; the heading types them in turn.',
      }),
    description: text(
      'Location: description',
      320,
      'How to find the door. One to three sentences.',
    ),
    address: text('Address', 120, 'The postal address in one line.'),
  }),
  meta: group('Search results', {
    ...pageMeta,
    keywords: text('Keywords', 200, 'A few terms, separated by commas.').optional(),
  }),
});

const notFoundWords = group('Page not found', {
  title: text('Heading', 60, 'Says that the page does not exist.'),
  text: text('Text', 300, 'One or two sentences.'),
  link: text('Link', 60, 'Leads to the About page.'),
  meta: group('In browser tabs', pageMeta),
});

/** Labels of the company's legal details, below the text of the page. */
const imprintLabels = group('Labels on the imprint', {
  form: text('Label: Legal form', 40, 'Before the legal form.'),
  register: text('Label: Register', 40, 'Before the register and the number.'),
  vatId: text('Label: VAT ID', 40, 'Before the VAT ID.'),
  representative: text('Label: Represented by', 40, 'Before the names.'),
  authority: text('Label: Supervisory authority', 40, 'Before the authority.'),
});

const labels = group('Labels and buttons', {
  skip: text('Skip link', 60, 'The first link, for people who use a keyboard.'),
  languages: text('Languages', 40, 'The name of the language list, for screen readers.'),
  pages: group('Names of the legal pages', {
    imprint: text(
      'Imprint: name',
      40,
      'The name of the page with the legal details, and of the link to it: “Imprint”.',
    ),
    privacy: text(
      'Privacy notice: name',
      40,
      'The name of the page, and of the link to it: “Privacy”.',
    ),
  }),
  address: text('Label: Address', 30, 'Read before the address by screen readers.'),
  phone: text('Label: Phone', 30, 'Read before the phone number by screen readers.'),
  hours: text('Label: Opening hours', 30, 'Read before the opening hours by screen readers.'),
  email: text('Label: E-mail', 30, 'Read before the e-mail address by screen readers.'),
  newTab: text(
    'New tab note',
    60,
    'Tells screen reader users that the address link opens a new tab.',
  ),
  pause: text('Pause button', 60, 'Pauses the typed heading.'),
  resume: text('Resume button', 60, 'Resumes the typed heading.'),
  theme: text('Label: Colours', 30, 'The name of the colour choice, for screen readers.'),
  themeSystem: text('Colours as on the device', 40, 'The default: light or dark as on the device.'),
  themeLight: text('Light colours', 40, 'Dark text on a light page.'),
  themeDark: text('Dark colours', 40, 'Light text on a dark page.'),
  offer: text(
    'Language suggestion',
    80,
    'Suggests this language to visitors on a page in another one.',
  ),
  offerDecline: text('Dismiss the suggestion', 40, 'Hides the suggestion permanently.'),
  draft: text('Draft note', 120, 'Shown only while the language is a draft, never published.'),
  preview: text('Preview note', 120, 'Shown only on previews of changes that are not published.'),
  mapNotice: text(
    'Live map: notice',
    160,
    'Shown if a button loads the live map. Says in one sentence what is sent to Mapbox.',
  ),
  mapShow: text('Live map: show', 40, 'The button that loads the live map.'),
  mapHide: text('Live map: hide', 40, 'Withdraws the consent, and shows the picture again.'),
  imprint: imprintLabels,
});

/**
 * The files in `locales/<language>/` by name: every word a visitor can see or hear. Another page's words are one more
 * row and one more file.
 */
export const wordModels = {
  translation: z
    .strictObject({ page: group('Pages', { about: aboutWords }) })
    .meta({ title: 'About page' }),
  notFound: notFoundWords,
  labels,
};
export type WordFile = keyof typeof wordModels;
export const wordFiles = Object.keys(wordModels) as WordFile[];

const { translation, ...others } = wordModels;
/** The words of a language, from all its files. */
export const wordsModel = z.strictObject({ ...translation.shape.page.shape, ...others });

export const wordFile = (name: WordFile, language: string) => `locales/${language}/${name}.json`;

/** `content/site.json`: which languages are published, in the switcher's order, how the live map loads, and the look. */
export const siteModel = z
  .strictObject({
    defaultLanguage: languageCode.meta({
      title: 'Default language',
      description: 'The language of /about/, one of the published languages.',
    }),
    languages: z
      .array(languageCode)
      .min(1)
      .meta({ title: 'Published languages', description: 'In the order of the switcher.' }),
    liveMap: z
      .enum(['automatic', 'onRequest'])
      .default('automatic')
      .meta({
        title: 'Live map',
        description:
          'Only with a token from Mapbox. Without one there is no live map, whatever you choose: the page shows the drawn map. Mapbox receives visitors’ IP addresses and stores an identifier in their browsers. In the EU that requires their consent, so let a button load the map.',
        labels: {
          automatic: 'Loads by itself',
          onRequest: 'Loads when the visitor presses a button',
        },
      }),
    look: z
      .enum(looks)
      .default('editorial')
      .meta({
        title: 'Look',
        description: 'Colours, fonts, corners, and how the pictures are arranged.',
        labels: {
          editorial: 'Editorial: fine serif headings, sea blue on cream, staggered pictures',
          modern: 'Modern: bold sans-serif headings, black, white and red, straight edges',
          warm: 'Warm: soft serif headings, olive and terracotta on apricot, round corners',
        },
      }),
  })
  .refine((site) => new Set(site.languages).size === site.languages.length, {
    path: ['languages'],
    ...customError('lists a language twice', 'List each language once.'),
  })
  .refine((site) => site.languages.includes(site.defaultLanguage), {
    path: ['defaultLanguage'],
    ...customError(
      'is not one of the published languages',
      'Add it to "languages", or choose one of them.',
    ),
  });

const person = group('Person', {
  name: text('Name', 60, 'First and last name.'),
  role: textPerLanguage('Role', 60, 'What the person does in the company.'),
  file: picturePath(360, 'Upright, with the face a little above the middle.')
    .meta({ title: 'Portrait' })
    .optional(),
  focus: focalPoint.optional(),
  line: textPerLanguage('Sentence', 160, 'One sentence about the person.').optional(),
});

/** Without descriptions of the portraits: the names next to them say what they show. */
const people = z.array(person).max(12).meta({
  title: 'People',
  description: 'Shown below the text about the team, in this order. At most twelve.',
});

/** The large picture of a section. That of a new section is optional: `describedPicture(…).optional()`. */
const sectionPictures = {
  mission: describedPicture('Team picture', picturePath(1600, 'Landscape.')),
};

/** `content/about.json`: the About page's pictures and people. */
export const aboutModel = z.strictObject({
  collage: z
    .array(describedPicture('Picture', picturePath(1200, '')))
    .length(COLLAGE_PICTURES)
    .meta({
      title: 'Pictures in the collage',
      description: 'Six, in the order of their places. The first two are at the top.',
    }),
  ...sectionPictures,
  map: group('Map', {
    file: picturePath(
      1280,
      'A map with the office at its centre, in place of the drawn map.',
    ).optional(),
    darkFile: picturePath(1280, 'The same map in dark colours, shown while the page is dark.')
      .meta({ title: 'Dark picture' })
      .optional(),
    credit: text(
      'Credit',
      80,
      'Shown on your picture, as its licence may require: © OpenStreetMap contributors.',
    ).optional(),
    alt: descriptions,
  }),
  people: people.optional(),
});

export const DRAWN_MAP = 'content/maps/map.json';

/** `content/maps/map.json`: the position that the maps were drawn for, and their source. `npm run map` writes it. */
export const drawnMapModel = z.strictObject({
  office: companyModel.shape.office,
  credit: textPerLanguage('Credit', 80, 'Names the source of the map.'),
});

/** `content/imprint/<language>.md` and `content/privacy/<language>.md`. An empty text is like no file. The CMS calls it `body`. */
export const legalTextModel = z.strictObject({ body: markdown.optional() });

/** As in the files, which may lack the words of a section: `words.about`, `words.notFound`, `words.labels`. */
export type Words = z.input<typeof wordsModel>;
export type AboutWords = Words['about'];
export type Labels = Words['labels'];
export type Site = z.infer<typeof siteModel>;
export type About = z.infer<typeof aboutModel>;
export type DrawnMap = z.infer<typeof drawnMapModel>;
export type Descriptions = z.infer<typeof descriptions>;

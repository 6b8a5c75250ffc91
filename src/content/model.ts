/**
 * The one description of all content: what the files under `content/` and `locales/` hold, what each
 * field is for (title and description, written for editors) and what it must look like.
 * The build's check, the types and everything else that knows about content follow from here.
 */
import { z } from 'zod';

export const SLIDES = 3;
export const COLLAGE_PICTURES = 6;

/** What a refused value should have been; `explain.ts` prints both parts. */
const rule = (problem: string, fix: string) => ({ error: problem, params: { fix } });

/** Has something to read, nothing around it, no half of a letter, and stays on its line. */
const clean =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}])(?!\s)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]*(?<!\s)$/u;

/** Marks of direction may stand anywhere; but what turns it, and not back, turns what follows as well. */
function keepsDirection(value: string): boolean {
  const withoutIsolates = value.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '');
  return !/[\u202a-\u202e]/.test(value) && !/[\u2066-\u2069]/.test(withoutIsolates);
}

/** Plain text on one line, at most `max` characters, so that it fits its place on the page. */
const text = (title: string, max: number, description: string, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(clean, {
      error:
        'begins or ends with a space, has a line break, a control character or a broken letter, or nothing to read',
    })
    .refine(
      keepsDirection,
      rule(
        'has invisible characters that turn the direction of writing',
        'Type it anew: they come along when text is copied.',
      ),
    )
    .meta({ title, description });

/** typed.js reads a backtick and a caret as instructions, and has no way to write them plainly. */
const phrase = text('Phrase', 32, '')
  .regex(/^[^`^]*$/, { error: 'has ` or ^, which would steer the typing' })
  .meta({ title: 'Phrase', description: 'Two to four words.' });

/** A group of fields, which stand under its title in the editor's form. */
const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

const block = (name: string) => ({
  label: text(`${name}: label`, 24, 'The small word beside the heading.'),
  title: text(`${name}: heading`, 70, 'A few words; the longest should stay under 20 letters.'),
  text: text(`${name}: text`, 900, 'One paragraph.'),
});

const pageMeta = {
  title: text(
    'Document title',
    65,
    'Shown in browser tabs and search results. At most 65 characters.',
  ),
  description: text('Description', 160, 'Shown in search results. 50 to 160 characters.', 50),
};

const aboutWords = group('About page', {
  meta: group('Search results', {
    ...pageMeta,
    keywords: text('Keywords', 200, 'A few terms, separated by commas.'),
  }),
  title: group('Title', {
    first: text('Title, first line', 28, 'The large title has three lines; this is the first.'),
    second: text('Title, second line', 28, 'Stands in blue italics.'),
    third: text('Title, third line', 28, 'Ends the title.'),
    intro: text('Title: intro', 320, 'Two or three sentences below the title.'),
  }),
  intro: group('Second intro and picture descriptions', {
    text: text('Second intro', 420, 'One paragraph in large type, after the pictures.'),
    collage: z
      .array(
        text('Picture description', 200, 'What the picture shows, for people who cannot see it.'),
      )
      .length(COLLAGE_PICTURES)
      .meta({ title: 'Picture descriptions', description: 'Six, in the order of the pictures.' }),
  }),
  mission: group('Mission', {
    ...block('Mission'),
    picture: text(
      'Team picture: description',
      200,
      'What the picture shows, for people who cannot see it.',
    ),
  }),
  team: group('Team', block('Team')),
  value: group('Values', block('Values')),
  map: group('Location', {
    slides: z
      .array(phrase)
      .length(SLIDES)
      .refine(
        (phrases) => new Set(phrases).size === phrases.length,
        rule('says the same twice', 'Write three different phrases.'),
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
    picture: text('Map: description', 200, 'What the map shows, for people who cannot see it.'),
  }),
});

const notFoundWords = group('Page for addresses that do not exist', {
  meta: group('In browser tabs', pageMeta),
  title: text('Heading', 60, 'Says that there is no such page.'),
  text: text('Text', 300, 'One or two sentences.'),
  link: text('Link', 60, 'Leads to the About page.'),
});

const siteWords = group('Small words on every page', {
  skip: text('Skip link', 60, 'The first link, for people who use a keyboard.'),
  languages: text('Languages', 40, 'Names the list of languages.'),
  address: text('Address, the word', 30, 'Names the address for screen readers.'),
  phone: text('Phone, the word', 30, 'Names the phone number for screen readers.'),
  email: text('E-mail, the word', 30, 'Names the e-mail address for screen readers.'),
  newTab: text('New tab note', 60, 'Tells screen readers what the address link does.'),
  pause: text('Pause button', 60, 'Stops the typed heading.'),
  resume: text('Resume button', 60, 'Starts the typed heading again.'),
  draft: text('Draft note', 120, 'Seen only while the language is at work, never published.'),
  mapCredit: text('Map credit', 40, 'Names the source of the coastline: keep “GSHHG”.'),
});

/** `locales/<language>/translation.json`: every word a visitor can see or hear. */
export const translationModel = z.strictObject({
  page: group('Pages', { about: aboutWords, notFound: notFoundWords }),
  site: siteWords,
});

/** BCP 47, in its canonical spelling: `en`, `pt-BR`. */
const languageCode = z
  .string()
  .refine(
    isLanguageCode,
    rule('is not a language code', 'Write a code such as "en", "el" or "pt-BR".'),
  );

/** Whether `code` is a language tag as BCP 47 spells it; it is a folder's name as well. */
export function isLanguageCode(code: unknown): code is string {
  if (typeof code !== 'string') return false;
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** `content/site.json`: which languages are published, in the switcher's order. */
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
  })
  .refine((site) => new Set(site.languages).size === site.languages.length, {
    path: ['languages'],
    ...rule('names a language twice', 'Keep each language once.'),
  })
  .refine((site) => site.languages.includes(site.defaultLanguage), {
    path: ['defaultLanguage'],
    ...rule(
      'is not one of the published languages',
      'Add it to "languages", or choose one of them.',
    ),
  });

/** `+`, the country code and 7 to 15 digits in all; spaces, dots, hyphens and brackets are for the eye. */
const PHONE = /^\+(?=(?:\D*\d){7,15}$)(?!.*\(0\))\d[\d .()-]*\d$/;

/** What a browser would leave out of an address does not get that far: zod leaves it out as well. */
const httpsUrl = (example: string) =>
  z
    .string()
    .max(2000, { abort: true })
    .regex(/^[^\s\p{C}]*$/u, { error: 'has a space or an invisible character', abort: true })
    .check(
      z.url({
        protocol: /^https$/,
        hostname: /\./,
        error: 'is not a web address that begins with https://',
      }),
    )
    .meta({ examples: [example] });

const PICTURE_PATH = /^\/pictures\/(?!.*\.\.)[^\\]+\.(jpe?g|png|webp|avif)$/i;

/** The same endings as a file dialog wants them. */
export const PICTURE_TYPES = '.jpg,.jpeg,.png,.webp,.avif';

/** Whether a value in the content names a picture in `content/pictures/`. */
export const isPicturePath = (value: unknown): value is string =>
  typeof value === 'string' && PICTURE_PATH.test(value);

/** The `format` of fields that hold the path of a picture: the editor chooses one by sight. */
export const PICTURE = 'picture';

/** Where a picture lies: a path into `content/pictures/`, as the editor writes it. */
const picturePath = (title: string, description: string) =>
  z
    .string()
    .regex(PICTURE_PATH, { error: 'is not the path of a picture' })
    .meta({ title, description, format: PICTURE, examples: ['/pictures/lighthouse.jpg'] });

/** `content/company.json`: the company's data, the same in each language. */
export const companyModel = z
  .strictObject({
    name: text('Company name', 40, 'Stands in the header and the footer.'),
    url: httpsUrl('https://www.example.com')
      .refine(
        (url) => !URL.canParse(url) || url === new URL(url).origin,
        rule(
          'is more than a host',
          'Write it like https://www.example.com, with nothing after the host.',
        ),
      )
      .meta({ title: 'Site address', description: 'Where this site is published.' }),
    phone: z
      .string()
      .regex(PHONE, { error: 'is not a phone number with its country code' })
      .meta({
        title: 'Phone',
        description: 'Shown as written; begins with + and the country code.',
        examples: ['+30 210 000 0000'],
      }),
    email: z.email({ error: 'is not an e-mail address' }).meta({
      title: 'E-mail',
      description: 'Where visitors can write to.',
      examples: ['hello@example.com'],
    }),
    mapsUrl: httpsUrl('https://www.google.com/maps/search/?api=1&query=37.95%2C23.64').meta({
      title: 'Maps link',
      description: 'Opens when a visitor follows the address.',
    }),
    office: group('Office', {
      longitude: z
        .number()
        .min(-180)
        .max(180)
        .meta({
          title: 'Longitude',
          description: 'East is positive, −180 to 180.',
          examples: [23.64],
        }),
      latitude: z
        .number()
        .min(-85)
        .max(85)
        .meta({
          title: 'Latitude',
          description: 'North is positive, −85 to 85.',
          examples: [37.95],
        }),
      mapPicture: picturePath(
        'Map picture',
        'A map around the office, the office in its middle; 1280 × 960 pixels or more.',
      ).optional(),
    }),
  })
  .refine((company) => !isSwapped(company.office, company.mapsUrl), {
    path: ['office'],
    ...rule(
      'has longitude and latitude swapped: the maps link has them the other way round',
      'Exchange the two numbers.',
    ),
  });

/** Maps links write "latitude,longitude"; finding our pair in the other order there gives a swap away. */
function isSwapped(office: { longitude: number; latitude: number }, mapsUrl: string): boolean {
  const pair = /(-?\d{1,3}\.\d+)\s*(?:,|%2C)\s*(-?\d{1,3}\.\d+)/i.exec(mapsUrl);
  if (!pair) return false;
  const near = (a: number, b: number) => Math.abs(a - b) < 0.05;
  const [latitude, longitude] = [Number(pair[1]), Number(pair[2])];
  const asWritten = near(office.latitude, latitude) && near(office.longitude, longitude);
  return !asWritten && near(office.latitude, longitude) && near(office.longitude, latitude);
}

/** `content/about.json`: the About page's pictures. */
export const aboutModel = z.strictObject({
  collage: z
    .array(picturePath('Picture', 'At least 1200 pixels wide.'))
    .length(COLLAGE_PICTURES)
    .meta({
      title: 'Pictures in the collage',
      description: 'Six, in the order of their places. The first two stand at the top.',
    }),
  team: picturePath('Team picture', 'Landscape, at least 1600 pixels wide.'),
});

export type Translation = z.infer<typeof translationModel>;
export type AboutWords = Translation['page']['about'];
export type SiteWords = Translation['site'];
export type Site = z.infer<typeof siteModel>;
export type Company = z.infer<typeof companyModel>;
export type About = z.infer<typeof aboutModel>;

/** What is wrong with one place in the content, for the person who can mend it. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1, where the file could be read that far. */
  line?: number;
  /** Dotted path, `page.about.map.slides[2]`; empty for the whole file. */
  key: string;
  problem: string;
  /** What to write instead. */
  fix: string;
}

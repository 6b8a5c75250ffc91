/**
 * The one description of all content: what the files under `content/` and `locales/` hold, what each
 * field is for (title and description, written for editors) and what it must look like.
 * The build's check, the types and everything else that knows about content follow from here.
 */
import { z } from 'zod';
import {
  customError,
  group,
  httpsUrl,
  isSwapped,
  languageCode,
  PHONE,
  phrase,
  picturePath,
  text,
} from './kinds';

export const SLIDES = 3;
export const COLLAGE_PICTURES = 6;

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
        customError('says the same twice', 'Write three different phrases.'),
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
  theme: text('Colours, the word', 30, 'Names the choice of colours for screen readers.'),
  themeSystem: text('Colours as on the device', 40, 'The choice that most visitors keep.'),
  themeLight: text('Light colours', 40, 'Dark letters on a light page.'),
  themeDark: text('Dark colours', 40, 'Light letters on a dark page.'),
  offer: text('Offer of this language', 80, 'Offers this page to those who read another one.'),
  offerDecline: text('Decline the offer', 40, 'Ends such offers for good.'),
  draft: text('Draft note', 120, 'Seen only while the language is at work, never published.'),
  mapCredit: text('Map credit', 40, 'Names the source of the coastline: keep “GSHHG”.'),
});

/** `locales/<language>/translation.json`: every word a visitor can see or hear. */
export const translationModel = z.strictObject({
  page: group('Pages', { about: aboutWords, notFound: notFoundWords }),
  site: siteWords,
});

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
    ...customError('names a language twice', 'Keep each language once.'),
  })
  .refine((site) => site.languages.includes(site.defaultLanguage), {
    path: ['defaultLanguage'],
    ...customError(
      'is not one of the published languages',
      'Add it to "languages", or choose one of them.',
    ),
  });

/** `content/company.json`: the company's data, the same in each language. */
export const companyModel = z
  .strictObject({
    name: text('Company name', 40, 'Stands in the header and the footer.'),
    url: httpsUrl('https://www.example.com')
      .refine(
        (url) => !URL.canParse(url) || url === new URL(url).origin,
        customError(
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
    ...customError(
      'has longitude and latitude swapped: the maps link has them the other way round',
      'Exchange the two numbers.',
    ),
  });

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

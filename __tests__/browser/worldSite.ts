/**
 * A company that says everything it may, in eight languages: a wide name, a long e-mail address, legal texts, links,
 * opening hours, people and paragraphs, but no values. Hebrew is the default language, German has the longest words that
 * are allowed, and Dutch only single letters.
 */

import { readFileSync } from 'node:fs';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout, readValue, readWords } from '../../src/files/read';
import type { Company } from '../../src/model/company';
import { jsonText } from '../../src/model/json';
import {
  type About,
  type Labels,
  type Look,
  sections as sectionModels,
  usualSections,
} from '../../src/model/model';
import { textsPerLanguage } from '../../src/model/validation/translations';
import wordsByLanguage from '../fixtures/world/words.json';
import { type AllWords, filesOf } from '../tools/wordFiles';
import { company } from './site';

const ownLanguages = Object.keys(wordsByLanguage);
/** With two of the sample's, in its own words. */
export const worldLanguages = [...ownLanguages, 'en', 'ar'];
const inEach = (text: string) => Object.fromEntries(worldLanguages.map((code) => [code, text]));

export const worldLegalName = 'Präzisions-Maschinenbaugesellschaft mbH & Co. KG';

export const worldCompany: Company = {
  ...company,
  name: {
    he: 'MASCHINENBAUGESELLSC',
    en: 'Cohen, Levi, Khoury & Partners Law LLP',
    ar: 'مصنع الآلات الدقيقة',
    nl: 'Padaria Aurora',
  },
  logo: undefined,
  darkLogo: undefined,
  legalName: {
    he: worldLegalName,
    en: 'Cohen, Levi, Khoury & Partners Law LLP, Attorneys',
  },
  email: 'kontakt.zentrale@praezisions-werkzeugmaschinen.example.com',
  otherPhones: ['+30 210 000 0001', '+30 690 000 0002'],
  contacts: [
    {
      kind: 'phone',
      number: '+30 210 000 0000 ext. 1234567',
      label: inEach('Hafenprozessoptimierung Nord'),
    },
    { kind: 'phone', number: '116 117' },
    { kind: 'WhatsApp', number: '+30 690 000 0002', label: inEach('Verkaufsberatung') },
    { kind: 'LINE', number: '@praezisions-werkzeugmaschinen' },
  ],
  profiles: [
    'https://www.linkedin.com/company/example',
    'https://www.xing.com/pages/example',
    'https://www.youtube.com/@example',
  ],
  openingHours: {
    text: inEach(
      'Monday to Friday 8:00–12:00 and 14:00–18:00\nSaturday by appointment:\nhttps://appointments.praezisions-werkzeugmaschinen.example.com/',
    ),
    forSearchEngines: ['Mo-Fr 8:00-12:00, 14:00-18:00'],
  },
  links: [
    { label: inEach('Careers'), url: 'https://careers.example.com/' },
    { label: inEach('LinkedIn'), url: 'https://www.linkedin.com/company/example' },
    { label: inEach('Hafenforum'), url: 'https://forum.example.com/' },
  ],
  // Without a drawn map.
  office: '35.68, 139.76',
  // As long as Google Maps makes them, with what it adds to follow people.
  mapsUrl:
    'https://www.google.com/maps/place/Maschinenbaugesellschaft+f%C3%BCr+Pr%C3%A4zision/@35.68,139.76,17z/data=!3m2!4b1!5s0x60188b0000000000:0x1000000000000000!4m6!3m5!1s0x60188b0000000000:0x2000000000000000!8m2!3d35.68!4d139.76?entry=ttu&g_ep=EgoyMDMxMDEwMS4wIKXMDSoASAFQAw%3D%3D',
};

/** Also in the middle of texts. */
export const phone = '+30 210 000 0000';

const imprint = readFileSync('__tests__/fixtures/world/imprint.md', 'utf8');

/** Greek, right to left, and longer than a column; with a portrait and without. */
const people: About['people'] = [
  {
    name: { he: 'Ελένη Παπαδοπούλου', en: 'Eleni Papadopoulou' },
    role: inEach('Port planner'),
    file: '/pictures/lighthouse.jpg',
    line: inEach('She planned berths for nine years before she built software for them.'),
  },
  {
    name: { he: 'Friederike-Charlotte von Hohenstein-Wagenknecht' },
    role: inEach('Leiterin Hafenprozessoptimierung und Qualitätssicherung'),
  },
  {
    name: { he: 'يوسف الحداد' },
    role: inEach('Captain'),
    // The file's name is in the other Unicode form.
    file: '/pictures/Kapitän.jpg',
  },
];

/** As long as is allowed. */
const address =
  'Example Building, third floor, 0000 Northern Harbour Promenade, Industrial District West, 000-0000 Example City, Ex-Land';

const sample = readWords(contentRoot(), 'en');
/** With a letter that no other text has, and that only a script would show. */
export const notice = `${sample.labels.mapNotice} ŷ`;
const sections = usualSections;
/** The one without words. */
export const emptySection: string = sections.at(-1) ?? '';

/** Lists of one and of several, with long words. */
function listsIn({ headings, phrases, label, sentence }: (typeof wordsByLanguage)['he']) {
  const [one = '', two = ''] = headings;
  const [first = '', second = ''] = phrases;
  // Two of the same name would be confusing.
  const words = (index: number) => ({ label, title: `${one} ${index}` });
  return {
    services: {
      ...words(1),
      text: sentence,
      items: [first, second, one, two].map((title) => ({
        title,
        text: sentence,
        url: 'https://www.example.com/',
      })),
    },
    references: { ...words(2), items: [...phrases, one, two].map((name) => ({ name })) },
    figures: { ...words(3), items: ['12,400 km', '7'].map((number) => ({ number, text: first })) },
    history: {
      ...words(4),
      items: ['2020–2022', label].map((year) => ({ year, text: sentence })),
    },
    questions: { ...words(5), items: [{ question: `${one} ${two}`, answer: sentence }] },
    quotes: { ...words(6), items: [{ text: sentence, name: `${first}, ${second}` }] },
  };
}

function wordsIn(code: string, words: (typeof wordsByLanguage)['he']): AllWords {
  const { title, headings, phrases, label, sentence } = words;
  const { about } = sample;
  const text = `${sentence}\n\n${sentence}`;
  const blocks = sections.map((name, index) => [
    name,
    { label, title: headings[index % 2] ?? '', text },
  ]);
  return {
    ...sample,
    labels: {
      ...(readValue('src/files/translations', `${code}/labels.json`) as Labels),
      mapNotice: notice,
    },
    about: {
      ...about,
      title: {
        ...title,
        intro: sentence,
        actions: [
          { label: title.second, url: '/imprint/' },
          { label, url: '#page-location' },
        ],
      },
      intro: { text: sentence },
      ...Object.fromEntries(blocks),
      [emptySection]: { label: '', title: '', text: '' },
      ...listsIn(words),
      map: { ...about.map, slides: [...phrases], description: `${sentence} ${phone}`, address },
    },
    notFound: {
      ...sample.notFound,
      title: headings[0] ?? '',
      text: `${sentence} ${phone}`,
      link: 'Hafenprozessoptimierungsgesellschaft',
    },
  };
}

/** With the English descriptions in all languages. */
function worldAbout(): About {
  const chosen = Object.keys(sectionModels) as About['sections'];
  const own = readAbout(contentRoot());
  const about = { ...own, people, services: own.collage.slice(2, 4), sections: chosen };
  for (const [, texts, isName] of textsPerLanguage('content/about.json', about))
    for (const code of isName ? [] : ownLanguages) texts[code] ??= texts.en ?? '';
  return about;
}

/** The languages that have an imprint. */
export const imprintLanguages = ['he', 'de', 'ja', 'en'];

export const worldFiles = (look: Look): Record<string, string> => ({
  'content/company.json': jsonText({
    ...worldCompany,
    // The others have the initial of their name.
    ...(look === 'modern' && { logo: '/pictures/navy.svg' }),
  }),
  'content/pictures/navy.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="#1b2a6b" d="M0 0h40v40H0zm50 8h110v10H50z"/></svg>',
  'content/site.json': jsonText({
    defaultLanguage: 'he',
    languages: worldLanguages,
    liveMap: 'onRequest',
  }),
  'content/look.json': jsonText({ look }),
  'content/about.json': jsonText(worldAbout()),
  ...Object.fromEntries(
    Object.entries(wordsByLanguage).flatMap(([code, words]) =>
      Object.entries(filesOf(code, wordsIn(code, words))),
    ),
  ),
  ...Object.fromEntries(imprintLanguages.map((code) => [`content/imprint/${code}.md`, imprint])),
});

/**
 * The sample company with everything that a company may add: legal texts, links, opening hours, a long name, people and
 * paragraphs; without the words of its last section.
 */

import type { Company } from '../../src/model/company';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout, readSite } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import type { About } from '../../src/model/model';
import { filesOf, sectionsIn } from '../wordFiles';
import { company, languages } from './site';

export const legalCompany: Company = {
  ...company,
  name: 'Präzisionsbootsbau Galini',
  legalName: 'Präzisionsbootsbau Galini Gesellschaft für Hafensoftware mbH & Co. KG',
  otherPhones: ['+30 210 000 0001', '+30 690 000 0002'],
  openingHours: {
    text: {
      en: 'Monday to Friday 8:00–16:00, Saturday by appointment',
      el: 'Δευτέρα έως Παρασκευή 8:00–16:00, Σάββατο με ραντεβού',
      de: 'Montag bis Freitag 8–16 Uhr, samstags nach Vereinbarung',
      ar: 'من الاثنين إلى الجمعة 8:00–16:00، والسبت بموعد مسبق',
    },
    forSearchEngines: ['Mo-Fr 08:00-16:00'],
  },
  links: [
    {
      label: { en: 'Careers', el: 'Θέσεις εργασίας', de: 'Karriere', ar: 'الوظائف' },
      url: 'https://careers.example.com/',
    },
    {
      label: { en: 'LinkedIn', el: 'LinkedIn', de: 'LinkedIn', ar: 'لينكدإن' },
      url: 'https://www.linkedin.com/company/example',
    },
    {
      label: { en: 'Harbour forum', el: 'Φόρουμ λιμανιών', de: 'Hafenforum', ar: 'منتدى الموانئ' },
      url: 'https://forum.example.com/galini',
      isProfile: true,
    },
  ],
  legal: {
    form: 'GmbH & Co. KG',
    register: 'Amtsgericht Hamburg, HRA 000000',
    vatId: 'DE999999999',
    representative: 'Eleni Papadopoulou, Jonas Müller',
    authority: 'Behörde für Wirtschaft und Innovation, Hamburg',
  },
};

const imprint = {
  en: `## Präzisionsbootsbau Galini

Akti Miaouli 00\\
185 35 Piraeus, Greece

Write to [hello@example.com](mailto:hello@example.com) or call **+30 210 000 0000**.

## Responsible for the content

Eleni Papadopoulou, at the address above. She answers within *two working days*.

### Pictures

- The collage: our own
- The maps: see the [credits](https://maps.example.com/credits/a-rather-long-address-that-has-to-break-somewhere-on-a-phone)
- The icons:
  1. the logo
  2. the marker
`,
  de: `## Präzisionsbootsbau Galini

Akti Miaouli 00\\
185 35 Piräus, Griechenland

## Verantwortlich für den Inhalt

Eleni Papadopoulou, Anschrift wie oben. Fragen an [hello@example.com](mailto:hello@example.com).

## Verbraucherstreitbeilegungsgesetzbelehrungshinweise

1. Wir nehmen an keinem Verfahren teil.
2. Wir sind auch nicht dazu verpflichtet.
`,
  ar: `## غاليني

أكتي مياولي 00\\
185 35 بيرايوس، اليونان

## المسؤولية عن المحتوى

إيليني بابادوبولو، على العنوان نفسه. راسلونا على [hello@example.com](mailto:hello@example.com).

- الصور من إنتاجنا
- الخرائط مذكورة المصدر
`,
};

const privacy = `## What we store

This site stores nothing about you. Read [how to reach us](/imprint/).
`;

type Person = NonNullable<About['people']>[number];

const planner: Person = {
  name: 'Ελένη Παπαδοπούλου',
  role: { en: 'Port planner', el: 'Σχεδιάστρια λιμένων', de: 'Hafenplanerin', ar: 'مخططة موانئ' },
  file: '/pictures/lighthouse.jpg',
  line: {
    en: 'She planned berths for nine years before she built software for them.',
    el: 'Σχεδίαζε θέσεις πλοίων εννέα χρόνια, πριν φτιάξει λογισμικό γι’ αυτές.',
    de: 'Sie hat neun Jahre lang Liegeplätze geplant, bevor sie Software dafür baute.',
    ar: 'خططت أرصفة السفن تسع سنوات قبل أن تبني برمجيات لها.',
  },
};

const engineer: Person = {
  name: 'Friederike-Charlotte von Hohenstein-Wagenknecht',
  role: {
    en: 'Head of port process optimisation and quality',
    el: 'Επικεφαλής βελτιστοποίησης λιμενικών διαδικασιών',
    de: 'Leiterin Hafenprozessoptimierung und Qualitätssicherung',
    ar: 'رئيسة تحسين إجراءات الموانئ والجودة',
  },
};

const captain: Person = {
  name: 'يوسف الحداد',
  role: { en: 'Captain', el: 'Πλοίαρχος', de: 'Kapitän', ar: 'قبطان' },
  file: '/pictures/desk-by-the-sea.jpg',
};

export const people: Person[] = Array.from(
  { length: 12 },
  (_, index) => [planner, engineer, captain][index % 3] ?? planner,
);

/** With a blank line after the first sentence. */
const inTwo = (text: string) => text.replace(/(?<=[.؟])\s/, '\n\n');

/** By language: each intro and text in two paragraphs, and no words in the last section. */
export const words = Object.fromEntries(
  languages.map(({ code, words }) => {
    const changed = structuredClone(words);
    const { title, intro, ...about } = changed.about;
    title.intro = inTwo(title.intro);
    intro.text = inTwo(intro.text);
    const [last = 'value', ...others] = sectionsIn(words).reverse();
    for (const name of others) about[name].text = inTwo(about[name].text);
    // A letter that no other text has, and that only a script would show.
    changed.labels.mapNotice += ' ŷ';
    Object.assign(about[last], { label: '', title: '', text: '' });
    return [code, changed];
  }),
);

/** In each language in which the page exists: the Greek page is missing. */
export const legalFiles: Record<string, string> = {
  'content/company.json': jsonText(legalCompany),
  'content/about.json': jsonText({ ...readAbout(contentRoot()), people }),
  'content/site.json': jsonText({ ...readSite(contentRoot()), liveMap: 'onRequest' }),
  ...Object.fromEntries(
    Object.entries(words).flatMap(([code, changed]) => Object.entries(filesOf(code, changed))),
  ),
  ...Object.fromEntries(
    Object.entries(imprint).map(([code, text]) => [`content/imprint/${code}.md`, text]),
  ),
  'content/privacy/en.md': privacy,
};

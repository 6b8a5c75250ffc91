/** @jest-environment node */
import { describeLanguage } from '../../src/model/languages';
import { type Content, viewData } from '../../src/model/viewData';
import { content } from '../tools/samples';

const contentWith = (changes: Partial<Content>): Content => ({ ...content, ...changes });
const english = { en: 'Pilot', el: 'Πιλότος' };

test('Each text is in the language of the page, or in the default one', () => {
  const about = { ...content.about, people: [{ name: { en: 'Eleni' }, role: english }] };
  const roleIn = (code: string) => viewData(contentWith({ about }), code).pictures.people[0]?.role;
  expect(['en', 'el', 'de'].map(roleIn)).toEqual(['Pilot', 'Πιλότος', 'Pilot']);
  const [first] = content.about.collage;
  const { collage } = viewData(content, 'el').pictures;
  expect(collage[0]).toEqual({ ...first, alt: first?.alt.el });
});

test('People have portraits without a description, as the name is next to it', () => {
  const person = { name: { en: 'Eleni' }, role: english };
  const portrait = { file: '/pictures/eleni.jpg', focus: '70% 20%' };
  const about = { ...content.about, people: [person, { ...person, ...portrait }] };
  expect(viewData(contentWith({ about }), 'en').pictures.people).toEqual([
    { name: 'Eleni', role: 'Pilot', portrait: undefined },
    { name: 'Eleni', role: 'Pilot', portrait: { ...portrait, alt: '' } },
  ]);
  const alone = contentWith({ about: { ...content.about, people: undefined } });
  expect(viewData(alone, 'en').pictures.people).toEqual([]);
});

test('Names are as the page’s language writes them, or else as the default one does', () => {
  const company = {
    ...content.company,
    name: { en: 'Cohen & Partners', el: 'Κοέν', ar: '' },
    legalName: { en: 'Cohen & Partners LLP' },
  };
  const person = { name: { en: 'Dana Cohen', el: 'Ντάνα Κοέν' }, role: english };
  const about = { ...content.about, people: [person] };
  const shownIn = (code: string) => {
    const { shell, pictures } = viewData(contentWith({ company, about }), code);
    const { name, legalName } = shell.company;
    return { name, legalName, person: pictures.people[0]?.name };
  };
  const legalName = 'Cohen & Partners LLP';
  const inEnglish = { name: 'Cohen & Partners', legalName, person: 'Dana Cohen' };
  expect(['en', 'de', 'ar'].map(shownIn)).toEqual([inEnglish, inEnglish, inEnglish]);
  expect(shownIn('el')).toEqual({ name: 'Κοέν', legalName, person: 'Ντάνα Κοέν' });
});

test('The company’s data come with what follows from them', () => {
  const company = {
    ...content.company,
    mapsUrl: undefined,
    otherPhones: ['+30 690 000 0000'],
    contacts: [
      {
        kind: 'WhatsApp' as const,
        number: '+30 690 000 0000',
        label: { en: 'Sales', el: 'Πωλήσεις' },
      },
      // A form has null for a label that is not added.
      { kind: 'phone' as const, number: '116 117', label: null as unknown as undefined },
    ],
    profiles: ['https://www.linkedin.com/company/example'],
    openingHours: { text: { en: 'Weekdays', el: 'Καθημερινές' } },
    links: [
      { label: { en: 'Careers', el: 'Εργασία' }, url: 'https://careers.example.com/' },
      {
        label: { en: 'LinkedIn' } as Record<string, string>,
        url: 'https://www.linkedin.com/company/example',
      },
    ],
  };
  expect(viewData(contentWith({ company }), 'el').shell.company).toMatchObject({
    name: 'Galini',
    phones: [
      { text: '+30 210 000 0000', uri: 'tel:+302100000000' },
      { text: '+30 690 000 0000', uri: 'tel:+306900000000' },
    ],
    contacts: [
      {
        kind: 'WhatsApp',
        label: 'Πωλήσεις',
        text: '+30 690 000 0000',
        uri: 'https://wa.me/306900000000',
      },
      { kind: 'phone', label: '', text: '116 117', uri: 'tel:116117' },
    ],
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/example' }],
    mapsUrl: 'https://www.google.com/maps/search/?api=1&query=37.95%2C23.64',
    openingHours: { text: 'Καθημερινές' },
    links: [
      { label: 'Εργασία', isProfile: false },
      { label: 'LinkedIn', isProfile: true },
    ],
  });
});

test('Drafts are known, but in no list of languages', () => {
  const draft = { ...describeLanguage('ja'), isDefault: false, isDraft: true };
  const languages = [...content.languages, draft];
  const { shell } = viewData(contentWith({ languages }), 'ja');
  expect(shell.language).toMatchObject({ code: 'ja', isDraft: true, isDefault: false });
  expect(shell.languages.map(({ code }) => code)).toEqual(['en', 'el', 'de', 'ar']);
  expect(shell.languages.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('Legal texts are read as Markdown, and every page knows where they exist', () => {
  const legalTexts = { imprint: { de: '## Galini', el: 'Γαλήνη' } };
  const data = viewData(contentWith({ legalTexts }), 'de');
  expect(data.shell.legalPages).toEqual({ imprint: ['de', 'el'], privacy: [] });
  expect(data.shell.legalTexts).toEqual({
    imprint: [{ tag: 'h2', children: ['Galini'] }],
    privacy: [],
  });
});

describe('The drawn map', () => {
  const map = {
    office: content.company.office,
    credit: { en: '© OpenStreetMap', el: '© Συνεισφέροντες' },
    languages: ['en', 'el'],
  };
  const mapIn = (code: string, changes: Partial<typeof map> = {}) =>
    viewData(contentWith({ drawnMap: { ...map, ...changes } }), code).shell.drawnMap;

  test('has labels and credit in the language, or in one that has them', () => {
    expect(mapIn('el')).toEqual({
      language: 'el',
      credit: '© Συνεισφέροντες',
      creditLanguage: 'el',
    });
    const english = { language: 'en', credit: '© OpenStreetMap', creditLanguage: 'en' };
    expect(mapIn('de')).toEqual(english);
    const settings = { ...content.settings, defaultLanguage: 'de', languages: ['de'] };
    const drawnMap = { ...map, languages: ['de'] };
    const german = { ...english, language: 'de' };
    expect(viewData(contentWith({ settings, drawnMap }), 'de').shell.drawnMap).toEqual(german);
    expect(mapIn('de', { languages: ['ar'] })?.language).toBe('ar');
  });

  test('is not shown for another position, nor if there is none', () => {
    expect(mapIn('en', { office: '37.96, 23.64' })).toBeUndefined();
    expect(mapIn('en', { office: '37.95, 23.65' })).toBeUndefined();
    expect(mapIn('en', { languages: [] })).toBeUndefined();
    expect(viewData(contentWith({ drawnMap: undefined }), 'en').shell.drawnMap).toBeUndefined();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Shell } from '../../src/model/viewData';
import AboutPage from '../../src/pages/about';
import { setReducedMotion } from '../tools/browserFeatures';
import { descriptionsIn } from '../tools/descriptions';
import { listSections } from '../tools/listSections';
import { linksIn, renderPage } from '../tools/renderPage';
import { company, localesOf, phone, pictureOf, queryIn, shellIn, wordsIn } from '../tools/samples';
import { sectionsIn } from '../tools/wordFiles';

const careers = { label: 'Careers', url: 'https://careers.example.com/', isProfile: false };
const profile = { label: 'LinkedIn', url: 'https://linkedin.com/company/a', isProfile: true };
/** Whatever a company may add. */
const additions: Partial<Shell['company']> = {
  legalName: 'Galini Hafensoftware GmbH & Co. KG',
  phones: [phone, { text: '+30 690 000 0000', uri: 'tel:+306900000000' }],
  openingHours: { text: 'Mo–Fr 8–16\nSa 9–12', forSearchEngines: ['Mo-Fr 08:00-16:00'] },
  links: [profile, careers],
};
const least: Partial<Shell['company']> = { phones: [], links: [] };

function show(changes: Partial<Shell> = {}, words = wordsIn('en'), people: object[] = []) {
  document.head.replaceChildren();
  setReducedMotion(true);
  const data = queryIn('en', changes);
  Object.assign(data.languageData.pictures, { people });
  return renderPage(AboutPage, { ...data, locales: localesOf('en', words) });
}

/** What search engines are told. */
async function organization() {
  const selector = 'script[type="application/ld+json"]';
  await waitFor(() => expect(document.head.querySelector(selector)).not.toBeNull());
  return JSON.parse(document.head.querySelector(selector)?.textContent ?? '');
}

test('Sections without words are left out, and the others keep their order', () => {
  const words = wordsIn('en');
  const [first = '', second = '', ...others] = sectionsIn(words);
  Reflect.deleteProperty(words.about, first);
  Object.assign(words.about, { [second]: { label: '', title: '', text: '' } });
  show({}, words);
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(ids).toEqual([...others, 'page-location']);
  expect(screen.getAllByRole('region')).toHaveLength(others.length + 1);
  for (const name of descriptionsIn('en').sections)
    expect(screen.getByRole('img', { name })).toBeVisible();
});

describe('The sections that an owner chooses', () => {
  /** Their names in order, and their parts. */
  function showChosen(chosen: string[], added: object = listSections) {
    const words = wordsIn('en');
    Object.assign(words.about, added);
    document.head.replaceChildren();
    const data = queryIn('en');
    const sections = chosen.map((name) => ({ name, picture: null }));
    Object.assign(data.languageData.pictures, { sections });
    return renderPage(AboutPage, { ...data, locales: localesOf('en', words) });
  }
  const kinds = Object.keys(listSections) as (keyof typeof listSections)[];
  const headingIds = () => screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);

  test('are there in their order, and no others', () => {
    showChosen(['quotes', 'value', 'services']);
    expect(headingIds()).toEqual(['quotes', 'value', 'services', 'page-location']);
  });

  test('are parts of the page with the names of their headings, and have lists', () => {
    showChosen(kinds);
    const part = (kind: keyof typeof listSections) =>
      within(screen.getByRole('region', { name: listSections[kind].title }));
    expect(headingIds()).toEqual([...kinds, 'page-location']);
    for (const kind of ['services', 'references', 'history', 'questions', 'quotes'] as const)
      expect(part(kind).getAllByRole('listitem')).toHaveLength(listSections[kind].items.length);
    const headingsIn = (kind: 'services' | 'history') =>
      part(kind)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(headingsIn('services')).toEqual(['Planning', 'Training']);
    expect(headingsIn('history')).toEqual(['2014', '2020–2022']);
    expect(part('services').getByRole('link', { name: 'Planning' })).toHaveAttribute(
      'href',
      '/imprint/',
    );
    expect(part('services').getByText('On the quay.')).toBeVisible();
    expect(part('references').getAllByRole('link')).toHaveLength(1);
    expect(part('figures').getByText('on the promised day').tagName).toBe('DT');
    expect(part('figures').getByText('97 %').closest('dd')).not.toBeNull();
    expect(part('quotes').getByText('Nobody waits any more.').closest('blockquote')).not.toBeNull();
  });

  test('have answers that a visitor opens, and that are in the page', () => {
    showChosen(['questions']);
    const details = screen.getByText('Do you work at night?').closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('Call us.');
  });

  test('are nowhere without words', () => {
    const { container } = showChosen(
      kinds,
      Object.fromEntries(kinds.map((kind) => [kind, undefined])),
    );
    expect(headingIds()).toEqual(['page-location']);
    expect(container.querySelectorAll('main > section')).toHaveLength(3);
  });
});

test('People are in the team section, in order, also if it has no words', () => {
  const people = [
    { name: 'Eleni', role: 'Port planner', line: 'For nine years.', portrait: pictureOf('e', '') },
    { name: 'Jonas', role: 'Engineer', line: null, portrait: null },
  ];
  const words = wordsIn('en');
  const { unmount } = show({}, words, people);
  const team = screen.getByRole('region', { name: words.about.team.title });
  const items = within(team).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'EleniPort plannerFor nine years.',
    'JonasEngineer',
  ]);
  // The name is next to it.
  expect(within(team).getByRole('presentation')).toHaveAttribute('src', '/e.jpg');
  unmount();
  Reflect.deleteProperty(words.about, 'team');
  show({}, words, people);
  expect(screen.getByText('Port planner')).toBeInTheDocument();
});

test('Whatever a company may say is on the page, and known to search engines', async () => {
  show({ company: { ...company, ...additions } });
  expect(linksIn('main')).toEqual([
    // The buttons, of which the first is again at the end.
    'mailto:hello@example.com',
    '#services',
    company.mapsUrl,
    phone.uri,
    'tel:+306900000000',
    company.emailLink,
    'mailto:hello@example.com',
  ]);
  expect(linksIn('contentinfo').slice(0, 2)).toEqual([profile.url, careers.url]);
  const hours = within(screen.getByRole('main')).getAllByRole('listitem').at(-2);
  expect(hours).toHaveTextContent('Opening hours: Mo–Fr 8–16 Sa 9–12');
  expect(screen.getByText(/©/)).toHaveTextContent('© 2031 Galini Hafensoftware GmbH & Co. KG');
  expect(await organization()).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Galini',
    legalName: 'Galini Hafensoftware GmbH & Co. KG',
    telephone: ['+30 210 000 0000', '+30 690 000 0000'],
    sameAs: ['https://linkedin.com/company/a'],
    // A business that can be visited is a place.
    geo: { '@type': 'GeoCoordinates', latitude: 37.95, longitude: 23.64 },
    hasMap: company.mapsUrl,
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '16:00',
      },
    ],
  });
});

test('Actions are below the intro, and the main one is again beside the contact details', () => {
  const words = wordsIn('en');
  const actions = [
    { label: 'Get a quote', url: '/files/quote.pdf' },
    { label: 'Call us', url: 'tel:+302100000000;ext=8' },
  ];
  Object.assign(words.about.title, { actions });
  show({}, words);
  const [quote, call, again] = screen.getAllByRole('link', { name: /^(Get a quote|Call us)$/ });
  expect(linksIn('main').at(-1)).toBe('/files/quote.pdf');
  expect(quote?.parentElement?.previousElementSibling).toHaveTextContent(words.about.title.intro);
  expect(call).toHaveAttribute('href', 'tel:+302100000000;ext=8');
  expect(call).toHaveAttribute('data-printed', '+302100000000');
  expect(again).toHaveTextContent('Get a quote');
  expect(again).toHaveAttribute('data-printed', `${company.url}/files/quote.pdf`);
  for (const link of [quote, call]) expect(link).not.toHaveAttribute('target');
});

test('Numbers and messengers have their labels, and profiles their icons', async () => {
  const contacts: Shell['company']['contacts'] = [
    { kind: 'phone', label: 'Dispatch', text: '116 117', uri: 'tel:116117' },
    {
      kind: 'phone',
      label: 'Sales',
      text: '+30 210 000 0000 ext. 89',
      uri: 'tel:+302100000000;ext=89',
    },
    { kind: 'phone', label: '', text: '+30 210 000 0001', uri: 'tel:+302100000001' },
    { kind: 'WhatsApp', label: '', text: '+30 690 000 0000', uri: 'https://wa.me/306900000000' },
  ];
  const profiles: Shell['company']['profiles'] = [
    { network: 'Instagram', url: 'https://www.instagram.com/example' },
  ];
  show({ company: { ...company, contacts, profiles } });
  const dispatch = screen.getByRole('link', { name: 'Dispatch: 116 117' });
  expect(dispatch).toHaveAttribute('href', 'tel:116117');
  expect(dispatch).toHaveTextContent('Dispatch 116 117');
  const chat = screen.getByRole('link', { name: 'WhatsApp: +30 690 000 0000' });
  expect(chat).toHaveAttribute('href', 'https://wa.me/306900000000');
  const profile = screen.getByRole('link', { name: 'Instagram' });
  expect(profile.querySelector('svg[aria-hidden=true] path')).toHaveAttribute('d');
  expect(await organization()).toMatchObject({
    telephone: ['+30 210 000 0000', '+30 210 000 0001'],
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'Dispatch', telephone: '116117' },
      { '@type': 'ContactPoint', contactType: 'Sales', telephone: '+302100000000;ext=89' },
    ],
    sameAs: ['https://www.instagram.com/example'],
  });
});

test('What a company does not say leaves no gap', async () => {
  const words = wordsIn('en');
  Reflect.deleteProperty(words.about.meta, 'keywords');
  Reflect.deleteProperty(words.about.title, 'actions');
  const languages = shellIn('en').languages.slice(0, 1);
  show({ company: { ...company, ...least }, card: undefined, languages }, words);
  expect(linksIn('main')).toEqual([company.mapsUrl, company.emailLink]);
  expect(linksIn('contentinfo')).toEqual([company.emailLink]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  const data = await organization();
  expect(JSON.stringify(data)).not.toContain('[]');
  expect(data).not.toHaveProperty('telephone');
  expect(document.head.querySelector('[name=keywords], [property^="og:image"]')).toBeNull();
  expect(document.head.querySelector('[name=robots]')).toBeNull();
});

test('A business has its kind, and the parts of its address', async () => {
  const postalAddress = {
    streetAddress: 'Akti Miaouli 00',
    postalCode: '185 35',
    addressLocality: 'Piraeus',
    addressCountry: 'GR',
  };
  show({ company: { ...company, type: 'Bakery', postalAddress } });
  const address = { '@type': 'PostalAddress', ...postalAddress };
  const data = await organization();
  expect(data).toMatchObject({ '@type': 'Bakery', address });
  expect(data).not.toHaveProperty('location');
});

test('A draft, seen only in development, and a preview say what they are', async () => {
  show({ language: { ...shellIn('en').language, isDraft: true }, isPreview: true });
  const { draft, preview } = wordsIn('en').labels;
  for (const text of [draft, preview]) expect(screen.getByText(text)).toBeInTheDocument();
  await organization();
  expect(document.head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('Lines of headings break between phrases, and nobody hears or copies that', () => {
  const words = wordsIn('en');
  const text = '夜明け前に、湯気の向こうで';
  const [first = ''] = sectionsIn(words);
  Object.assign(words.about[first as 'team'], { title: text });
  Object.assign(words.about.title, { first: text });
  words.about.map.slides[0] = text;
  show({}, words);
  const broken = ['夜明け前に、', '湯気の', '向こうで'].join(
    '<span class="may-break" aria-hidden="true"></span>',
  );
  expect(document.querySelector(`#${first} .text`)?.innerHTML).toBe(broken);
  // One box, as the line is a flex container.
  expect(document.querySelector('h1 .line')?.innerHTML).toBe(`<span>${broken}</span> `);
  expect(document.querySelector('#page-location .phrase')?.innerHTML).toBe(broken);
  for (const spoken of document.querySelectorAll('.spoken'))
    expect(spoken).not.toHaveTextContent('\u200b');
  for (const fitted of document.querySelectorAll('main [data-words]:not([data-lines])'))
    expect(fitted).toHaveAttribute('data-words', expect.stringContaining('前に、\u200b湯気'));
});

test('Each text of a paragraph may have links, to pages of this site in their language', () => {
  const words = wordsIn('en');
  const [first = ''] = sectionsIn(words);
  words.about.title.intro =
    'We sail * [daily](https://example.com/a?utm_source=b) _ from [Piraeus](/about/).';
  words.about.intro.text = '[Our team](#team)\n\n[الخصوصية](/ar/privacy/)';
  Object.assign(words.about[first as 'team'], {
    text: '[x](javascript:ran()) [call](tel:+302100000000)',
  });
  words.about.map.description = 'See [the way](/files/way.pdf) +30 210 000 0000';
  show({}, words);
  const html = document.querySelector('main')?.innerHTML;
  for (const part of [
    '<p>We sail * <a href="https://example.com/a?utm_source=b" data-printed="https://example.com/a">daily</a> _ from <a href="/about/">Piraeus</a>.</p>',
    '<p><a href="#team">Our team</a></p><p><a href="/ar/privacy/" hreflang="ar">الخصوصية</a></p>',
    '<p>[x](javascript:ran()) <a href="tel:+302100000000" dir="auto">call</a></p>',
    'See <a href="/files/way.pdf">the way</a> <bdi class="unbroken" dir="ltr">+30 210 000 0000</bdi>',
  ])
    expect(html).toContain(part);
});

test('A centred line of the title leaves out the empty halves of punctuation at its edges', () => {
  const words = wordsIn('en');
  Object.assign(words.about.title, { first: '「春」を、', second: '醸す', third: '「待つ」' });
  show({}, words);
  const edges = [...document.querySelectorAll('h1 .line')].map((line) =>
    [...line.children].map(({ className }) => className),
  );
  expect(edges).toEqual([['opened stopped'], [''], ['opened closed']]);
});

test('Without a map there is no room for one, and no marker', () => {
  const shapesIn = () => document.querySelectorAll('.location svg[viewBox="0 0 36 46"]').length;
  const { unmount } = show();
  expect(document.querySelector('.besideMap')).not.toBeNull();
  expect(shapesIn()).toBe(1);
  unmount();
  show({ drawnMap: undefined });
  expect(document.querySelector('.location')).toHaveClass('alone', { exact: false });
  expect(shapesIn()).toBe(0);
});

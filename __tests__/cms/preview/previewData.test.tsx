import { screen, waitFor, within } from '@testing-library/react';
import type { Draft } from '../../../src/cms/preview/messages';
import { previewData } from '../../../src/cms/preview/previewData';
import AboutPage from '../../../src/pages/about';
import ImprintPage from '../../../src/pages/imprint';
import PrivacyPage from '../../../src/pages/privacy';
import { setReducedMotion } from '../../browserFeatures';
import { descriptionsIn } from '../../descriptions';
import { renderPage } from '../../renderPage';
import { words } from '../../samples';
import { company, settings } from '../editor';

const names = [0, 1, 2, 3, 4, 5].map((place) => `/pictures/collage-${place}.jpg`);
const team = '/pictures/team.jpg';
const alts = descriptionsIn('en');
const inEnglish = (file: string, en: string) => ({ file, alt: { en } });
const collage = names.map((name, place) => inEnglish(name, alts.collage[place] ?? ''));
const map = { alt: { en: alts.map } };
const complete: Draft = {
  language: 'en',
  words,
  company,
  pictures: { collage, team: inEnglish(team, alts.team), map },
  pictureUrls: Object.fromEntries([...names, team].map((name) => [name, `blob:${name}`])),
};

function renderDraft(draft: Draft) {
  return renderPage(AboutPage, previewData(draft, settings));
}

beforeEach(() => setReducedMotion(true));

const { about } = words;

describe('A complete draft', () => {
  test('is shown with its words and the company’s data', () => {
    renderDraft(complete);
    const { first, second, third } = about.title;
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      `${first} ${second} ${third}`,
    );
    expect(screen.getByText(about.team.text)).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([company.mapsUrl, 'tel:+302100000000', `mailto:${company.email}`]),
    );
  });

  test('is shown with its pictures, from where the editor has them', () => {
    renderDraft(complete);
    const pictures = alts.collage.map((alt) => screen.getByAltText(alt));
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      names.map((name) => `blob:${name}`),
    );
    expect(screen.getByAltText(alts.team)).toHaveAttribute('src', `blob:${team}`);
  });

  test('leads to the published languages only', () => {
    renderDraft(complete);
    const switcher = screen.getByRole('navigation', { name: words.labels.languages });
    const links = [...switcher.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/about/', '/el/about/']);
  });
});

test('A picture that was just chosen is shown before it is saved', () => {
  const pictures = { collage, team: inEnglish('blob:new', alts.team), map };
  const pictureUrls = { ...complete.pictureUrls, 'blob:new': 'blob:new' };
  renderDraft({ ...complete, pictures, pictureUrls });
  expect(screen.getByAltText(alts.team)).toHaveAttribute('src', 'blob:new');
});

test('A picture is cropped around its focal point as it is set', async () => {
  const pictures = { collage, team: { ...inEnglish(team, alts.team), focus: '20% 75%' }, map };
  renderDraft({ ...complete, pictures });
  const shown = screen.getByAltText(alts.team);
  await waitFor(() => expect(getComputedStyle(shown).objectPosition).toBe('20% 75%'));
});

test('A picture that is not loaded yet leaves its place empty', () => {
  renderDraft({ ...complete, pictureUrls: { ...complete.pictureUrls, [team]: '' } });
  expect(screen.queryByAltText(alts.team)).not.toBeInTheDocument();
  expect(screen.getByAltText(alts.collage[0] ?? '')).toBeInTheDocument();
});

test('People are shown while they are edited, in this language or the default one', () => {
  const people = [
    { name: 'Eleni', role: { en: 'Port planner', el: 'Λιμενικός' }, file: team },
    { name: 'Jonas', role: { en: 'Engineer' }, line: { en: 'Sails.' } },
    {},
  ];
  const draft = {
    ...complete,
    pictures: { collage, team: inEnglish(team, alts.team), map, people },
  };
  const { container } = renderDraft({ ...draft, language: 'el' });
  const items = screen.getAllByText(/Λιμενικός|Engineer|Sails/).map((one) => one.textContent);
  expect(items).toEqual(['Λιμενικός', 'Engineer', 'Sails.']);
  expect([...container.querySelectorAll(`img[src="blob:${team}"]`)]).toHaveLength(2);
});

test('A legal page shows its edited text, and the footer links the pages that have one', () => {
  const legalTexts = { imprint: { body: '## Galini\n\n<b>Akti</b> Miaouli 00' }, privacy: {} };
  renderPage(ImprintPage, previewData({ ...complete, legalTexts }, settings));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Imprint');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Galini');
  expect(screen.getByText('Akti Miaouli 00')).toBeInTheDocument();
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/imprint/',
    'tel:+302100000000',
    'mailto:hello@example.com',
  ]);
});

test('A legal page without a text has only its name', () => {
  renderPage(PrivacyPage, previewData(complete, settings));
  expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1);
});

describe('The map', () => {
  const sources = () =>
    screen.getAllByRole('img', { name: alts.map }).map((map) => map.getAttribute('src'));
  const own = '/pictures/map.jpg';

  test.each([undefined, '', null])('is the drawn one without a picture (%j)', (file) => {
    renderDraft({ ...complete, pictures: { map: { ...map, file } } });
    expect(sources()).toEqual(['/map/narrow.en.svg', '/map/narrow.en.dark.svg']);
  });

  test('is the office’s own picture', () => {
    const pictureUrls = { [own]: 'blob:map' };
    renderDraft({ ...complete, pictureUrls, pictures: { map: { ...map, file: own } } });
    expect(sources()).toEqual(['blob:map']);
  });

  test('has the office’s own dark picture and credit', () => {
    const dark = '/pictures/night.jpg';
    const pictureUrls = { [own]: 'blob:map', [dark]: 'blob:night' };
    const edited = { ...map, file: own, darkFile: dark, credit: '© Example Maps' };
    renderDraft({ ...complete, pictureUrls, pictures: { map: edited } });
    expect(sources()).toEqual(['blob:map', 'blob:night']);
    expect(screen.getByText('© Example Maps')).toBeInTheDocument();
  });
});

describe('A draft language', () => {
  beforeEach(() => renderDraft({ ...complete, language: 'fr' }));

  test('says that it is not published', () => {
    expect(screen.getByText(words.labels.draft)).toBeInTheDocument();
  });

  test('has the default language’s descriptions until it has its own', () => {
    expect(screen.getByAltText(alts.team)).toBeInTheDocument();
  });

  test('has the map of a language that has one', () => {
    const [map] = screen.getAllByRole('img', { name: alts.map });
    expect(map).toHaveAttribute('src', '/map/narrow.en.svg');
  });
});

describe('The page renders, whatever is missing', () => {
  // Three empty phrases are three alike, of which React in development complains.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('half of the words', () => {
    const { title, map, meta } = about;
    const half = { about: { meta, title: { first: title.first }, map, team: null } };
    renderDraft({ ...complete, words: half });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(title.first);
    expect(screen.getByText(map.address, { normalizer: (text) => text })).toBeInTheDocument();
    expect(screen.queryByText(about.team.text)).not.toBeInTheDocument();
  });

  test('half of the pictures and of the company’s data', () => {
    const pictures = { collage: collage.slice(0, 2) };
    renderDraft({ ...complete, pictures, company: { name: 'Galini', office: {} } });
    expect(screen.getByRole('link', { name: 'Galini' })).toBeInTheDocument();
    expect(screen.getByAltText(alts.collage[1] ?? '')).toBeInTheDocument();
    expect(screen.queryByAltText(alts.collage[2] ?? '')).not.toBeInTheDocument();
  });

  test.each([
    ['nothing there at all', undefined],
    ['nothing in it', {}],
    ['other things in it', { about: [], collage: 'none', team: 5, office: 'Piraeus', phone: null }],
    ['empty lists in it', { about: { map: { slides: ['', '', ''] } }, collage: [''] }],
  ])('%s', (_, nothing) => {
    const draft: Draft = {
      language: 'en',
      words: nothing,
      company: nothing,
      pictures: nothing,
      legalTexts: { imprint: nothing, privacy: nothing },
      pictureUrls: {},
    };
    renderDraft(draft);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByAltText(/./)).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { parseMarkdown } from '../../src/model/markdown';
import type { SiteData } from '../../src/model/pageData';
import ImprintPage from '../../src/pages/imprint';
import PrivacyPage from '../../src/pages/privacy';
import { renderPage } from '../tools/renderPage';
import { company, queryIn } from '../tools/samples';

const legal = {
  form: 'GmbH & Co. KG',
  register: 'Amtsgericht Hamburg, HRA 000000',
  vatId: 'DE999999999',
};

/** The imprint is in English and German, the privacy notice in German only. */
const dataIn = (code: string, text: string, changes: Partial<SiteData> = {}) => ({
  ...queryIn(code, {
    legalPages: { imprint: ['en', 'de'], privacy: ['de'] },
    legalTexts: { imprint: parseMarkdown(text).nodes, privacy: parseMarkdown(text).nodes },
    ...changes,
  }),
});

beforeEach(() => document.head.replaceChildren());

test('The imprint has its name, its text and the legal details', () => {
  const text = '## Galini\n\nAkti Miaouli 00';
  renderPage(ImprintPage, dataIn('de', text, { company: { ...company, legal } }));
  const main = within(screen.getByRole('main'));
  const headings = main
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings).toEqual([
    ['H1', 'Impressum'],
    ['H2', 'Galini'],
  ]);
  expect(main.getByText('Akti Miaouli 00')).toBeInTheDocument();
  expect(main.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Rechtsform',
    'Registereintrag',
    'USt-IdNr.',
  ]);
  expect(main.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'GmbH & Co. KG',
    'Amtsgericht Hamburg, HRA 000000',
    'DE999999999',
  ]);
});

test.each([
  ['## Galini\n\nAkti **Miaouli**, 00\nPiraeus\n\n- one', 'Galini Akti Miaouli, 00 Piraeus one'],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31).trim()}…`],
  ['港'.repeat(200), `${'港'.repeat(159)}…`],
])('Search engines and shared links get the beginning of the text', async (text, expected) => {
  renderPage(ImprintPage, dataIn('de', text));
  await waitFor(() => expect(document.title).toBe('Impressum – Galini'));
  for (const name of ['[name="description"]', '[property="og:description"]'])
    expect(document.head.querySelector(name)).toHaveAttribute('content', expected);
});

test('In a language without this page, the switcher leads to the About page', () => {
  renderPage(PrivacyPage, dataIn('de', 'Text'));
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/about/',
    '/el/about/',
    '/de/privacy/',
    '/ar/about/',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Datenschutz');
});

test('No language is suggested in which the page may not exist', () => {
  renderPage(ImprintPage, dataIn('en', 'Text'));
  expect(document.querySelector('[data-island]')).toBeNull();
});

import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../src/components/layout/Footer';
import { company, phone, siteDataIn, wordsIn } from '../../tools/samples';

type Legal = Partial<Record<'imprint' | 'privacy', string[]>>;

/** `legal` has the languages that each legal page exists in. */
function show(changes: Partial<typeof company> = {}, legal: Legal = {}, code = 'en') {
  const site = siteDataIn(code, {
    legalPages: { imprint: [], privacy: [], ...legal },
    company: { ...company, ...changes },
  });
  const words = wordsIn(code).labels;
  render(<Footer site={site} words={words} />);
  return words;
}

/** Text, address and language of the target of the links in the first of two lists. */
function links() {
  const [list, ...others] = screen.getAllByRole('list');
  if (!list || others.length !== 1) return [];
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('hreflang')]);
}

const careers = {
  label: 'Karriere',
  url: 'https://careers.example.com/',
  isProfile: false,
};

test('The legal name takes the place of the short one', () => {
  const legalName = 'Galini Gesellschaft für Hafensoftware mbH';
  show({ legalName });
  expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${legalName}`);
  expect(screen.queryByText('Galini')).not.toBeInTheDocument();
});

test('Without links there is no empty list; without phone numbers there is only the e-mail address', () => {
  show({ phones: [] });
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('A page that a language lacks is linked in the default language, and one that this lacks is not', () => {
  show({}, { imprint: ['en'], privacy: ['ar'] }, 'de');
  expect(links()).toEqual([['Impressum', '/imprint/', 'en']]);
});

test('The company’s own links follow', () => {
  show({ links: [careers] }, { imprint: ['de'] }, 'de');
  expect(links()).toEqual([
    ['Impressum', '/de/imprint/', null],
    ['Karriere', 'https://careers.example.com/', null],
  ]);
});

test('Phone number and e-mail address are labelled links that run left to right', () => {
  const words = show();
  for (const [name, address] of [
    [`${words.phone}: ${phone.text}`, phone.uri],
    [`${words.email}: ${company.email}`, `mailto:${company.email}`],
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('dir', 'ltr');
  }
});

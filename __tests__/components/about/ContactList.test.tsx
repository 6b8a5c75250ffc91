import { render, screen } from '@testing-library/react';
import { ContactList } from '../../../src/components/about/ContactList';
import { company, phone, words } from '../../samples';

const { site } = words;
const { address } = words.page.about.map;

const show = (changes: Partial<typeof company> = {}, language = 'en') =>
  render(
    <ContactList
      company={{ ...company, ...changes }}
      address={address}
      words={site}
      language={language}
    />,
  );

test('The address opens the map in a new tab, and its name says so', () => {
  show();
  const link = screen.getByRole('link', { name: `${site.address}: ${address} (${site.newTab})` });
  expect(link).toHaveAttribute('href', company.mapsUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('The phone number is a link that calls it', () => {
  show();
  const link = screen.getByRole('link', { name: `${site.phone}: ${phone.text}` });
  expect(link).toHaveAttribute('href', phone.uri);
  expect(link).not.toHaveAttribute('target');
});

test('The e-mail address is a link that opens a new message', () => {
  show();
  const link = screen.getByRole('link', { name: `${site.email}: ${company.email}` });
  expect(link).toHaveAttribute('href', `mailto:${company.email}`);
});

test('Phone number and e-mail address run left to right in every language', () => {
  show();
  for (const text of [phone.text, company.email])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(address, { normalizer: (text) => text })).not.toHaveAttribute('dir');
});

test('The icons are hidden from screen readers', () => {
  show();
  expect(screen.queryAllByRole('img')).toEqual([]);
  const icons = [...document.querySelectorAll('svg')];
  expect(icons).toHaveLength(4);
  for (const icon of icons) expect(icon).toHaveAttribute('aria-hidden', 'true');
});

test('Every phone number is a link; without one there is no empty line', () => {
  const other = { text: '+30 690 000 0000', uri: 'tel:+306900000000' };
  const { unmount } = show({ phones: [phone, other] });
  const numbers = screen.getAllByRole('link', { name: /^Phone: / });
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([phone.uri, other.uri]);
  unmount();
  show({ phones: [] });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('The opening hours are in the page’s language', () => {
  const text = [
    { language: 'en', text: 'Weekdays 8–16' },
    { language: 'de', text: 'Werktags 8–16 Uhr' },
  ];
  show({ openingHours: { text, forSearchEngines: [] } }, 'de');
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(
    'Opening hours: Werktags 8–16 Uhr',
  );
});

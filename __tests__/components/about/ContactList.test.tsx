import { render, screen } from '@testing-library/react';
import { ContactList } from '../../../src/components/about/ContactList';
import { company, words } from '../../samples';

const { site } = words;
const { address } = words.page.about.map;

beforeEach(() => {
  render(<ContactList company={company} address={address} words={site} />);
});

test('The address opens the map in a new tab, and its name says so', () => {
  const link = screen.getByRole('link', { name: `${site.address}: ${address} (${site.newTab})` });
  expect(link).toHaveAttribute('href', company.mapsUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('The phone number is a link that calls it', () => {
  const link = screen.getByRole('link', { name: `${site.phone}: ${company.phone}` });
  expect(link).toHaveAttribute('href', company.phoneUri);
  expect(link).not.toHaveAttribute('target');
});

test('The e-mail address is a link that opens a new message', () => {
  const link = screen.getByRole('link', { name: `${site.email}: ${company.email}` });
  expect(link).toHaveAttribute('href', `mailto:${company.email}`);
});

test('Phone number and e-mail address run left to right in every language', () => {
  for (const text of [company.phone, company.email])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(address, { normalizer: (text) => text })).not.toHaveAttribute('dir');
});

test('The icons are hidden from screen readers', () => {
  expect(screen.queryAllByRole('img')).toEqual([]);
  const icons = [...document.querySelectorAll('svg')];
  expect(icons).toHaveLength(4);
  for (const icon of icons) expect(icon).toHaveAttribute('aria-hidden', 'true');
});

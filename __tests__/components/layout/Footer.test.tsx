import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../src/components/layout/Footer';
import { company, phone, words } from '../../samples';

const show = (props: Partial<Parameters<typeof Footer>[0]> = {}) =>
  render(<Footer company={company} year="2031" words={words.site} links={[]} {...props} />);

test('The footer names the company and the year of the build', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/©/)).toHaveTextContent(`© 2031 ${company.name}`);
});

test("The company's name keeps its own text direction", () => {
  show();
  expect(screen.getByText(company.name).tagName).toBe('BDI');
});

test('Phone number and e-mail address are labelled links that run left to right', () => {
  show();
  const [phoneItem, email] = screen.getAllByRole('listitem');
  expect(phoneItem).toHaveTextContent(`${words.site.phone}: ${phone.text}`);
  expect(email).toHaveTextContent(`${words.site.email}: ${company.email}`);
  for (const [text, address] of [
    [phone.text, phone.uri],
    [company.email, `mailto:${company.email}`],
  ]) {
    const link = screen.getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('dir', 'ltr');
  }
});

test('The legal name takes the place of the short one', () => {
  show({ company: { ...company, legalName: 'Galini Gesellschaft für Hafensoftware mbH' } });
  expect(screen.getByText(/©/)).toHaveTextContent(
    '© 2031 Galini Gesellschaft für Hafensoftware mbH',
  );
  expect(screen.queryByText('Galini')).not.toBeInTheDocument();
});

test('The links are a list of their own, which tells the language of a page in another one', () => {
  show({
    links: [
      { text: 'Στοιχεία εταιρείας', href: '/imprint/', hrefLang: 'en' },
      { text: 'Θέσεις εργασίας', href: 'https://careers.example.com/' },
    ],
  });
  const [list] = screen.getAllByRole('list');
  if (!list) throw new Error('The footer has no list.');
  const links = within(list).getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
    ]),
  ).toEqual([
    ['Στοιχεία εταιρείας', '/imprint/', 'en'],
    ['Θέσεις εργασίας', 'https://careers.example.com/', null],
  ]);
});

test('Without links there is no empty list; without phone numbers there is only the e-mail address', () => {
  show({ company: { ...company, phones: [] } });
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

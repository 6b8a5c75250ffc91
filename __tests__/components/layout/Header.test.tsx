import { render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';
import { company, languages, words } from '../../samples';

const label = words.site.languages;

function header(language: string, companyName = company.name) {
  render(
    <Header
      companyName={companyName}
      languages={languages}
      language={language}
      pathIn={() => '/404/'}
      label={label}
    />,
  );
  return within(screen.getByRole('banner'));
}

test.each([
  ['en', '/about/'],
  ['el', '/el/about/'],
])("The company's name links to the About page in %s", (language, address) => {
  const link = header(language).getByRole('link', { name: company.name });
  expect(link).toHaveAttribute('href', address);
});

test('The languages link to the current page', () => {
  const switcher = within(header('el').getByRole('navigation', { name: label }));
  const addresses = switcher.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/404/', '/el/404/', '/ar/404/']);
  expect(switcher.getByRole('link', { current: true })).toHaveTextContent('Ελληνικά');
});

test('A site in one language offers no choice of languages', () => {
  const one = languages.slice(0, 1);
  render(
    <Header
      companyName="Galini"
      languages={one}
      language="en"
      pathIn={() => '/about/'}
      label={label}
    />,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('The logo is hidden from screen readers, and the name keeps its own text direction', () => {
  const { getByRole, queryByRole } = header('en');
  expect(getByRole('link', { name: company.name }).querySelector('svg')).toBeInTheDocument();
  expect(queryByRole('img')).toBeNull();
  expect(screen.getByText(company.name).tagName).toBe('BDI');
});

test.each([
  ['Galini', false],
  ['Boulangerie-Pâtisserie', false],
  ['Schifffahrtsbüro', false],
  ['MASCHINENBAUGESELLSC', true],
  ['Präzisionsbootsbau Galini', true],
  ['株式会社海', false],
  ['한국해양계획소프트웨어', true],
])('A long word in the name is smaller on phones: %s', (name, isLong) => {
  const link = header('en', name).getByRole('link', { name });
  expect(link.hasAttribute('data-long')).toBe(isLong);
});

import { render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';
import { company, languages, siteDataIn, words } from '../../tools/samples';

const label = words.labels.languages;

function header(code: string, entries = languages) {
  const language = languages.find((one) => one.code === code) ?? siteDataIn(code).language;
  render(
    <Header
      site={siteDataIn(code, { languages: entries, language })}
      pathIn={(code) => (code === 'ar' ? '/about/' : '/imprint/')}
      label={label}
    />,
  );
  return within(screen.getByRole('banner'));
}

test('The languages, by their own names, link to this page in them, or to one that exists', () => {
  const links = within(header('el').getByRole('navigation', { name: label })).getAllByRole('link');
  const attributes = (name: string) => links.map((link) => link.getAttribute(name));
  expect(links.map((link) => link.textContent)).toEqual(['English', 'Ελληνικά', 'العربية']);
  expect(attributes('href')).toEqual(['/imprint/', '/el/imprint/', '/ar/about/']);
  expect(attributes('lang')).toEqual(['en', 'el', 'ar']);
  expect(attributes('hreflang')).toEqual(['en', 'el', 'ar']);
  expect(attributes('aria-current')).toEqual([null, 'true', null]);
});

test('A button names the current language and opens the list without a script', () => {
  const button = header('el').getByRole('button', { name: `${label}: Ελληνικά` });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('popovertarget', screen.getByRole('list').id);
  expect(screen.getByRole('list')).toHaveAttribute('popover', 'auto');
});

test('A site in one language offers no choice of languages', () => {
  header('en', languages.slice(0, 1));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('The name keeps its own text direction', () => {
  header('en');
  expect(screen.getByText(company.name).tagName).toBe('BDI');
});

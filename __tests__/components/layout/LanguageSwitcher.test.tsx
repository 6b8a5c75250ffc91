import { render, screen, within } from '@testing-library/react';
import { LanguageSwitcher } from '../../../src/components/layout/LanguageSwitcher';
import { languages, words } from '../../samples';

const label = words.site.languages;

beforeEach(() => {
  render(
    <LanguageSwitcher
      languages={languages}
      language="el"
      pathIn={(code) => (code === 'ar' ? '/about/' : '/imprint/')}
      label={label}
    />,
  );
});

const links = () => within(screen.getByRole('navigation', { name: label })).getAllByRole('link');
const attributes = (name: string) => links().map((link) => link.getAttribute(name));

test('Every language is listed by its own name, in the given order', () => {
  expect(links().map((link) => link.textContent)).toEqual(['English', 'Ελληνικά', 'العربية']);
});

test('Each link leads to the same page in that language, or to one that exists', () => {
  expect(attributes('href')).toEqual(['/imprint/', '/el/imprint/', '/ar/about/']);
});

test('Each link has the language of its text and of its target', () => {
  expect(attributes('lang')).toEqual(['en', 'el', 'ar']);
  expect(attributes('hreflang')).toEqual(['en', 'el', 'ar']);
});

test("The page's own language is marked, and no other", () => {
  expect(attributes('aria-current')).toEqual([null, 'true', null]);
});

test('The button names the current language and opens the list without a script', () => {
  const button = screen.getByRole('button', { name: `${label}: Ελληνικά` });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('popovertarget', screen.getByRole('list').id);
  expect(screen.getByRole('list')).toHaveAttribute('popover', 'auto');
});

import { render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';
import type { CompanyLogo, LogoFile } from '../../../src/model/viewData';
import { company, shellIn } from '../../tools/samples';

const file: LogoFile = { src: '/static/logo-1.svg', width: 44, height: 44 };

function header(changes: Partial<CompanyLogo> = {}) {
  const logo = { light: file, dark: file, isWide: false, ...changes };
  const shell = shellIn('en', { company: { ...company, name: 'Example', logo } });
  const { unmount } = render(<Header shell={shell} pathIn={() => '/about/'} label="Languages" />);
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Example' });
  const pictures = [...link.querySelectorAll('img')];
  unmount();
  return { text: link.textContent, alts: pictures.map(({ alt }) => alt), pictures };
}

test('The logo is beside the name, which screen readers hear once; a wide one replaces it', () => {
  expect(header()).toMatchObject({ text: 'Example', alts: [''] });
  expect(header({ isWide: true })).toMatchObject({ text: '', alts: ['Example'] });
});

test('A logo for dark pages is loaded on them only, and says on which pages it needs a plate', () => {
  const dark = { ...file, src: '/static/logo-2.svg' };
  const [logo] = header({ dark }).pictures;
  expect(logo).toHaveAttribute('src', file.src);
  const source = logo?.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('srcset', dark.src);
  expect(source?.media).toContain('prefers-color-scheme: dark');
  const platesOf = (changes: Partial<CompanyLogo>) =>
    header(changes).pictures.map(({ dataset }) => dataset.plate);
  expect(platesOf({})).toEqual([undefined]);
  expect(platesOf({ dark: { ...file, plate: 'light' } })).toEqual(['dark']);
  expect(platesOf({ light: { ...file, plate: 'dark' }, dark })).toEqual(['light']);
});

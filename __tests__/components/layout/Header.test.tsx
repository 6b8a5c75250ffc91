import { render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';
import type { CompanyLogo, LogoFile } from '../../../src/model/pageData';
import { company, siteDataIn } from '../../tools/samples';

const file: LogoFile = { src: '/static/logo-1.svg', width: 44, height: 44 };

function header(changes: Partial<CompanyLogo> = {}) {
  const logo = { light: file, dark: file, isWide: false, ...changes };
  const site = siteDataIn('en', { company: { ...company, name: 'Example', logo } });
  const { unmount } = render(<Header site={site} pathIn={() => '/about/'} label="Languages" />);
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Example' });
  const pictures = [...link.querySelectorAll('img')];
  unmount();
  return { text: link.textContent, alts: pictures.map(({ alt }) => alt), pictures };
}

test('The logo is beside the name, which screen readers hear once; a wide one replaces it', () => {
  expect(header()).toMatchObject({ text: 'Example', alts: [''] });
  expect(header({ isWide: true })).toMatchObject({ text: '', alts: ['Example'] });
});

test('A logo for dark pages, and a plate, are in the page, so that they change with the theme at once', () => {
  const [light, dark] = header({ dark: { ...file, src: '/static/logo-2.svg' } }).pictures;
  expect(light).toHaveClass('in-light');
  expect(dark).toHaveClass('in-dark');
  expect(dark).toHaveAttribute('src', '/static/logo-2.svg');
  const { pictures } = header({ dark: { ...file, plate: 'light' } });
  expect(pictures.map(({ dataset }) => dataset.plate)).toEqual([undefined, 'light']);
});

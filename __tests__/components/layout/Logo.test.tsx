import { cleanup, render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';
import type { CompanyLogo, LogoFile } from '../../../src/model/pageData';
import { company, siteDataIn } from '../../tools/samples';

const file: LogoFile = { src: '/static/logo-1.svg', width: 44, height: 44 };

function header(changes: Partial<CompanyLogo> = {}) {
  const logo = { light: file, dark: file, isWide: false, ...changes };
  const data = { ...company, name: 'Example', logo };
  render(
    <Header
      site={siteDataIn('en', { company: data })}
      pathIn={() => '/about/'}
      label="Languages"
    />,
  );
  return within(screen.getByRole('banner')).getByRole('link', { name: 'Example' });
}

const pictures = (link: HTMLElement) => [...link.querySelectorAll('img')];
const picture = (link: HTMLElement) => pictures(link)[0];

test('The logo is beside the name, which screen readers hear once', () => {
  const link = header();
  expect(picture(link)).toHaveAttribute('src', '/static/logo-1.svg');
  expect(picture(link)).toHaveAttribute('alt', '');
  expect(link).toHaveTextContent('Example');
  expect(pictures(link)).toHaveLength(1);
});

test('A wide logo replaces the name too', () => {
  const link = header({ isWide: true });
  expect(picture(link)).toHaveAttribute('alt', 'Example');
  expect(link).toHaveTextContent('');
});

test('The logo has its size, so that nothing moves when it has loaded', () => {
  const link = header();
  expect(picture(link)).toHaveAttribute('width', '44');
  expect(picture(link)).toHaveAttribute('height', '44');
});

test('A logo for dark pages, and a plate, are in the page, so that they change with the theme at once', () => {
  const other = { ...file, src: '/static/logo-2.svg' };
  const [light, dark] = pictures(header({ dark: other }));
  expect(light).toHaveClass('in-light');
  expect(dark).toHaveClass('in-dark');
  expect(dark).toHaveAttribute('src', other.src);
  cleanup();
  const plates = pictures(header({ dark: { ...file, plate: 'light' } }));
  expect(plates.map(({ dataset }) => dataset.plate)).toEqual([undefined, 'light']);
});

import { render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';
import { company, siteDataIn } from '../../tools/samples';

const logo = { src: '/static/logo-1.svg', width: 44, height: 44, isWide: false };

function header(changes: Partial<typeof logo> & { scheme?: string } = {}) {
  const data = { ...company, name: 'Example', logo: { ...logo, ...changes } };
  render(
    <Header
      site={siteDataIn('en', { company: data })}
      pathIn={() => '/about/'}
      label="Languages"
    />,
  );
  return within(screen.getByRole('banner')).getByRole('link', { name: 'Example' });
}

const picture = (link: HTMLElement) => link.querySelector('img');

test('The logo replaces the mark beside the name, which screen readers hear once', () => {
  const link = header();
  expect(picture(link)).toHaveAttribute('src', '/static/logo-1.svg');
  expect(picture(link)).toHaveAttribute('alt', '');
  expect(link).toHaveTextContent('Example');
  expect(link.querySelector('svg')).toBeNull();
});

test('A wide logo replaces the name too', () => {
  const link = header({ isWide: true, width: 180, height: 36 });
  expect(picture(link)).toHaveAttribute('alt', 'Example');
  expect(link).toHaveTextContent('');
});

test('The logo has its size, so that nothing moves when it has loaded', () => {
  const link = header();
  expect(picture(link)).toHaveAttribute('width', '44');
  expect(picture(link)).toHaveAttribute('height', '44');
});

test('A logo that can be seen on dark pages only names them to the styles', () => {
  expect(picture(header({ scheme: 'dark' }))).toHaveAttribute('data-scheme', 'dark');
});

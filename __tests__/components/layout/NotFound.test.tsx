import { render, screen } from '@testing-library/react';
import { NotFound } from '../../../src/components/layout/NotFound';
import { words } from '../../samples';

test('The page says that the address does not exist, and links to the About page', () => {
  const { notFound } = words;
  render(<NotFound words={notFound} aboutPath="/el/about/" />);
  expect(screen.getByRole('heading', { level: 1, name: notFound.title })).toBeInTheDocument();
  expect(screen.getByText(notFound.text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: notFound.link })).toHaveAttribute('href', '/el/about/');
});

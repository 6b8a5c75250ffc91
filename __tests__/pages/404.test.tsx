import { screen, within } from '@testing-library/react';
import NotFoundPage from '../../src/pages/404';
import { renderPage } from '../tools/renderPage';
import { published, queryIn, wordsIn } from '../tools/samples';

describe.each(published)('The 404 page in $code', (language) => {
  const { notFound, labels } = wordsIn(language.code);
  beforeEach(() => {
    renderPage(NotFoundPage, queryIn(language.code));
  });

  test('says that the address does not exist, and links to the About page in the same language', () => {
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: notFound.title })).toBeInTheDocument();
    expect(main.getByText(notFound.text)).toBeInTheDocument();
    const link = main.getByRole('link', { name: notFound.link });
    expect(link).toHaveAttribute('href', language.about);
  });

  test('shows a picture of the company, which says nothing to screen readers', () => {
    const picture = screen.getByRole('main').querySelector('img');
    expect(picture).toHaveAttribute('src', '/collage-0.jpg');
    expect(picture).toHaveAttribute('alt', '');
  });

  test('links to the 404 page in the other languages', () => {
    const switcher = within(screen.getByRole('navigation', { name: labels.languages }));
    const addresses = switcher.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(published.map(({ about }) => about.replace('about', '404')));
  });
});

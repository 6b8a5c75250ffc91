import { screen, waitFor } from '@testing-library/react';
import IndexPage from '../../src/pages/index';
import { renderPage } from '../tools/renderPage';
import { published, queryIn, wordsIn } from '../tools/samples';

describe.each(published)('The front page in $code', (language) => {
  const { title } = wordsIn(language.code).about.meta;
  beforeEach(() => {
    renderPage(IndexPage, queryIn(language.code));
  });

  test('redirects to the About page, and links to it', async () => {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', language.about);
    await waitFor(() => {
      const refresh = document.head.querySelector('meta[http-equiv=refresh]');
      expect(refresh).toHaveAttribute('content', `0; url=${language.about}`);
    });
  });

  test('has title, language and direction, and is excluded from search results', async () => {
    await waitFor(() => {
      const robots = document.head.querySelector('meta[name=robots]');
      expect(robots).toHaveAttribute('content', 'noindex');
      expect(document.title).toBe(title);
      expect(document.documentElement).toHaveAttribute('lang', language.code);
      expect(document.documentElement).toHaveAttribute('dir', language.direction);
    });
  });
});

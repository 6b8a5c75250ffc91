import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layout } from '../../../src/components/layout/Layout';
import type { SiteData } from '../../../src/model/pageData';
import { published, siteDataIn, wordsIn } from '../../samples';

describe.each(published)('The layout in $code', (language) => {
  const { labels } = wordsIn(language.code);
  beforeEach(() => {
    render(
      <Layout site={siteDataIn(language.code)} words={labels} path="/about/">
        <h1>The page</h1>
      </Layout>,
    );
  });

  test('has a skip link to the content as the first stop of the Tab key', async () => {
    await userEvent.tab();
    const link = screen.getByRole('link', { name: labels.skip });
    expect(link).toHaveFocus();
    const main = screen.getByRole('main');
    expect(link).toHaveAttribute('href', `#${main.id}`);
    // Without it, some browsers scroll there but don't move the focus.
    expect(main).toHaveAttribute('tabindex', '-1');
  });
});

function renderWith(changes: Partial<SiteData>) {
  const { labels } = wordsIn('en');
  render(
    <Layout site={siteDataIn('en', changes)} words={labels} path="/about/">
      <h1>The page</h1>
    </Layout>,
  );
  return labels;
}

test('A draft, seen only in development, says that it is one', () => {
  const { draft } = renderWith({ language: { ...siteDataIn('en').language, isDraft: true } });
  expect(screen.getByText(draft)).toBeInTheDocument();
});

test.each(published)('A preview of unpublished changes says so in $code', (language) => {
  const { labels: words } = wordsIn(language.code);
  const site = siteDataIn(language.code, { isPreview: true });
  render(
    <Layout site={site} words={words} path="/about/">
      <h1>The page</h1>
    </Layout>,
  );
  expect(screen.getByText(words.preview)).toBeInTheDocument();
});

test('A site in one language has nothing to suggest', () => {
  renderWith({ suggestions: undefined });
  expect(document.querySelector('[data-island]')).toBeNull();
});

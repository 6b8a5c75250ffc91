import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layout } from '../../../src/components/layout/Layout';
import type { SiteData } from '../../../src/model/pageData';
import { siteDataIn, words } from '../../tools/samples';

const { labels } = words;

const renderWith = (changes: Partial<SiteData> = {}) =>
  render(
    <Layout site={siteDataIn('en', changes)} words={labels} path="/about/">
      <h1>The page</h1>
    </Layout>,
  );

test('A skip link to the content is the first stop of the Tab key', async () => {
  renderWith();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: labels.skip });
  expect(link).toHaveFocus();
  const main = screen.getByRole('main');
  expect(link).toHaveAttribute('href', `#${main.id}`);
  // Without it, some browsers scroll there but don't move the focus.
  expect(main).toHaveAttribute('tabindex', '-1');
});

test('A draft, seen only in development, says that it is one, and so does a preview', () => {
  renderWith({ language: { ...siteDataIn('en').language, isDraft: true }, isPreview: true });
  expect(screen.getByText(labels.draft)).toBeInTheDocument();
  expect(screen.getByText(labels.preview)).toBeInTheDocument();
});

test('A site in one language has nothing to suggest', () => {
  renderWith({ suggestions: undefined });
  expect(document.querySelector('[data-island]')).toBeNull();
});

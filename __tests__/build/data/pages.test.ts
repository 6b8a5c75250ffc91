/** @jest-environment node */

import { onCreatePage } from 'gatsby-plugin-react-i18next/gatsby-node';
import { i18nOptions } from '../../../src/build/data/pages';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readSite } from '../../../src/model/files/read';
import { copyContent, edit, overwrite } from '../../model/project';

interface Page {
  path: string;
  context: { language: string };
}

/** The pages that the plugin makes of one file in `src/pages/`, with our options. */
async function pagesOf(path: string, root = contentRoot()): Promise<Page[]> {
  const pages: Page[] = [];
  const actions = { createPage: (page: Page) => pages.push(page), deletePage: () => undefined };
  await onCreatePage({ page: { path, context: {} }, actions }, i18nOptions(root));
  return pages;
}

test('The About page is made once a published language, the default one without prefix', async () => {
  const { languages, defaultLanguage } = readSite(contentRoot());
  const pages = await pagesOf('/about/');
  expect(pages.map(({ context }) => context.language).sort()).toEqual([...languages].sort());
  for (const { path, context } of pages) {
    const prefix = context.language === defaultLanguage ? '' : context.language;
    expect(path.replace(/^\//, '')).toBe([prefix, 'about/'].filter(Boolean).join('/'));
  }
});

test('A language that is added to the list gets its page, one that is removed loses it', async () => {
  const root = copyContent();
  edit<{ languages: string[] }>(root, 'content/site.json', (site) => {
    site.languages = ['en', 'fr'];
  });
  const pages = await pagesOf('/about/', root);
  expect(pages.map(({ path }) => path)).toEqual(['/about/', 'fr/about/']);
});

test('Nobody is redirected by script', () => {
  expect(i18nOptions(contentRoot()).redirect).toBe(false);
});

test('A broken list of languages lets Gatsby come as far as the content check', () => {
  const root = copyContent();
  overwrite(root, 'content/site.json', '{');
  expect(i18nOptions(root)).toMatchObject({ languages: ['en'], defaultLanguage: 'en' });
});

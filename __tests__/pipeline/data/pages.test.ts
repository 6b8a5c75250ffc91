/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onCreatePage } from 'gatsby-plugin-react-i18next/gatsby-node';
import { contentRoot } from '../../../src/files/contentRoot';
import { loadTexts } from '../../../src/files/loadContent';
import { readSite } from '../../../src/files/read';
import {
  deleteEmptyPages,
  hasPage,
  i18nOptions,
  pagePaths,
} from '../../../src/pipeline/data/pages';
import { copyContent, writeText } from '../../model/project';

interface Page {
  path: string;
  context: { language: string };
}

/** The pages that the plugin makes of one file in `src/pages/`, with our options. */
async function pagesOf(path: string, root = contentRoot()): Promise<Page[]> {
  const pages: Page[] = [];
  const actions = { createPage: (page: Page) => pages.push(page), deletePage: () => undefined };
  const { content } = loadTexts(root);
  if (content) await onCreatePage({ page: { path, context: {} }, actions }, i18nOptions(content));
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

describe('Legal pages', () => {
  const sample = process.env.CONTENT_ROOT;
  let root: string;
  beforeEach(() => {
    root = copyContent();
    writeText(root, 'content/imprint/de.md', '## Galini\n');
    writeText(root, 'content/imprint/el.md', '\n \n');
    process.env.CONTENT_ROOT = root;
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    process.env.CONTENT_ROOT = sample;
  });

  test.each([
    ['/imprint/', 'de', true],
    ['/imprint/', 'el', false],
    ['/imprint/', 'en', false],
    ['/privacy/', 'de', false],
    ['/about/', 'en', true],
  ])('%s exists in %s only if there is a text for it', (path, language, expected) => {
    expect(hasPage(root, path, language)).toBe(expected);
  });

  test('Pages without a text are deleted', () => {
    const pageIn = (language: string, originalPath: string) => ({
      path: `/${language}${originalPath}`,
      component: '',
      context: { i18n: { language, originalPath } },
    });
    const pages = [
      pageIn('de', '/imprint/'),
      pageIn('el', '/imprint/'),
      pageIn('de', '/privacy/'),
      pageIn('el', '/404/'),
    ];
    const deletePage = jest.fn();
    const args = { getNodesByType: () => pages, actions: { deletePage } };
    deleteEmptyPages(args as unknown as ParentSpanPluginArgs);
    const deleted = deletePage.mock.calls.map(([{ path }]) => path);
    expect(deleted).toEqual(['/el/imprint/', '/de/privacy/']);
  });
});

test('A page that is added wants to be found, in a folder as well', () => {
  const project = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = ['404', 'index', 'about', 'contact', 'services/index', 'services/pilotage'];
  for (const file of files) {
    const path = join(project, `src/pages/${file}.tsx`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  expect(pagePaths(project)).toEqual(['/about/', '/contact/', '/services/', '/services/pilotage/']);
});

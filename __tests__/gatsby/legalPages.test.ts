/** @jest-environment node */
import { rmSync } from 'node:fs';
import type { CreatePageArgs } from 'gatsby';
import { deleteEmptyPage, hasPage } from '../../src/gatsby/legalPages';
import { copyContent, writeText } from '../content/project';

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

/** The paths that are left of these pages. */
function remaining(pages: { path: string; context: object }[]): string[] {
  const deletePage = jest.fn();
  for (const page of pages)
    deleteEmptyPage({ page, actions: { deletePage } } as unknown as CreatePageArgs);
  const deleted = deletePage.mock.calls.map(([page]) => page);
  return pages.filter((page) => !deleted.includes(page)).map(({ path }) => path);
}

test('Pages without a text are deleted once they have a language', () => {
  const pageIn = (language: string, originalPath: string) => ({
    path: `/${language}${originalPath}`,
    context: { i18n: { language, originalPath } },
  });
  const pages = [
    { path: '/imprint/', context: {} },
    pageIn('de', '/imprint/'),
    pageIn('el', '/imprint/'),
    pageIn('de', '/privacy/'),
    pageIn('el', '/404/'),
  ];
  expect(remaining(pages)).toEqual(['/imprint/', '/de/imprint/', '/el/404/']);
});

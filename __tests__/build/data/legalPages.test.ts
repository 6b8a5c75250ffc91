/** @jest-environment node */
import { rmSync } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import { deleteEmptyPages, hasPage } from '../../../src/build/data/pages';
import { copyContent, writeText } from '../../model/project';

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

/** @jest-environment node */

import { contentIn, marked, mostLanguages } from '../../../src/bench/build/manyLanguages';
import { contentRoot } from '../../../src/content/contentRoot';
import { siteModel, translationModel } from '../../../src/content/model';
import { readSite } from '../../../src/content/read';
import { wordsIn } from '../../samples';

const root = contentRoot();
const site = readSite(root);

const codesIn = (files: Record<string, string>) =>
  siteModel.parse(JSON.parse(files['content/site.json'] ?? '')).languages;

test("The site's own languages come first, as they are", () => {
  const files = contentIn(root, site.languages.length);
  expect(codesIn(files)).toHaveLength(site.languages.length);
  expect(new Set(codesIn(files))).toEqual(new Set(site.languages));
  expect(Object.keys(files)).toEqual(['content/site.json']);
  expect(codesIn(contentIn(root, 1))).toEqual([site.defaultLanguage]);
});

test('Every further one is complete, and no two are alike', () => {
  expect(mostLanguages).toBeGreaterThanOrEqual(64);
  const files = contentIn(root, mostLanguages);
  expect(new Set(codesIn(files)).size).toBe(mostLanguages);
  const made = codesIn(files).filter((code) => !site.languages.includes(code));
  const texts = made.map((code) => files[`locales/${code}/translation.json`] ?? '');
  for (const text of texts) translationModel.parse(JSON.parse(text));
  expect(new Set(texts).size).toBe(made.length);
});

test('Its texts are marked, also those that have no room left', () => {
  const words = wordsIn('en');
  words.page.about.title.first = 'a'.repeat(28);
  const { page } = marked(words, 'ru');
  expect(page.about.title.first).toBe(`${'a'.repeat(20)} Русский`);
  expect(page.about.team.title).toBe(`${words.page.about.team.title} Русский`);
});

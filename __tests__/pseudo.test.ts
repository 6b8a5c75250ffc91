/** @jest-environment node */

import { rmSync } from 'node:fs';
import { contentRoot } from '../src/content/files/contentRoot';
import { readLanguages, readSite, readTranslation } from '../src/content/files/read';
import { writeJson } from '../src/content/files/writeJson';
import { jsonText } from '../src/content/jsonText';
import { describeLanguage } from '../src/content/languages/languages';
import type { Site, Translation } from '../src/content/model';
import { parseJson } from '../src/content/parseJson';
import { flattenStrings, isUntranslated } from '../src/content/texts';
import { checkContent } from '../src/content/validation/check';
import { translationProblems } from '../src/content/validation/translationProblems';
import { describeLanguages } from '../src/gatsby/languageNodes';
import { copyContent, edit } from './content/project';
import { pseudoLanguage, pseudoText, pseudoTranslation } from './pseudo';

const { defaultLanguage } = readSite(contentRoot());
const original = readTranslation(contentRoot(), defaultLanguage);

const problemsOf = (words: Translation) => {
  const json = parseJson('locales/en-XA/translation.json', jsonText(words));
  return 'problem' in json ? [json] : translationProblems(json, true);
};

test.each([
  ['Come by ferry', '[Čöméé býý fééŕŕýý]'],
  ['HARBOUR', '[ĤÀŔBÖÜÜŔ]'],
  ['Πλοία', '[Πλοία]'],
  ['24/7', '[24/7]'],
])('%s becomes %s', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo);
});

test.each([
  'Software as calm',
  'E-mail',
  'Das Schiff',
  'Ένα πλάνο για κάθε πλοίο',
  'خطة واحدة لكل سفينة',
])('%s gets two fifths longer', (text) => {
  expect(pseudoText(text)).toHaveLength(Math.ceil(1.4 * text.length));
});

test('Every text is bracketed at both ends, different, and as good as translated', () => {
  const originals = flattenStrings(original);
  const texts = flattenStrings(pseudoTranslation(original));
  expect([...texts.keys()]).toEqual([...originals.keys()]);
  for (const [key, text] of texts) {
    expect(text).toMatch(/^\[.+\]$/);
    expect(text).not.toBe(originals.get(key));
    expect(isUntranslated(text)).toBe(false);
  }
});

test('It passes the check as a published language does', () => {
  expect(problemsOf(pseudoTranslation(original))).toEqual([]);
});

test('Where the original takes all the room there is, the brackets stay', () => {
  const words = structuredClone(original);
  words.page.about.title.first = 'Software as calm as a mirror';
  words.page.about.meta.description = 'word '.repeat(32).trim();
  words.page.about.map.slides = ['a', 'b', 'c'].map((start) => start.padEnd(32, ' long'));
  const pseudo = pseudoTranslation(words);
  expect(pseudo.page.about.title.first).toBe('[Šöfťŵàŕé àš čàļm àš à mîŕŕ]');
  expect(problemsOf(pseudo)).toEqual([]);
});

test('A sign of two parts is never halved', () => {
  expect(pseudoText('12345 🌊🌊', 9)).toBe('[12345 ]');
});

test('It is the default language in the region of nobody, under a name of its own', () => {
  const root = copyContent();
  expect(pseudoLanguage(root)).toMatchObject({
    code: 'en-XA',
    file: 'locales/en-XA/translation.json',
  });
  expect(describeLanguage('en-XA').name).toBe('English (Pseudo-Accents)');
  edit<Site>(root, 'content/site.json', (site) => {
    site.defaultLanguage = 'ar';
  });
  expect(describeLanguage(pseudoLanguage(root).code)).toMatchObject({
    code: 'ar-XA',
    direction: 'rtl',
    script: 'Arab',
  });
  rmSync(root, { recursive: true });
});

describe('Left behind in the project', () => {
  let root: string;
  beforeEach(() => {
    root = copyContent();
    const { file, words } = pseudoLanguage(root);
    writeJson(root, file, words);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  const built = (environment: 'production' | 'development') => {
    jest.replaceProperty(process.env, 'NODE_ENV', environment);
    return readLanguages(root);
  };

  test('it is built in development only, as a draft', () => {
    expect(built('production')).toEqual(readSite(root).languages);
    expect(built('development')).toEqual([...readSite(root).languages, 'en-XA']);
    expect(describeLanguages(root).find(({ code }) => code === 'en-XA')?.isDraft).toBe(true);
  });

  test('it stops no build', async () => {
    expect(await checkContent(root)).toEqual([]);
  });
});

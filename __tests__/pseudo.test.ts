/** @jest-environment node */

import { rmSync } from 'node:fs';
import { contentRoot } from '../src/model/files/contentRoot';
import { readContent, readLanguages, readSite, readWords } from '../src/model/files/read';
import { jsonText, parseJson } from '../src/model/json';
import { describeLanguage } from '../src/model/languages/languages';
import { type Site, wordFile, wordFiles, wordModels } from '../src/model/model';
import { languageEntries } from '../src/model/pageData';
import { flattenStrings, isUntranslated } from '../src/model/texts';
import { checkContent } from '../src/model/validation/check';
import { translationProblems } from '../src/model/validation/translations';
import { copyContent, edit, writeText } from './model/project';
import { pseudoLanguage, pseudoText, pseudoWords } from './pseudo';
import { type AllWords, contentsOf, filesOf } from './wordFiles';

const { defaultLanguage } = readSite(contentRoot());
const original = readWords(contentRoot(), defaultLanguage);

const problemsOf = (words: AllWords) =>
  wordFiles.flatMap((name) => {
    const json = parseJson(wordFile(name, 'en-XA'), jsonText(contentsOf(words)[name]));
    return 'problem' in json ? [json] : translationProblems(json, wordModels[name], true);
  });

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
  const texts = flattenStrings(pseudoWords(original));
  expect([...texts.keys()]).toEqual([...originals.keys()]);
  for (const [key, text] of texts) {
    expect(text).toMatch(/^\[.+\]$/);
    expect(text).not.toBe(originals.get(key));
    expect(isUntranslated(text)).toBe(false);
  }
});

test('It passes the check as a published language does', () => {
  expect(problemsOf(pseudoWords(original))).toEqual([]);
});

test('Where the original takes all the room there is, the brackets stay', () => {
  const words = structuredClone(original);
  words.about.title.first = 'Software as calm as a mirror';
  words.about.meta.description = 'word '.repeat(32).trim();
  words.about.map.slides = ['a', 'b', 'c'].map((start) => start.padEnd(32, ' long'));
  const pseudo = pseudoWords(words);
  expect(pseudo.about.title.first).toBe('[Šöfťŵàŕé àš čàļm àš à mîŕŕ]');
  expect(problemsOf(pseudo)).toEqual([]);
});

test('A sign of two parts is never halved', () => {
  expect(pseudoText('12345 🌊🌊', 9)).toBe('[12345 ]');
});

test('It is the default language in the region of nobody, under a name of its own', () => {
  const root = copyContent();
  expect(pseudoLanguage(root).code).toBe('en-XA');
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
    const { code, words } = pseudoLanguage(root);
    for (const [file, text] of Object.entries(filesOf(code, words))) writeText(root, file, text);
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
    expect(languageEntries(readContent(root)).find(({ code }) => code === 'en-XA')?.isDraft).toBe(
      true,
    );
  });

  test('it stops no build', async () => {
    expect(await checkContent(root)).toEqual([]);
  });
});

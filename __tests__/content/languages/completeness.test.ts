/** @jest-environment node */

import { contentRoot } from '../../../src/content/files/contentRoot';
import { readAbout } from '../../../src/content/files/read';
import {
  fingerprint,
  missingTexts,
  outdatedTexts,
  type Texts,
  textsIn,
} from '../../../src/content/languages/completeness';

const about = readAbout(contentRoot());
const original = new Map([
  ['title', 'About us'],
  ['text', 'We write software'],
]);
const german = new Map([
  ['title', 'Über uns'],
  ['text', 'Wir schreiben Software'],
]);
const fingerprintsOf = (texts: Texts) =>
  Object.fromEntries([...texts].map(([key, text]) => [key, fingerprint(text)]));
const built = { fingerprints: { en: fingerprintsOf(original), de: fingerprintsOf(german) } };

const outdated = (texts: Texts, originals: Texts, stale?: string[]) =>
  outdatedTexts(
    'de',
    texts,
    { language: 'en', texts: originals },
    { ...built, outdated: stale && { de: stale } },
  );

test('A text is missing if it is empty, absent or marked as untranslated', () => {
  const texts = new Map([['title', '⟦…⟧ About us']]);
  expect(missingTexts(texts, original)).toEqual(['title', 'text']);
  expect(missingTexts(german, original)).toEqual([]);
});

test('A translation is outdated once its original has changed since the site was built', () => {
  expect(outdated(german, original)).toEqual([]);
  const changed = new Map([...original, ['text', 'We write good software']]);
  expect(outdated(german, changed)).toEqual(['text']);
});

test('It is up to date as soon as it changes too', () => {
  const changed = new Map([...original, ['text', 'We write good software']]);
  const texts = new Map([...german, ['text', 'Wir schreiben gute Software']]);
  expect(outdated(texts, changed)).toEqual([]);
  expect(outdated(texts, original, ['text'])).toEqual([]);
});

test('A translation that was outdated when the site was built still is', () => {
  expect(outdated(german, original, ['title'])).toEqual(['title']);
});

test('A missing text is not outdated as well, and originals never are', () => {
  const changed = new Map([...original, ['text', 'We write good software']]);
  expect(outdated(new Map([['text', '']]), changed)).toEqual([]);
  const source = { language: 'en', texts: changed };
  expect(outdatedTexts('en', changed, source, built)).toEqual([]);
});

test('Descriptions of pictures are texts as well', () => {
  const texts = textsIn('en', { site: { skip: 'Skip' } }, { 'content/about.json': about });
  expect(texts.get('site.skip')).toBe('Skip');
  expect(texts.get('collage[1].alt')).toBe(about.collage[1]?.alt.en);
});

test('Texts that differ in one letter have different fingerprints', () => {
  expect(fingerprint('Wir')).not.toBe(fingerprint('wir'));
  expect(fingerprint('αβ')).not.toBe(fingerprint('βα'));
});

/** @jest-environment node */

import { contentRoot } from '../../../src/model/files/contentRoot';
import { readAbout } from '../../../src/model/files/read';
import { missingTexts, textsIn } from '../../../src/model/languages/completeness';

const about = readAbout(contentRoot());
const original = new Map([
  ['title', 'About us'],
  ['text', 'We write software'],
]);
const german = new Map([
  ['title', 'Über uns'],
  ['text', 'Wir schreiben Software'],
]);
test('A text is missing if it is empty, absent or marked as untranslated', () => {
  const texts = new Map([['title', '⟦…⟧ About us']]);
  expect(missingTexts(texts, original)).toEqual(['title', 'text']);
  expect(missingTexts(german, original)).toEqual([]);
});

test('Descriptions of pictures are texts as well', () => {
  const texts = textsIn('en', { labels: { skip: 'Skip' } }, { 'content/about.json': about });
  expect(texts.get('labels.skip')).toBe('Skip');
  expect(texts.get('collage[1].alt')).toBe(about.collage[1]?.alt.en);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseMarkdown } from '../../src/model/markdown';
import { wordsIn } from '../tools/samples';

/** The sections to copy, by setting and language. */
const sections = readFileSync('docs/privacy-notice.md', 'utf8')
  .split(/\n## (?=If )/)
  .slice(1)
  .map((part) => [...part.matchAll(/```markdown\n([\s\S]+?)```/g)].map(([, text = '']) => text));

const languages = ['en', 'de', 'el', 'ar'];

test('Each setting has a section in each language, which the check of privacy notices accepts', () => {
  expect(sections.map((texts) => texts.length)).toEqual([languages.length, languages.length]);
  expect(sections.flat().flatMap((text) => parseMarkdown(text).unsupported)).toEqual([]);
  for (const text of sections.flat())
    expect(text).toContain('https://www.mapbox.com/legal/privacy');
});

test.each(languages)('The section about consent in %s quotes the controls', (code) => {
  const text = (sections[0]?.[languages.indexOf(code)] ?? '').replace(/\s+/g, ' ');
  const { mapShow, mapHide } = wordsIn(code).labels;
  for (const word of [mapShow, mapHide]) expect(text).toContain(word);
});

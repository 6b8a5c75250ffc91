/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseMarkdown } from '../../src/model/markdown';
import { wordsIn } from '../tools/samples';
import { describeTemplate } from '../tools/template';

/** The sections to copy, by setting and language. */
const readSections = () =>
  readFileSync('docs/privacy-notice.md', 'utf8')
    .split(/\n## (?=If )/)
    .slice(1)
    .map((part) => [...part.matchAll(/```markdown\n([\s\S]+?)```/g)].map(([, text = '']) => text));

const languages = ['en', 'de', 'el', 'ar'];

describeTemplate('docs/privacy-notice.md', () => {
  test('has a section for each setting in each language, which the check of privacy notices accepts', () => {
    const sections = readSections();
    expect(sections.map((texts) => texts.length)).toEqual([languages.length, languages.length]);
    expect(sections.flat().flatMap((text) => parseMarkdown(text).unsupported)).toEqual([]);
    for (const text of sections.flat())
      expect(text).toContain('https://www.mapbox.com/legal/privacy');
  });

  test.each(languages)('quotes the controls in the section about consent in %s', (code) => {
    const [consent] = readSections();
    const text = (consent?.[languages.indexOf(code)] ?? '').replace(/\s+/g, ' ');
    const { mapShow, mapHide } = wordsIn(code).labels;
    for (const word of [mapShow, mapHide]) expect(text).toContain(word);
  });
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseMarkdown } from '../../src/model/markdown';
import { legalTextModel } from '../../src/model/model';
import { translationProblems } from '../../src/model/validation/translations';
import { wordsIn } from '../tools/samples';
import { describeTemplate } from '../tools/template';

/** The texts to copy in each language: the imprint, then the section about the map for each setting. */
const readTexts = () =>
  readFileSync('docs/privacy-notice.md', 'utf8')
    .split(/\n## (?=If )/)
    .map((part) => [...part.matchAll(/```markdown\n([\s\S]+?)```/g)].map(([, text = '']) => text));

const readSections = () => readTexts().slice(1);

const languages = ['en', 'de', 'el', 'ar'];

describeTemplate('docs/privacy-notice.md', () => {
  test('has an imprint in each language, which the check accepts once it is filled in', () => {
    const [imprints = []] = readTexts();
    expect(imprints).toHaveLength(languages.length);
    for (const body of imprints) {
      const problemsOf = (text: string) =>
        translationProblems(
          { file: 'imprint', value: { body: text } },
          legalTextModel,
          'legal',
          true,
        ).map(({ problem }) => problem);
      expect(problemsOf(body)).toEqual([expect.stringContaining('not translated yet')]);
      expect(problemsOf(body.replaceAll('⟦…⟧', 'Galini'))).toEqual([]);
    }
  });

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

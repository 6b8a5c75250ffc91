/** @jest-environment node */
import { previewProblems } from '../../../src/cms/preview/previewProblems';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readAbout } from '../../../src/model/files/read';
import { words } from '../../samples';
import { contentsOf } from '../../wordFiles';
import { settings } from '../editor';

const { languages } = settings;
const about = readAbout(contentRoot());

test('A picture without a description in a published language is listed before saving', () => {
  const value = { ...about, team: { file: 'blob:new', alt: { en: 'Around a table' } } };
  const problems = previewProblems({ name: 'pictures', value, language: 'en', languages });
  expect(problems.map(({ key, problem }) => `${key} ${problem}`)).toEqual([
    'team.alt.el is missing',
  ]);
});

test('A focal point that was reset is none', () => {
  const collage = about.collage.map((picture) => ({ ...picture, focus: '' }));
  const value = { ...about, collage };
  expect(previewProblems({ name: 'pictures', value, language: 'en', languages })).toEqual([]);
});

test('A text that waits for its translation is listed only in a published language', () => {
  const value = structuredClone(contentsOf(words).translation);
  value.page.about.team.label = '⟦…⟧ Team';
  const keysIn = (language: string) =>
    previewProblems({ name: 'about', value, language, languages }).map(({ key }) => key);
  expect(keysIn('el')).toEqual(['page.about.team.label']);
  expect(keysIn('fr')).toEqual([]);
});

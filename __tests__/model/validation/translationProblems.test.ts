/** @jest-environment node */
import { wordModels } from '../../../src/model/model';
import { translationProblems } from '../../../src/model/validation/translationProblems';
import { words } from '../../samples';
import { contentsOf, type Translation } from '../../wordFiles';

const file = 'locales/fr/translation.json';

/** "key: problem" for the words as they are after `change`. */
function problems(isPublished: boolean, change: (words: Translation) => void): string[] {
  const value = structuredClone(contentsOf(words).translation);
  change(value);
  const json = { file, value, lineOf: () => undefined, duplicates: [] };
  const found = translationProblems(json, wordModels.translation, isPublished);
  expect(found.filter((problem) => problem.file !== file)).toEqual([]);
  return found.map(({ key, problem }) => `${key}: ${problem}`);
}

const nothing = () => undefined;

test.each([true, false])('Whole translations have no problems (published: %j)', (isPublished) => {
  expect(problems(isPublished, nothing)).toEqual([]);
});

describe('A text that waits for its translation', () => {
  /** With the mark before it, it is longer than its place. */
  const wait = ({ page }: Translation) => {
    page.about.title.first = `⟦…⟧ ${'x'.repeat(28)}`;
    page.about.map.slides[1] = '⟦…⟧ Come on foot';
  };

  test('may stand in a draft', () => {
    expect(problems(false, wait)).toEqual([]);
  });

  test('is said to wait in a published language, and nothing else', () => {
    expect(problems(true, wait)).toEqual([
      'page.about.title.first: is not translated yet',
      'page.about.map.slides[1]: is not translated yet',
    ]);
  });
});

test.each([true, false])('An empty text is not one that waits (published: %j)', (isPublished) => {
  const empty = ({ page }: Translation) => Object.assign(page.about.title, { first: '' });
  expect(problems(isPublished, empty)).toEqual(['page.about.title.first: is empty']);
});

test('Other mistakes in a draft are mistakes', () => {
  const spoil = ({ page }: Translation) => {
    page.about.team.label = '⟦…⟧ Skip to the content';
    page.about.team.title = 'x'.repeat(71);
    page.about.map.slides.pop();
  };
  expect(problems(false, spoil)).toEqual([
    'page.about.team.title: has 71 characters instead of at most 70',
    'page.about.map.slides: has 2 entries instead of exactly 3',
  ]);
});

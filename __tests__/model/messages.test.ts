/** @jest-environment node */
import { fieldWords, say, setLanguage, translations } from '../../src/model/messages';

const { en, ...others } = translations;

afterEach(() => setLanguage(['en']));

/** The words with only the names of values in braces. */
const outline = (words: unknown): unknown =>
  typeof words === 'string'
    ? (words.match(/\{\w+\}/g) ?? []).sort()
    : Object.fromEntries(Object.entries(Object(words)).map(([key, one]) => [key, outline(one)]));

test.each(Object.entries(others))('%s has the same words as English', (_, words) => {
  expect(outline(words)).toEqual(outline(en));
});

test('Other languages are English', () => {
  setLanguage(['fr-FR', 'ja']);
  expect(say('copy')).toBe('Copy');
  setLanguage(['fr-FR', 'el-GR']);
  expect(say('copy')).toBe('Αντιγραφή');
  expect(fieldWords('company.phone').label).toBe('Τηλέφωνο');
});

test('A field without words of its own has shared ones, or its name', () => {
  expect(fieldWords('about.press.title').label).toBe('Heading');
  expect(fieldWords('pictures.press.alt.*').label).toBe('Description');
  expect(fieldWords('about.ourPress')).toEqual({ label: 'Our press' });
  expect(fieldWords('about.press.sources[]')).toEqual({ label: 'Sources' });
});

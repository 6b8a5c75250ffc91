/** @jest-environment node */
import { fieldMessages, say, setLanguage, translations } from '../../src/model/messages';

const { en, ...others } = translations;

afterEach(() => setLanguage(['en']));

/** The messages with only the names of values in braces. */
const outline = (messages: unknown): unknown =>
  typeof messages === 'string'
    ? (messages.match(/\{\w+\}/g) ?? []).sort()
    : Object.fromEntries(Object.entries(Object(messages)).map(([key, one]) => [key, outline(one)]));

test.each(Object.entries(others))('%s has the same messages as English', (_, messages) => {
  expect(outline(messages)).toEqual(outline(en));
});

test('Other languages are English', () => {
  setLanguage(['fr-FR', 'ja']);
  expect(say('entry.company')).toBe('Company');
  setLanguage(['fr-FR', 'el-GR']);
  expect(say('entry.company')).toBe('Εταιρεία');
  expect(fieldMessages('company.phone').label).toBe('Τηλέφωνο');
});

test('A field without words of its own has shared ones, or its name', () => {
  expect(fieldMessages('about.press.title').label).toBe('Heading');
  expect(fieldMessages('pictures.press.alt.*').label).toBe('Description');
  expect(fieldMessages('about.ourPress')).toEqual({ label: 'Our press' });
  expect(fieldMessages('about.press.sources[]')).toEqual({ label: 'Sources' });
});

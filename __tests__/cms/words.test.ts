/** @jest-environment node */
import { fieldWords, say, setLanguage, translations } from '../../src/cms/words';

const { en, ...others } = translations;
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

afterEach(() => setLanguage(['en']));

test.each(Object.entries(others))('%s has every message, with its values', (_, { messages }) => {
  expect(Object.keys(messages)).toEqual(Object.keys(en?.messages ?? {}));
  for (const [key, text] of Object.entries(en?.messages ?? {}))
    expect([key, placeholders(messages[key])]).toEqual([key, placeholders(text)]);
});

test.each(Object.entries(others))('%s says what is wrong with each field', (_, { fields }) => {
  for (const [key, { wrong }] of Object.entries(en?.fields ?? {}))
    expect([key, placeholders(fields[key]?.wrong)]).toEqual([key, placeholders(wrong)]);
});

test('Other languages are English', () => {
  setLanguage(['fr-FR', 'ja']);
  expect(say('copy')).toBe('Copy');
  setLanguage(['fr-FR', 'el-GR']);
  expect(say('copy')).toBe('Αντιγραφή');
  expect(fieldWords('company.phone').label).toBe('Τηλέφωνο');
});

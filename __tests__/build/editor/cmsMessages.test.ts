/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { correctMessages } from '../../../src/build/editor/cmsMessages';

const messagesIn = (language: string) => {
  const json = readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8');
  return { before: JSON.parse(json), after: JSON.parse(correctMessages(json, language)) };
};

test.each([
  ['de', 'Nicht gespeichert.'],
  ['el', 'Δεν αποθηκεύτηκε.'],
  ['ar', 'لم يُحفظ.'],
  // Not one of our translations.
  ['fr', 'Not saved.'],
])('In %s, a failed save is told without advice to try again: %s', (language, text) => {
  const { before, after } = messagesIn(language);
  expect(before.saving_entry.error.description).not.toBe(text);
  expect(after.saving_entry.error.description).toBe(text);
});

test('Only known messages are replaced, and none is added', () => {
  const { before, after } = messagesIn('en-US');
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after.workflow)).toEqual(Object.keys(before.workflow));
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
  );
  expect(changed.sort()).toEqual([
    'dropped_file_type_mismatch',
    'saving_entry',
    'work_with_local_repo_description',
    'workflow',
  ]);
});

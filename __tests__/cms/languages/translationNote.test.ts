/** @jest-environment node */
import { type FieldProps, translationNote } from '../../../src/cms/languages/translationNote';
import { mapOf, settings } from '../editor';

interface Field {
  value: string;
  locale: string;
  english: string;
}

const note = (props: Partial<FieldProps>) =>
  translationNote(settings)({ ...(props as FieldProps) });

const noteAtTitle = ({ value, locale, english }: Field) =>
  note({
    keyPath: 'page.title',
    value,
    locale,
    entry: mapOf({
      data: { page: { title: value } },
      i18n: { en: { data: { page: { title: english } } } },
    }),
  });

const noteAtPicture = (keyPath: string, value: string, english: string) =>
  note({
    keyPath,
    value,
    locale: '_default',
    entry: mapOf({ data: { collage: [{}, { alt: { en: english, el: value } }] }, i18n: {} }),
  });

test('A text that is translated has no note', () => {
  expect(noteAtTitle({ value: 'Εμείς', locale: 'el', english: 'About us' })).toBeUndefined();
});

test('A missing translation shows the original', () => {
  const expected = 'To translate. English: “About us”';
  expect(noteAtTitle({ value: '', locale: 'el', english: 'About us' })).toBe(expected);
  expect(noteAtTitle({ value: '⟦…⟧ About us', locale: 'fr', english: 'About us' })).toBe(expected);
});

test('The original has no note, nor do fields without languages', () => {
  expect(noteAtTitle({ value: '', locale: 'en', english: '' })).toBeUndefined();
  expect(noteAtTitle({ value: '', locale: '_default', english: '' })).toBeUndefined();
});

test('A picture’s description is compared with the default language’s', () => {
  expect(noteAtPicture('collage.1.alt.el', 'Ένα καράβι', 'A boat')).toBeUndefined();
  expect(noteAtPicture('collage.1.alt.fr', '', 'A boat')).toBe('To translate. English: “A boat”');
  expect(noteAtPicture('collage.1.alt.en', 'A ship', 'A ship')).toBeUndefined();
});

test('So is a person’s role', () => {
  const role = { en: 'Pilot', el: '' };
  const entry: FieldProps['entry'] = mapOf({
    data: { people: [{ name: 'Eleni', role }] },
    i18n: {},
  });
  const noteAtRole = (code: 'en' | 'el') =>
    note({ keyPath: `people.0.role.${code}`, value: role[code], locale: '_default', entry });
  expect(noteAtRole('el')).toBe('To translate. English: “Pilot”');
  expect(noteAtRole('en')).toBeUndefined();
});

test('A section that is empty in the default language as well has no note', () => {
  expect(noteAtTitle({ value: '', locale: 'el', english: '' })).toBeUndefined();
});

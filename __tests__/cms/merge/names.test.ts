/** @jest-environment node */
import { fieldName } from '../../../src/cms/merge/names';

test.each([
  ['about', 'page.about.title.first', 'Title, first line (Greek)'],
  ['about', 'page.about.meta.description', 'Search results › Description (Greek)'],
  ['about', 'page.about.map.slides.0', 'Typed phrases › Phrase 1 (Greek)'],
  ['about', 'unknown', 'unknown (Greek)'],
] as const)('A text of %s at %s is called %s', (entry, key, name) => {
  expect(fieldName(entry, key, 'el')).toBe(name);
});

test.each([
  ['pictures', 'collage.1', 'Pictures in the collage › Picture 2'],
  ['pictures', 'collage.1.alt.el', 'Picture 2 › Description (Greek)'],
  ['company', 'phone', 'Phone'],
  ['company', 'links.0.label.el', 'Link 1 › Label (Greek)'],
  ['pictures', 'people.0', 'People › Person 1'],
  ['pictures', 'people.0.role.el', 'Person 1 › Role (Greek)'],
] as const)('A field of %s at %s is called %s', (entry, key, name) => {
  expect(fieldName(entry, key, '_default')).toBe(name);
});

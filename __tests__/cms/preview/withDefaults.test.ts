/** @jest-environment node */

import { z } from 'zod';
import { withDefaults } from '../../../src/cms/preview/withDefaults';
import { companyModel } from '../../../src/model/company';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readAbout, readCompany } from '../../../src/model/files/read';
import { aboutModel, wordsModel } from '../../../src/model/model';
import { words } from '../../samples';

const model = z.strictObject({
  name: z.string(),
  office: z.strictObject({ floor: z.number(), picture: z.string().optional() }),
  phrases: z.array(z.string()),
});

test('A complete value is unchanged', () => {
  const root = contentRoot();
  expect(withDefaults(words, wordsModel)).toEqual(words);
  expect(withDefaults(readCompany(root), companyModel)).toEqual(readCompany(root));
  expect(withDefaults(readAbout(root), aboutModel)).toEqual(readAbout(root));
});

const empty = { name: '', office: { floor: 0, picture: undefined }, phrases: [] };

test.each([undefined, null, {}, [], '', 5, { office: null }, { office: { floor: null } }])(
  'Missing values are empty: %j',
  (value) => {
    expect(withDefaults(value, model)).toEqual(empty);
  },
);

test.each([
  [{ name: 5 }],
  [{ name: ['Galini'] }],
  [{ office: 'Piraeus' }],
  [{ office: { floor: '3' } }],
  [{ phrases: 'Come by ferry' }],
  [{ phrases: { 0: 'Come by ferry' } }],
])('A value of the wrong type is empty: %j', (value) => {
  expect(withDefaults(value, model)).toEqual(empty);
});

test('Present values are kept next to missing ones', () => {
  expect(withDefaults({ office: { floor: 3 }, phrases: ['Stay', null, 'Go'] }, model)).toEqual({
    name: '',
    office: { floor: 3, picture: undefined },
    phrases: ['Stay', '', 'Go'],
  });
});

test('An optional value is a text if it is present', () => {
  const picture = (value: unknown) => withDefaults({ office: { picture: value } }, model);
  expect(picture('/pictures/map.jpg')).toMatchObject({ office: { picture: '/pictures/map.jpg' } });
  expect(picture(5)).toMatchObject({ office: { picture: '' } });
});

test('Unknown keys are left out', () => {
  expect(withDefaults({ fax: '1' }, model)).toEqual(empty);
});

test('An unknown choice is replaced by the first one', () => {
  const choices = z.strictObject({ isOpen: z.boolean(), season: z.enum(['summer', 'winter']) });
  expect(withDefaults({}, choices)).toEqual({ isOpen: false, season: 'summer' });
  expect(withDefaults({ isOpen: 'yes', season: 'spring' }, choices)).toEqual({
    isOpen: false,
    season: 'summer',
  });
  const chosen = { isOpen: true, season: 'winter' };
  expect(withDefaults(chosen, choices)).toEqual(chosen);
});

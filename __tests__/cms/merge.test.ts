import { filledIn, isSame, merge, withPart } from '../../src/cms/merge';

const base = {
  title: { first: 'One', second: 'Two' },
  slides: ['a', 'b', 'c'],
  team: { file: 'team.jpg', alt: { en: 'Team', de: 'Team' } },
};

test('Fields that only one of two has changed are both kept', () => {
  const ours = { ...base, title: { first: 'Mine', second: 'Two' } };
  const theirs = { ...base, title: { first: 'One', second: 'Theirs' }, slides: ['a', 'b', 'd'] };
  expect(merge(base, ours, theirs)).toEqual({
    value: { ...base, title: { first: 'Mine', second: 'Theirs' }, slides: ['a', 'b', 'd'] },
    conflicts: [],
  });
});

test('Fields that one has removed or added are removed or added', () => {
  const ours = { ...base, phone: '1' };
  const { slides: _, ...theirs } = base;
  expect(merge(base, ours, theirs)).toEqual({ value: { ...theirs, phone: '1' }, conflicts: [] });
});

test('The same change by both is no conflict; different ones are, with our text', () => {
  const ours = { ...base, title: { first: 'Mine', second: 'Same' } };
  const theirs = { ...base, title: { first: 'Theirs', second: 'Same' } };
  expect(merge(base, ours, theirs)).toEqual({ value: ours, conflicts: [['title', 'first']] });
});

test('A list that both have changed is a conflict as a whole', () => {
  const ours = { ...base, slides: ['b', 'a', 'c'] };
  const theirs = { ...base, slides: ['a', 'b', 'x'] };
  expect(merge(base, ours, theirs).conflicts).toEqual([['slides']]);
});

test('The description of a picture is not mixed with the one of a picture that replaced it', () => {
  const ours = { ...base, team: { file: 'new.jpg', alt: { en: 'New', de: 'Neu' } } };
  const theirs = { ...base, team: { file: 'team.jpg', alt: { en: 'Team', de: 'Mannschaft' } } };
  expect(merge(base, ours, theirs)).toEqual({ value: ours, conflicts: [['team']] });
});

test('After a conflict was seen, our text takes the place of theirs, and another change of theirs is one again', () => {
  const ours = { title: { first: 'Mine', second: 'Two' } };
  const theirs = { title: { first: 'Theirs', second: 'Two' } };
  const seen = withPart(base, ['title', 'first'], 'Theirs');
  expect(merge(seen, { ...base, ...ours }, { ...base, ...theirs })).toMatchObject({
    value: ours,
    conflicts: [],
  });
  const again = { ...base, title: { first: 'Newer', second: 'Two' } };
  expect(merge(seen, { ...base, ...ours }, again).conflicts).toEqual([['title', 'first']]);
});

test('An editor who removes what another has changed is told', () => {
  const { title: _, ...ours } = base;
  const theirs = { ...base, title: { first: 'Theirs', second: 'Two' } };
  expect(merge(base, ours, theirs).conflicts).not.toEqual([]);
  expect(merge(base, theirs, ours).conflicts).not.toEqual([]);
});

test('Values of a form are compared without what is empty, trimmed, or added by the CMS', () => {
  const form = { name: ' A ', phone: '', legal: { form: null }, list: [], _open: '' };
  const items = [{ __sc_item_id: 1, file: 'a.jpg', focus: '' }];
  expect(filledIn({ ...form, items })).toEqual({ name: 'A', items: [{ file: 'a.jpg' }] });
  expect(filledIn({ slides: ['', 'b'], flag: false })).toEqual({ slides: ['', 'b'], flag: false });
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
});

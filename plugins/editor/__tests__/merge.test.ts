import { filledIn, isSame, merge } from '../src/merge';

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

test('An editor who removes what another has changed is told', () => {
  const { title: _, ...ours } = base;
  const theirs = { ...base, title: { first: 'Theirs', second: 'Two' } };
  expect(merge(base, ours, theirs)).toEqual({ value: ours, conflicts: [['title']] });
  expect(merge(base, theirs, ours)).toEqual({ value: theirs, conflicts: [['title']] });
});

test('Values of a form are compared without what is empty, trimmed, or added by the CMS', () => {
  const form = { name: ' A ', phone: '', map: { file: null }, list: [], _open: '' };
  const items = [{ __sc_item_id: 1, file: 'a.jpg', focus: '' }];
  expect(filledIn({ ...form, items })).toEqual({ name: 'A', items: [{ file: 'a.jpg' }] });
  expect(filledIn({ slides: ['', 'b'], flag: false })).toEqual({ slides: ['', 'b'], flag: false });
  const same = [
    { a: 1, b: { c: 2, d: '' } },
    { b: { c: 2 }, a: 1 },
  ].map(filledIn);
  expect(isSame(same[0], same[1])).toBe(true);
});

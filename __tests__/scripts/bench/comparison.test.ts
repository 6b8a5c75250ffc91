/** @jest-environment node */
import { compare, isMet, quantile, type Sample, tableOf } from '../../../scripts/bench/comparison';

const sample: Sample = {
  'HTML, kB': 8,
  'before scrolling, kB': 100,
  'scrolled to the end, kB': 150,
  'scripts, kB': 40,
  'requests before scrolling': 12,
  'requests to the end': 18,
  'layout shift': 0,
  'LCP, ms': 1200,
  'Speed Index, ms': 700,
  'TBT, ms': 20,
  'main thread, ms': 500,
};

/** The metrics over their limit, where ours and the hand-written page differ in this. */
const exceeded = (ours: Partial<Sample>[], reference: Partial<Sample>[] = [{}]) =>
  compare(
    ours.map((one) => ({ ...sample, ...one })),
    reference.map((one) => ({ ...sample, ...one })),
  )
    .filter((row) => !isMet(row))
    .map(({ metric }) => metric);

test.each([
  [[3], 0.5, 3],
  [[3, 1], 0.5, 2],
  [[9, 1, 2], 0.5, 2],
  [[1, 10, 3, 2], 0.5, 2.5],
  [[10, 2, 4], 0.75, 7],
  [[10, 2, 4], 1, 10],
])('Of %j, the quantile %d is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test('A page like the hand-written one is within all limits', () => {
  expect(exceeded([{}])).toEqual([]);
});

test.each([
  ['HTML, kB', 9, 9.1],
  ['scrolled to the end, kB', 210, 211],
  ['scripts, kB', 50, 51],
  ['LCP, ms', 1260, 1261],
  ['Speed Index, ms', 700, 701],
  ['TBT, ms', 20, 21],
  ['main thread, ms', 600, 601],
] as const)('%s may be %d, not %d', (metric, allowed, tooMuch) => {
  expect(exceeded([{ [metric]: allowed }])).toEqual([]);
  expect(exceeded([{ [metric]: tooMuch }])).toEqual([metric]);
});

test('One slow run of three does not count, two do', () => {
  const slow = { 'LCP, ms': 1300 };
  expect(exceeded([{}, slow, {}])).toEqual([]);
  expect(exceeded([slow, slow, {}])).toEqual(['LCP, ms']);
});

test('One run of three with a layout shift counts', () => {
  expect(exceeded([{}, { 'layout shift': 0.001 }, {}])).toEqual(['layout shift']);
});

test('Times that the hand-written page itself reaches now and then are noise', () => {
  const noisy = [{ 'TBT, ms': 20 }, { 'TBT, ms': 60 }, { 'TBT, ms': 0 }];
  expect(exceeded([{ 'TBT, ms': 40 }], noisy)).toEqual([]);
  expect(exceeded([{ 'TBT, ms': 41 }], noisy)).toEqual(['TBT, ms']);
});

test('The table shows both pages, their ratio, and which limits are exceeded', () => {
  const table = tableOf(compare([{ ...sample, 'TBT, ms': 51.44 }], [sample]));
  expect(table).toMatch(/^TBT, ms +51\.4 +20 +2\.57 +20 +NOT MET$/m);
  expect(table).toMatch(/^LCP, ms +1200 +1200 +1\.00 +1260 +met$/m);
  expect(table).toMatch(/^requests to the end +18 +18 +1\.00$/m);
  expect(table).toMatch(/^layout shift +0 +0 +0 +met$/m);
});

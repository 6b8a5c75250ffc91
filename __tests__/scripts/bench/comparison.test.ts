/** @jest-environment node */
import { compare, median, tableOf } from '../../../scripts/bench/comparison';
import type { Sample } from '../../../scripts/bench/metrics';

const sample: Sample = {
  performance: 100,
  firstContentfulPaint: 700,
  largestContentfulPaint: 1200,
  speedIndex: 700,
  totalBlockingTime: 0,
  mainThread: 500,
  layoutShift: 0,
  beforeLoad: { bytes: 60_000, requests: 6, files: [] },
  afterFiveSeconds: { bytes: 120_000, requests: 12, files: [] },
  afterScrolling: { bytes: 130_000, requests: 14, files: [] },
  longTasks: [],
  shiftsSlowly: 0,
  shiftsFast: 0,
  htmlBytes: 8000,
};

const rowOf = (name: string, ours: Partial<Sample>[], reference: Partial<Sample> = {}) =>
  compare(
    ours.map((one) => ({ ...sample, ...one })),
    [{ ...sample, ...reference }],
  ).find((row) => row.name === name);

test.each([
  [[3], 3],
  [[3, 1], 2],
  [[9, 1, 2], 2],
  [[1, 10, 3, 2], 2.5],
])('The median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('A page like the reference keeps all limits', () => {
  expect(compare([sample], [sample]).filter(({ isMet }) => isMet === false)).toEqual([]);
});

test('One slow run of three does not count, two do', () => {
  const slow = { firstContentfulPaint: 740 };
  expect(rowOf('FCP', [{}, slow, {}])).toMatchObject({ ours: 700, limit: 735, isMet: true });
  expect(rowOf('FCP', [slow, slow, {}])).toMatchObject({ ours: 740, isMet: false });
});

test('One shift of three runs counts', () => {
  expect(rowOf('CLS, scrolled fast', [{}, { shiftsFast: 0.02 }, {}])).toMatchObject({
    ours: 0.02,
    ratio: null,
    isMet: false,
  });
});

test('A better score than the limit is met, a worse one is not', () => {
  expect(rowOf('Performance', [{}])).toMatchObject({ ratio: 1, isMet: true });
  expect(rowOf('Performance', [{ performance: 99 }])).toMatchObject({ isMet: false });
});

test('Bytes are held against the reference before load, and against a number after it', () => {
  const rows = [
    {
      beforeLoad: { bytes: 69_001, requests: 12, files: [] },
      afterScrolling: { bytes: 195_001, requests: 9, files: [] },
    },
  ];
  expect(rowOf('Bytes before load', rows)).toMatchObject({ ours: 69.001, isMet: false });
  expect(rowOf('Requests before load', rows)).toMatchObject({ ours: 12, limit: 12, isMet: true });
  expect(rowOf('Bytes after scrolling', rows)).toMatchObject({ limit: 195, isMet: false });
});

test('The table says what is not met', () => {
  const rows = compare([{ ...sample, totalBlockingTime: 51.4 }], [sample]);
  expect(tableOf(rows)).toMatch(/^TBT, ms +51\.4 +0 +50 +NOT MET$/m);
  expect(tableOf(rows)).toMatch(/^FCP, ms +700 +700 +1\.00 +735 +met$/m);
});

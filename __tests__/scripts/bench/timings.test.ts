/** @jest-environment node */
import { timingsIn } from '../../../scripts/bench/timings';
import type { LighthouseReport } from '../../../scripts/lighthouseReport';

const audit = (numericValue?: number) => ({
  title: '',
  score: 1,
  scoreDisplayMode: 'numeric',
  numericValue,
});
const report: LighthouseReport = {
  categories: { performance: { score: 0.985, auditRefs: [] } },
  audits: {
    'first-contentful-paint': audit(756.2),
    'largest-contentful-paint': audit(1281),
    'speed-index': audit(757),
    'total-blocking-time': audit(0),
    'mainthread-work-breakdown': audit(559),
    'cumulative-layout-shift': audit(0.028),
  },
};

test("Lighthouse's own numbers are taken", () => {
  expect(timingsIn(report)).toEqual({
    performance: 99,
    firstContentfulPaint: 756.2,
    largestContentfulPaint: 1281,
    speedIndex: 757,
    totalBlockingTime: 0,
    mainThread: 559,
    layoutShift: 0.028,
  });
});

test('What could not be measured is not taken for a good time', () => {
  const audits = { ...report.audits, 'speed-index': audit() };
  expect(() => timingsIn({ ...report, audits })).toThrow('Lighthouse says nothing of speed-index.');
  const runtimeError = { message: 'The page did not load.' };
  expect(() => timingsIn({ ...report, runtimeError })).toThrow('The page did not load.');
});

/** @jest-environment node */
import { failuresOf, type LighthouseReport, scoresOf } from '../../scripts/lighthouseReport';

const audit = (score: number | null, scoreDisplayMode = 'binary') => ({
  title: `An audit of ${score}`,
  score,
  scoreDisplayMode,
});
const node = { selector: 'main > a', snippet: '<a\nhref="#">' };
const meta = { selector: 'head > meta', snippet: '<meta name="robots">' };

const report: LighthouseReport = {
  categories: {
    accessibility: {
      score: 0.96,
      auditRefs: [
        { id: 'contrast', weight: 7 },
        { id: 'names', weight: 7 },
        { id: 'by-hand', weight: 7 },
        { id: 'hint', weight: 0 },
      ],
    },
    'best-practices': { score: null, auditRefs: [{ id: 'console', weight: 1 }] },
    seo: {
      score: 0.6,
      auditRefs: [
        { id: 'contrast', weight: 1 },
        { id: 'robots', weight: 4 },
      ],
    },
  },
  audits: {
    contrast: { ...audit(0), title: 'Too pale', details: { items: [{ node }] } },
    names: audit(1),
    'by-hand': audit(null, 'manual'),
    hint: audit(0),
    robots: {
      ...audit(0),
      title: 'Hidden',
      details: { items: [{ source: meta }, { source: 'X' }] },
    },
    console: { ...audit(null, 'error'), title: 'Errors in the console', errorMessage: 'no answer' },
  },
};

test('A category that could not be scored counts as failed', () => {
  expect(scoresOf(report)).toEqual([96, 0, 60]);
});

test('Only audits that cost points are told of, once, with their elements', () => {
  expect(failuresOf(report)).toEqual([
    'Too pale\n    main > a  <a href="#">',
    'Errors in the console\n    no answer',
    'Hidden\n    head > meta  <meta name="robots">\n    {"source":"X"}',
  ]);
});

test('A page that could not be loaded says so', () => {
  const failed = { runtimeError: { message: 'No page' }, categories: {}, audits: {} };
  expect(scoresOf(failed)).toEqual([0, 0, 0]);
  expect(failuresOf(failed)).toEqual(['No page']);
});

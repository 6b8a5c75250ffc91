/** @jest-environment node */
import { failuresOf, type LighthouseReport, numberIn, scoreOf } from '../../scripts/runLighthouse';

const audit = (title: string, score: number | null, scoreDisplayMode = 'binary') => ({
  title,
  score,
  scoreDisplayMode,
});

const report: LighthouseReport = {
  categories: {
    accessibility: {
      score: 0.985,
      auditRefs: [
        { id: 'contrast', weight: 7 },
        { id: 'names', weight: 7 },
        { id: 'by-hand', weight: 7 },
        { id: 'hint', weight: 0 },
      ],
    },
    'best-practices': { score: null, auditRefs: [{ id: 'console', weight: 1 }] },
  },
  audits: {
    contrast: audit('Too pale', 0.5),
    names: audit('Names', 1),
    'by-hand': audit('Test it yourself', null, 'manual'),
    hint: audit('A hint', 0),
    console: audit('Errors in the console', null, 'error'),
    'speed-index': { ...audit('Speed Index', 1, 'numeric'), numericValue: 756.2 },
    'total-blocking-time': { ...audit('TBT', 1, 'numeric'), numericValue: 0 },
  },
};

test('Scores are percentages; a category that could not be scored has 0', () => {
  expect(scoreOf(report, 'accessibility')).toBe(99);
  expect(scoreOf(report, 'best-practices')).toBe(0);
  expect(scoreOf(report, 'seo')).toBe(0);
});

test('Only audits that lower the score are failures', () => {
  expect(failuresOf(report, 'accessibility')).toEqual(['Too pale']);
  expect(failuresOf(report, 'best-practices')).toEqual(['Errors in the console']);
});

test('Numbers are those of Lighthouse, and 0 is one', () => {
  expect(numberIn(report, 'speed-index')).toBe(756.2);
  expect(numberIn(report, 'total-blocking-time')).toBe(0);
});

test('What could not be measured is an error, not a good time', () => {
  const message = 'The page did not load.';
  expect(() => numberIn(report, 'largest-contentful-paint')).toThrow(
    'Lighthouse did not measure largest-contentful-paint.',
  );
  expect(() => numberIn({ ...report, runtimeError: { message } }, 'speed-index')).toThrow(message);
});

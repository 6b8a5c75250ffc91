/** @jest-environment node */
import {
  judge,
  type SizedBuilds,
  slopeOf,
  stepTable,
  tableOf,
} from '../../../src/bench/build/growth';
import { stepsIn } from '../../../src/bench/build/measuredBuild';

const built = (languages: number, cold: number, warm: number): SizedBuilds => ({
  languages,
  cold: { seconds: cold, processorSeconds: 2 * cold, megabytes: 1200, steps: { Bundle: cold / 2 } },
  warm: { seconds: warm, steps: { Bundle: 0.4 } },
  html: 8000 + 10 * languages,
});

test('The slope is what each step costs, wherever it begins', () => {
  const points = [1, 4, 16, 64].map((x) => ({ x, y: 40 + 0.25 * x }));
  expect(slopeOf(points)).toBeCloseTo(0.25);
  const noisy = [
    { x: 0, y: 1 },
    { x: 1, y: 0 },
    { x: 2, y: 2 },
  ];
  expect(slopeOf(noisy)).toBeCloseTo(0.5);
});

test('Each limit is judged, from what was measured', () => {
  expect(judge([built(1, 40, 10), built(4, 40.27, 12.5)])).toEqual([
    'cold, 4 languages: 40.3 s, limit 45 s: met',
    'cold, each added language: 0.090 s, limit 0.1 s: met',
    'warm, 4 languages: 12.5 s, limit 12 s: NOT MET',
    'warm, each added language: 0.833 s, limit 0.1 s: NOT MET',
  ]);
  expect(judge([built(16, 40, 10)])).toEqual([]);
});

test('Where the system does not tell of memory, nothing is said of it', () => {
  expect(tableOf([built(4, 40, 10)])).toMatch(/^4 +40\.0 +10\.0 +80\.0 +1200 +8\.04$/m);
});

test('Steps worth to look at are listed', () => {
  expect(stepTable([built(1, 40, 10), built(4, 44, 10)], 'cold')).toMatch(
    /^Bundle +20\.0 +22\.0$/m,
  );
  expect(stepTable([built(1, 40, 10)], 'warm')).not.toMatch('Bundle');
});

test("Steps are read from what Gatsby says, a step's times in sum", () => {
  const output = `
success compile gatsby files - 1.5s
success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 99.801s - 49/49 0.49/s
success onPostBuild - 3s
success onPostBuild - 0.5s
info Done building in 60.6 sec
`;
  expect(stepsIn(output)).toEqual({
    'compile gatsby files': 1.5,
    'Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs': 99.801,
    onPostBuild: 3.5,
  });
});

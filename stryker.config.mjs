/**
 * For `npm run test:mutation -- client`: Stryker changes the code in `src/client` in every small way it can, one at a
 * time, and runs the tests in `__tests__/client`. See docs/testing.md.
 */
import { readFileSync } from 'node:fs';

/** The parts of a page, which test each other. */
const page = ['client', 'components', 'dom'];

const { jest } = JSON.parse(readFileSync('package.json', 'utf8'));
const area = process.env.MUTATED_AREA;
if (!area) throw new Error('Run `npm run test:mutation`, which sets MUTATED_AREA.');

export default {
  // The hosts' functions are tested as they are bundled, where Stryker can't follow.
  mutate: [`src/${area}/**/*.{ts,tsx}`, '!**/*.d.ts', '!src/hosting/edge/**'],
  // Stryker would rewrite the paths in it with TypeScript's interface, which version 7 lacks; Jest does not read it.
  tsconfigFile: 'none',
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 30_000,
  tempDirName: 'test-results/mutation/sandbox',
  ignorePatterns: ['public', '.cache', 'deploy', 'test-results'],
  buildCommand: 'node __tests__/mutation/environments.mjs',
  jest: {
    // Jest would leave out tests that load a component in another way than by importing it.
    enableFindRelatedTests: false,
    config: {
      ...jest,
      testRunner: '<rootDir>/__tests__/mutation/jest-circus-impatient.cjs',
      testSequencer: '<rootDir>/__tests__/mutation/fastestFirst.cjs',
      testMatch: (page.includes(area) ? [...page, 'pages'] : [area]).map(
        (folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`,
      ),
      testPathIgnorePatterns: [
        ...jest.testPathIgnorePatterns,
        // Random changes would notice other mutants in each run.
        '/content/fuzz.test.tsx',
        // Seconds for each mutant.
        '/content/(wrongContent|hostilePages|foreignTexts).test',
        '/head/OrganizationJsonLd.test.tsx',
      ],
    },
  },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `test-results/mutation/${area}.html` },
  jsonReporter: { fileName: `test-results/mutation/${area}.json` },
  thresholds: { high: 90, low: 80, break: 80 },
};

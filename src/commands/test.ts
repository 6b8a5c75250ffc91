/**
 * `npm test`: everything that must be true before a change goes out, the quick steps first. Stops at
 * the first step that fails; the last line counts what passed and failed.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { installChromium } from './chromium';
import { run } from './run';

const types = 'src/gatsby-types.d.ts';
const results = 'node_modules/.cache/test-results';
/** The site as it is with a map token; the one in `public/` has none. */
export const siteWithToken = 'node_modules/.cache/site-with-token';

interface Step {
  name: string;
  /** Settles with an exit code. */
  work: () => Promise<number>;
  /** Where its test runner writes its counts; a step without is one check. */
  counts?: () => Counts;
}

interface Counts {
  passed: number;
  failed: number;
}

const steps: Step[] = [
  { name: 'Content', work: () => run('tsx', ['src/commands/check.ts']) },
  { name: 'Format and lint', work: () => run('biome', ['ci', '.']) },
  { name: 'Types', work: () => run('tsc', ['--noEmit']) },
  {
    name: 'Components and rules',
    work: () => run('jest', ['--json', `--outputFile=${results}/jest.json`]),
    counts: () => {
      const { numPassedTests, numFailedTests } = readJson(`${results}/jest.json`);
      return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
    },
  },
  { name: 'Build with a map token', work: buildWithToken },
  { name: 'Build', work: () => run('gatsby', ['build'], { GATSBY_MAPBOX_TOKEN: '' }) },
  { name: 'Generated types are committed', work: checkTypes },
  { name: 'Chromium', work: installChromium },
  {
    name: 'Browser',
    work: () => run('playwright', ['test', '--config=__tests__/browser/playwright.config.ts']),
    counts: () => {
      const stats = readJson(`${results}/browser.json`).stats as Record<string, number>;
      const { expected = 0, flaky = 0, unexpected = 0 } = stats;
      return { passed: expected + flaky, failed: unexpected };
    },
  },
];

async function buildWithToken(): Promise<number> {
  const code = await run('gatsby', ['build'], { GATSBY_MAPBOX_TOKEN: 'pk.test' });
  rmSync(siteWithToken, { recursive: true, force: true });
  if (code === 0) cpSync('public', siteWithToken, { recursive: true });
  return code;
}

const committedTypes = readFileSync(types, 'utf8');

async function checkTypes(): Promise<number> {
  if (readFileSync(types, 'utf8') === committedTypes) return 0;
  console.error(`${types} has changed with the queries. Commit it as it is, and run this again.`);
  return 1;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function testAll(): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  for (const [index, { name, work, counts }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const started = Date.now();
    const code = await work();
    const { passed, failed } = counts?.() ?? { passed: code ? 0 : 1, failed: code ? 1 : 0 };
    total.passed += passed;
    total.failed += Math.max(failed, code ? 1 : 0);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${code ? 'failed' : 'done'}: ${name}, ${seconds} s`);
    if (code) break;
  }
  return total;
}

testAll().then(({ passed, failed }) => {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});

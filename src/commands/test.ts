/**
 * `npm test`: everything that must be true before a change goes out, the quick steps first. Stops at
 * the first step that fails; the last line counts what passed and failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWithToken } from './buildWithToken';
import { installChromium } from './chromium';
import { installNginx } from './installNginx';
import { browserResults, builtResults, jestResults, testResults } from './places';
import { plainBuild } from './plainBuild';
import { run } from './run';

const types = 'src/gatsby-types.d.ts';

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
  skipped: number;
}

const steps: Step[] = [
  { name: 'Content', work: () => run('tsx', ['src/commands/check.ts']) },
  { name: 'Format and lint', work: () => run('biome', ['ci', '.']) },
  { name: 'Types', work: () => run('tsc', ['--noEmit']) },
  {
    name: 'Components and rules',
    work: () => run('jest', ['--json', `--outputFile=${jestResults}`]),
    counts: () => jestCounts(jestResults),
  },
  { name: 'Build with a map token', work: buildWithToken },
  { name: 'Build', work: () => run('gatsby', ['build'], plainBuild) },
  { name: 'Generated types are committed', work: checkTypes },
  { name: 'nginx', work: installNginx },
  {
    name: 'The built site',
    work: () => run('npm', ['run', 'test:built', '--', '--json', `--outputFile=${builtResults}`]),
    counts: () => jestCounts(builtResults),
  },
  { name: 'Chromium', work: installChromium },
  {
    name: 'Browser',
    work: () => run('playwright', ['test', '--config=__tests__/browser/playwright.config.ts']),
    counts: () => {
      const stats = readJson(browserResults).stats as Record<string, number>;
      const { expected = 0, flaky = 0, unexpected = 0 } = stats;
      return { passed: expected + flaky, failed: unexpected, skipped: 0 };
    },
  },
];

function jestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = readJson(file);
  return {
    passed: Number(numPassedTests),
    failed: Number(numFailedTests),
    skipped: Number(numPendingTests),
  };
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

/** A runner that died before it wrote its counts has failed once. */
function countOf(code: number, counts?: () => Counts): Counts {
  const once = { passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: 0 };
  try {
    return counts?.() ?? once;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function testAll(): Promise<Counts> {
  rmSync(testResults, { recursive: true, force: true });
  mkdirSync(testResults, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, { name, work, counts }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const started = Date.now();
    const code = await work();
    const { passed, failed, skipped } = countOf(code, counts);
    total.passed += passed;
    total.skipped += skipped;
    total.failed += Math.max(failed, code ? 1 : 0);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${code ? 'failed' : 'done'}: ${name}, ${seconds} s`);
    if (code) break;
  }
  return total;
}

testAll().then(({ passed, failed, skipped }) => {
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed ? 1 : 0;
});

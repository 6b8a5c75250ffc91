/** Reads the reports of Jest and Playwright into one format. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface TestResult {
  name: string;
  file: string;
  seconds: number;
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Why it was skipped, if the test gives a reason. */
  reason?: string;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** A test file that fails to load counts as one failed test. */
export function readJestResults(report: string): TestResult[] {
  const { testResults }: JestReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed'))
      return [{ name: 'loads', file, seconds: 0, status: 'failed' }];
    return assertionResults.map(({ fullName, status, duration }) => ({
      name: fullName,
      file,
      seconds: (duration ?? 0) / 1000,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
  });
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string }[];
      results: { duration: number }[];
    }[];
  }[];
}

const playwrightStatus = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

export function readPlaywrightResults(report: string): TestResult[] {
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(readFileSync(report, 'utf8'));
  return suites.flatMap(resultsIn);
}

function resultsIn({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => ({
      name: `[${projectName}] ${title}`,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status: playwrightStatus[status],
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  );
  return [...own, ...suites.flatMap(resultsIn)];
}

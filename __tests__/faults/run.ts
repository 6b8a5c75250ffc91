/**
 * `npm run test:faults`: makes one mistake after another (`__tests__/faults/`) in a copy of the project, and runs
 * the test that must find it. Fails if a test misses its mistake, or fails without it.
 * `--only marker` takes the mistakes with "marker" in their names, `--quick` those that need no build.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from '../tools/chromium';
import { copyProject } from '../tools/copyProject';
import { run } from '../tools/run';
import { buildSampleSite } from '../tools/sampleSites';
import { faults as allFaults } from './all';
import type { BrowserTest, Fault, JestTest } from './fault';

type Outcome =
  | 'caught'
  | 'MISSED'
  | 'NO TEST of this name'
  | 'TEST FAILS without the fault'
  | 'NO BUILD with the fault';

const report = 'test-report.json';
const log = 'test-output.log';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } },
});
const isJest = ({ test }: Fault) => 'jest' in test;
const chosen = allFaults.filter(
  (fault) => fault.name.includes(values.only) && (isJest(fault) || !values.quick),
);
const needBuild = chosen.filter((fault) => !isJest(fault));

/** How many tests passed and failed; a test file that does not even load has found nothing. */
interface Result {
  passed: number;
  failed: number;
}

async function runTest(test: Fault['test']): Promise<Result> {
  rmSync(report, { force: true });
  return 'jest' in test ? runJest(test) : runBrowser(test);
}

async function runJest({ jest, name }: JestTest): Promise<Result> {
  const chosenNames = name ? ['--testNamePattern', escaped(name)] : [];
  await run('jest', ['--json', `--outputFile=${report}`, ...chosenNames, jest], { log });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

async function runBrowser({ spec, grep }: BrowserTest): Promise<Result> {
  const args = ['--config=__tests__/browser/playwright.config.ts', '--grep', escaped(grep), spec];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), report), CI: '' };
  await run('playwright', ['test', '--workers=1', '--reporter=json', ...args], { env, log });
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of the test without the fault, once for all faults that it must find. */
const withoutFault = new Map<string, Promise<Outcome | undefined>>();

function complaintWithoutFault(test: Fault['test']): Promise<Outcome | undefined> {
  const key = JSON.stringify(test);
  const known = withoutFault.get(key) ?? runTest(test).then(complaint);
  withoutFault.set(key, known);
  return known;
}

function complaint({ passed, failed }: Result): Outcome | undefined {
  if (passed + failed === 0) return 'NO TEST of this name';
  return failed ? 'TEST FAILS without the fault' : undefined;
}

async function outcomeOf(fault: Fault): Promise<Outcome> {
  const found = await complaintWithoutFault(fault.test);
  if (found) return found;
  const source = readFileSync(fault.file, 'utf8');
  try {
    writeFileSync(
      fault.file,
      source.replace(fault.find, () => fault.replace),
    );
    if (!isJest(fault) && (await buildSampleSite()) !== 0) return 'NO BUILD with the fault';
    const { failed } = await runTest(fault.test);
    return failed > 0 ? 'caught' : 'MISSED';
  } finally {
    writeFileSync(fault.file, source);
  }
}

async function testAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (needBuild.length > 0) {
    await installChromium();
    console.log('Building the sample site without faults …');
    if ((await buildSampleSite()) !== 0) throw new Error('The sample site does not build.');
    // Before the first fault is built into it.
    for (const { test } of needBuild) await complaintWithoutFault(test);
  }
  for (const fault of chosen) {
    const start = Date.now();
    const outcome = await outcomeOf(fault);
    const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
    console.log(`${outcome}: ${fault.name}, ${seconds}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** In a copy, in which the tools, the builds and the tests then work. */
async function testInCopy(): Promise<Outcome[]> {
  const project = process.cwd();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
  try {
    // Builds and browser tests keep their sites and reports in it.
    copyProject(folder, { modules: needBuild.length > 0 ? 'copy' : 'link', tests: true });
    process.chdir(folder);
    return await testAll();
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true, force: true });
  }
}

testInCopy().then((outcomes) => {
  const caught = outcomes.filter((outcome) => outcome === 'caught').length;
  console.log(`\n${caught} caught, ${outcomes.length - caught} missed`);
  process.exitCode = outcomes.length > 0 && caught === outcomes.length ? 0 : 1;
});

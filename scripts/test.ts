/**
 * `npm test`: runs all checks and tests. `--quick` skips everything that needs a build, `--content` checks only the
 * owner's content and the site built from it, `--full` tests every combination (`--shard 1/4` runs a part). Stops
 * after the first failed step.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installChromium } from './chromium';
import { installNginx } from './installNginx';
import { testResults } from './paths';
import { run } from './run';
import { buildOwnSite, buildSampleSites } from './sampleSites';
import { type Outcome, printReport } from './testReport';
import { readJestResults, readPlaywrightResults, type TestResult } from './testResults';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    content: { type: 'boolean' },
    full: { type: 'boolean' },
    shard: { type: 'string' },
  },
});
/** A shard may have none of a step's tests. */
const shard = values.shard ? [`--shard=${values.shard}`] : [];
const env = values.full ? { FULL_RUN: '1' } : {};

interface Step {
  name: string;
  /** Resolves with an exit code. */
  run: () => Promise<number>;
  /** The results of its tests; a step without tests counts as one. */
  results?: () => TestResult[];
}

const check: Step = { name: 'Content', run: () => run('tsx', ['scripts/check.ts']) };
const lint: Step = { name: 'Format and lint', run: lintFiles };
const types: Step = { name: 'Types', run: () => run('tsc', ['--noEmit']) };
const units = jest('Components and rules', 'unit');
/** Without the tests of commands, which start processes. */
const quickUnits = jest('Components and rules', 'unit', [
  '--testPathIgnorePatterns=/(built|fullRun|__tests__/scripts)/',
]);
const sampleSites: Step = { name: 'Build the sample sites', run: buildSampleSites };
const ownSite: Step = { name: 'Build your site', run: buildOwnSite };
const typesAreCommitted: Step = { name: 'Generated types are committed', run: checkTypes };
const nginx: Step = { name: 'Install nginx', run: installNginx };
const builtSites = jest('The built site and its hosts', 'built', [
  '--testPathIgnorePatterns=/node_modules/',
  `--testPathPatterns=/${values.full ? '(built|fullRun)' : 'built'}/`,
  '--runInBand',
  ...shard,
  '--passWithNoTests',
]);
const chromium: Step = { name: 'Install Chromium', run: installChromium };
const browser = playwright('Browser', 'browser', ['--project=site', '--project=editor', ...shard]);
/** Drawn without a graphics card: nothing else may take the processor. */
const liveMap = playwright('Browser: the live map', 'map', [
  '--project=map',
  '--workers=1',
  ...shard,
]);
const own = playwright('Browser: your site', 'own', [], '__tests__/ownSite/playwright.config.ts');

/** The steps in order; those in one list run side by side. */
function plan(): Step[][] {
  if (values.quick) return [[check], [lint], [types], [quickUnits]];
  if (values.content) return [[check], [ownSite], [chromium], [own]];
  return [
    [check],
    [lint],
    [types],
    [units, inOrder(sampleSites, ownSite, typesAreCommitted)],
    [nginx],
    [builtSites],
    [chromium],
    [browser],
    [liveMap],
    [own],
  ];
}

function jest(name: string, report: string, args: string[] = shard): Step {
  const file = `${testResults}/${report}.json`;
  return {
    name,
    run: () => run('jest', ['--json', `--outputFile=${file}`, ...args], { env }),
    results: () => readJestResults(file),
  };
}

function playwright(
  name: string,
  report: string,
  args: string[],
  config = '__tests__/browser/playwright.config.ts',
): Step {
  const file = `${testResults}/${report}.json`;
  return {
    name,
    run: () =>
      run('playwright', ['test', `--config=${config}`, '--pass-with-no-tests', ...args], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${file}` },
      }),
    results: () => readPlaywrightResults(file),
  };
}

function inOrder(...steps: Step[]): Step {
  return {
    name: steps.map(({ name }) => name).join(', '),
    run: async () => {
      for (const step of steps) {
        const code = await step.run();
        if (code !== 0) return code;
      }
      return 0;
    },
  };
}

async function lintFiles(): Promise<number> {
  const code = await run('biome', ['ci', '.']);
  if (code) console.error('`npm run format` corrects the format. Run it, and commit the changes.');
  return code;
}

const typesFile = 'src/gatsby-types.d.ts';
const committedTypes = readFileSync(typesFile, 'utf8');

async function checkTypes(): Promise<number> {
  if (readFileSync(typesFile, 'utf8') === committedTypes) return 0;
  console.error(`${typesFile} changed with the queries. Commit it, and run the tests again.`);
  return 1;
}

async function runStep({ name, run, results }: Step): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  const start = Date.now();
  const code = await run();
  const seconds = (Date.now() - start) / 1000;
  console.log(`${code ? '✗' : '✓'} ${name}, ${Math.round(seconds)} s`);
  return { name, seconds, results: resultsOf(name, code, results) };
}

/** A failed step has at least one failed result, also when its test runner crashed. */
function resultsOf(name: string, code: number, read?: () => TestResult[]): TestResult[] {
  const itself = { name, file: '', seconds: 0 };
  const found = read && readIfThere(read);
  if (!found) return [{ ...itself, status: code ? 'failed' : 'passed' }];
  const hasFailure = found.some(({ status }) => status === 'failed');
  return code && !hasFailure ? [...found, { ...itself, status: 'failed' }] : found;
}

function readIfThere(read: () => TestResult[]): TestResult[] | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function runAll(): Promise<Outcome[]> {
  rmSync(testResults, { recursive: true, force: true });
  mkdirSync(testResults, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const steps of plan()) {
    outcomes.push(...(await Promise.all(steps.map(runStep))));
    if (outcomes.some(({ results }) => results.some(({ status }) => status === 'failed'))) break;
  }
  return outcomes;
}

runAll().then((outcomes) => {
  process.exitCode = printReport(outcomes);
});

/**
 * `npm run test:faults`: makes one mistake after another (`__tests__/faults/`) in a copy of the project, and runs
 * the test that must find it. Fails if a test misses its mistake, or fails without it.
 * `--only marker` takes the mistakes with "marker" in their names, `--quick` those that need no build.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../tools/copyProject';
import { installBrowsers } from '../tools/installBrowsers';
import { run } from '../tools/run';
import { buildSampleSite } from '../tools/sampleSites';
import { faults as allFaults } from './all';
import type { Fault, Test } from './fault';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } },
});
const needsBuild = ({ test }: Fault) => typeof test !== 'string';
const chosen = allFaults.filter(
  (fault) => fault.name.includes(values.only) && !(values.quick && needsBuild(fault)),
);

const report = 'test-report.json';

/** How many tests passed and failed; a test file that does not even load has found nothing. */
function runTest(test: Test): { passed: number; failed: number } {
  rmSync(report, { force: true });
  if (typeof test === 'string') {
    run('jest', ['--json', `--outputFile=${report}`, test], { isSilent: true });
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const config = '--config=__tests__/browser/playwright.config.ts';
  const grep = test.grep.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = ['test', '--workers=1', '--reporter=json', config, '--grep', grep, test.spec];
  run('playwright', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), report), CI: '' },
    isSilent: true,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected };
}

/** Whether a test exists and passes without the fault, once for all faults that it must find. */
const withoutFault = new Map<string, boolean>();
function passesWithoutFault(test: Test): boolean {
  const key = JSON.stringify(test);
  const known = withoutFault.get(key);
  if (known !== undefined) return known;
  const { passed, failed } = runTest(test);
  withoutFault.set(key, passed > 0 && failed === 0);
  return passesWithoutFault(test);
}

async function outcomeOf(fault: Fault): Promise<string> {
  if (!passesWithoutFault(fault.test)) return 'NO TEST that passes without the fault';
  const source = readFileSync(fault.file, 'utf8');
  try {
    writeFileSync(
      fault.file,
      source.replace(fault.find, () => fault.replace),
    );
    if (needsBuild(fault)) await buildSampleSite();
    const { failed } = runTest(fault.test);
    return failed > 0 ? 'caught' : 'MISSED';
  } finally {
    writeFileSync(fault.file, source);
  }
}

async function testAll(): Promise<number> {
  const builds = chosen.filter(needsBuild);
  if (builds.length) {
    installBrowsers();
    await buildSampleSite();
    // Before the first fault is built into it.
    for (const { test } of builds) passesWithoutFault(test);
  }
  let missed = 0;
  for (const fault of chosen) {
    const outcome = await outcomeOf(fault).catch((error: Error) => `NO BUILD: ${error.message}`);
    if (outcome !== 'caught') missed += 1;
    console.log(`${outcome}: ${fault.name}`);
  }
  console.log(`\n${chosen.length - missed} caught, ${missed} missed`);
  return missed;
}

const project = process.cwd();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
copyProject(folder, { modules: chosen.some(needsBuild) ? 'copy' : 'link', tests: true });
process.chdir(folder);
testAll()
  .then((missed) => {
    process.exitCode = missed || !chosen.length ? 1 : 0;
  })
  .finally(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true, force: true });
  });

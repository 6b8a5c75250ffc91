/**
 * `npm run test:next`: tests the newest versions of the packages that this site depends on most, one group at a time,
 * in copies of the project, and prints a table. `-- gatsby@5.17.0-next.1` tests other versions. Takes minutes per
 * group and needs the npm registry.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnv } from './cleanEnv';
import { copyProject } from './copyProject';
import { formatTable } from './formatTable';
import { run } from './run';

/** Packages that are released together are tested together. */
const groups = [
  [
    'gatsby@next',
    'gatsby-plugin-image@next',
    'gatsby-plugin-sharp@next',
    'gatsby-transformer-sharp@next',
  ],
  ['react@latest', 'react-dom@latest', '@types/react@latest', '@types/react-dom@latest'],
  ['mapbox-gl@latest'],
  ['@sveltia/cms@latest'],
];

const steps: [name: string, tool: string, ...args: string[]][] = [
  // Gatsby's prereleases depend on each other's releases.
  [
    'install',
    'npm',
    'install',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ],
  ['build', 'gatsby', 'build'],
  ['types', 'tsc', '--noEmit'],
  // This test is about the committed lock file.
  ['tests', 'jest', '--silent', '--testPathIgnorePatterns=/built/|/fullRun/|dependencies'],
];

/** The outcome of each step; those after a failed one are not run. */
async function test(packages: string[]): Promise<string[]> {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'next-'));
  const outcomes: string[] = [];
  try {
    copyProject(folder, { modules: 'none', tests: true });
    process.chdir(folder);
    for (const [name, tool, ...args] of steps) {
      console.log(`\n▶ ${packages.join(', ')}: ${name}`);
      const isFine = !(await run(tool, name === 'install' ? [...args, ...packages] : args, {
        env: { ...cleanEnv, CONTENT_ROOT: '__tests__/sample' },
      }));
      outcomes.push(isFine ? 'passed' : 'FAILED');
      if (!isFine) break;
    }
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
}

async function testAll(): Promise<number> {
  const chosen = process.argv.slice(2);
  const rows: string[][] = [];
  for (const packages of chosen.length ? [chosen] : groups) {
    rows.push([packages.join(', '), ...(await test(packages))]);
  }
  console.log(`\n${formatTable([['packages', ...steps.map(([name]) => name)], ...rows])}`);
  return rows.some((row) => row.includes('FAILED')) ? 1 : 0;
}

testAll().then((code) => {
  process.exitCode = code;
});

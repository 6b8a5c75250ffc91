/**
 * `npm test`, and with `--full` everything there is: files named `*.full.*`, browser tests with the tag `@full`, and more
 * cases of the others. `--shard 1/4` runs a quarter of the tests. What needs no build runs beside it.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { full: { type: 'boolean' }, shard: { type: 'string' } } });
const shard = values.shard ? [`--shard=${values.shard}`] : [];
// Replaces the patterns of package.json.
const ignored = (pattern: string) => `--testPathIgnorePatterns=${pattern}`;
const notRun = ignored(values.full ? '/node_modules/' : '[.]full[.]');

const FULL_RUN = values.full ? '1' : '';

/** Rejects if the command fails, and when it is interrupted. */
function run(command: string, ...args: string[]): Promise<void> {
  // Windows starts npm's tools only in a shell.
  const shell = process.platform === 'win32';
  const env = { ...process.env, FULL_RUN };
  const child = spawn(command, args, { stdio: 'inherit', shell, env });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Failed: ${[command, ...args].join(' ')}`)),
    );
  });
}

const jest = (...args: string[]) => run('jest', '--passWithNoTests', ...shard, ...args);

async function runAll(): Promise<void> {
  await run('tsx', 'scripts/check.ts');
  await run('biome', 'ci', '.');
  const results = await Promise.allSettled([
    run('tsx', '__tests__/tools/prepareBrowserTests.ts'),
    jest(ignored('/built/'), notRun),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  // The build writes types.
  await run('tsc', '--noEmit');
  await jest('/built/', notRun);
  const browserTests = (config: string) =>
    run(
      'playwright',
      'test',
      `--config=__tests__/browser/${config}.config.ts`,
      '--pass-with-no-tests',
      ...shard,
    );
  await browserTests('playwright');
  if (values.full) await browserTests('plugins');
}

runAll().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});

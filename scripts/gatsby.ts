/** `npm run build` and `npm run dev`: checks the content, then runs Gatsby with the site's settings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildProblems } from '../src/build/data/buildProblems';

interface Options {
  env?: Record<string, string>;
  /** A file for the output; otherwise it is printed. */
  log?: string;
}

/** Resolves with Gatsby's exit code. Prints all problems of the content and the settings instead, if there are any. */
export async function runGatsby(args: string[], { env, log }: Options = {}): Promise<number> {
  const environment: NodeJS.ProcessEnv = { ...process.env, ...env };
  if (log) mkdirSync(dirname(log), { recursive: true });
  const output = log ? openSync(log, 'w') : 'inherit';
  const problems = await buildProblems(environment.CONTENT_ROOT || '.', environment);
  if (problems) {
    console.error(`\n${problems}`);
    return 1;
  }
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: ['inherit', output, output],
    env: { ...environment, GATSBY_TELEMETRY_DISABLED: '1', PREFIX_PATHS: 'true' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    console.error(
      '\nIf the messages above don’t help: stop `npm run dev` and builds in other windows, and delete the cache with `npx gatsby clean`. Then try again.',
    );
  return code ?? 1;
}

if (require.main === module)
  runGatsby(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });

/** `npm run build` and `npm run dev`: checks the content, then runs Gatsby with the site's settings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildProblems } from '../src/build/data/buildProblems';
import { contentRoot } from '../src/model/files/contentRoot';

/** Resolves with Gatsby's exit code. Prints all problems of the content and the settings instead, if there are any. */
export async function runGatsby(...args: string[]): Promise<number> {
  const problems = await buildProblems(contentRoot(), process.env);
  if (problems) {
    console.error(`\n${problems}`);
    return 1;
  }
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PREFIX_PATHS: 'true' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    console.error(
      '\nIf the messages above don’t help: stop `npm run dev` and builds in other windows, and delete the cache with `npx gatsby clean`. Then try again.',
    );
  return code ?? 1;
}

if (require.main === module)
  runGatsby(...process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });

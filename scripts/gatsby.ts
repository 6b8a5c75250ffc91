/** `npm run build` and `npm run dev`: runs Gatsby with the site's settings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The exit code of `validateOrExit`, which has listed every problem. */
const INVALID_CONTENT = 2;

/** Resolves with Gatsby's exit code. */
export async function runGatsby(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PREFIX_PATHS: 'true' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 && code !== INVALID_CONTENT)
    console.error(
      '\nIf the messages above don’t help: stop `npm run dev` and builds in other windows, and delete the cache with `npx gatsby clean`. Then try again.',
    );
  return code ?? 1;
}

if (require.main === module)
  runGatsby(...process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });

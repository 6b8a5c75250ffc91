/** `npm run build` and `npm run dev`: runs Gatsby with the site's settings. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { REFUSED } from '../src/model/problem';

/** Returns the exit code, after advice if Gatsby has failed. */
export function runGatsby(...args: string[]): number {
  if (args[0] === 'build') console.log('Building the site: usually one to two minutes …\n');
  const { status, signal } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Gatsby would keep another one.
      NODE_ENV: args[0] === 'develop' ? 'development' : 'production',
      // Otherwise Gatsby writes into the user's home, which containers may not have.
      XDG_CONFIG_HOME: resolve('node_modules/.cache/config'),
      GATSBY_TELEMETRY_DISABLED: '1',
      PREFIX_PATHS: 'true',
    },
  });
  // Ctrl+C is no failure.
  if (status !== 0 && status !== REFUSED && signal !== 'SIGINT')
    console.error(
      '\nIf the messages above don’t help: stop `npm run dev` and builds in other windows, then try again.',
    );
  return status ?? 1;
}

if (require.main === module) process.exitCode = runGatsby(...process.argv.slice(2));

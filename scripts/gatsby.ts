/** `npm run build` and `npm run dev`: runs Gatsby with the site's settings. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { REFUSED } from '../src/model/problem';
import { DISK_IS_FULL, messageOf } from './command';

// Otherwise Gatsby writes into the user's home, which containers may not have.
const config = 'node_modules/.cache/config';

/** In bytes: with less, no build gets far. */
const LEAST_ROOM = 20_000_000;

/** Returns the exit code, after advice if Gatsby has failed. */
export function runGatsby(...args: string[]): number {
  const obstacle = findObstacle();
  if (obstacle) {
    console.error(obstacle);
    return 1;
  }
  if (args[0] === 'build') console.log('Building the site: usually one to two minutes …\n');
  const { status, signal } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Gatsby would keep another one.
      NODE_ENV: args[0] === 'develop' ? 'development' : 'production',
      XDG_CONFIG_HOME: resolve(config),
      GATSBY_TELEMETRY_DISABLED: '1',
      PREFIX_PATHS: 'true',
    },
  });
  // Ctrl+C is no failure.
  if (status !== 0 && status !== REFUSED && signal !== 'SIGINT')
    console.error(
      `\n${findObstacle() ?? 'If the messages above don’t help: stop `npm run dev` and builds in other windows, then try again.'}`,
    );
  return status ?? 1;
}

/** Why a build can't write its files, which Gatsby says in terms of its own. It replaces the files in these folders. */
function findObstacle(): string | undefined {
  try {
    const deleted = ['.cache', 'public'].flatMap((folder) => foldersIn(resolve(folder)));
    for (const path of ['.', 'src/gatsby-types.d.ts', config, ...deleted])
      requireWritable(resolve(path));
    const { blocks, bavail, bsize } = statfsSync('.');
    // Some network drives tell no sizes.
    if (blocks && bavail * bsize < LEAST_ROOM) return DISK_IS_FULL;
  } catch (error) {
    // Another build in this folder deletes its files, too.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing) return messageOf(error as NodeJS.ErrnoException);
  }
}

/** The folder and all folders in it, if it exists. */
function foldersIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [folder, ...folders.flatMap(({ name }) => foldersIn(join(folder, name)))];
}

/** Throws unless the path can be written or, if it does not exist, the folder that it is to be made in. */
function requireWritable(path: string): void {
  if (existsSync(path)) accessSync(path, constants.W_OK);
  else requireWritable(dirname(path));
}

if (require.main === module) process.exitCode = runGatsby(...process.argv.slice(2));

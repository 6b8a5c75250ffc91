/** Builds the site anew in a folder of its own, with other content, and leaves the project as it is. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../src/commands/copyProject';
import { plainBuild } from '../../src/commands/plainBuild';

interface Surroundings {
  env: Record<string, string>;
  /** As if it were installed there. */
  hasOwnModules: boolean;
}

/** Builds into `folder`, which is empty; `changes` take the place of the project's files. */
export async function buildCopy(
  folder: string,
  changes: Record<string, Buffer>,
  { env, hasOwnModules }: Surroundings = { env: {}, hasOwnModules: false },
): Promise<void> {
  copyProject(folder, changes, hasOwnModules);
  await buildIn(folder, env);
}

/** In a copy that is there, with what an earlier build has kept. */
export function buildIn(cwd: string, own: Record<string, string> = {}): Promise<void> {
  const env = { ...process.env, ...plainBuild, GATSBY_TELEMETRY_DISABLED: '1', ...own };
  return new Promise((done, fail) => {
    const gatsby = join(cwd, 'node_modules/gatsby/cli.js');
    const child = spawn(process.execPath, [gatsby, 'build'], { cwd, env });
    // The tests beside it have clocks running; this one has not.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const said: Buffer[] = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(Buffer.concat(said).toString()));
    });
  });
}

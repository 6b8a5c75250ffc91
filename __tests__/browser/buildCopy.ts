/** Builds the site anew in a folder of its own, with other content, and leaves the project as it is. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { plainBuild } from '../../src/commands/plainBuild';

/** Builds into `folder`, which is empty; `changes` take the place of the project's files. */
export async function buildCopy(folder: string, changes: Record<string, Buffer>): Promise<void> {
  const listed = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const file of listed.toString().split('\0')) {
    if (existsSync(file) && !file.startsWith('__tests__')) cpSync(file, join(folder, file));
  }
  for (const [file, content] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await build(folder);
}

function build(cwd: string): Promise<void> {
  const env = { ...process.env, ...plainBuild, GATSBY_TELEMETRY_DISABLED: '1' };
  const gatsby = resolve('node_modules/gatsby/cli.js');
  return new Promise((done, fail) => {
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

/** Builds the site anew in a folder of its own, with other content, and leaves the project as it is. */
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { plainBuild } from '../../src/commands/plainBuild';

interface Surroundings {
  env: Record<string, string>;
  /** Of its own, as if it were installed there: webpack tells packages by where they lie. */
  hasOwnModules: boolean;
}

/** Builds into `folder`, which is empty; `changes` take the place of the project's files. */
export async function buildCopy(
  folder: string,
  changes: Record<string, Buffer>,
  { env, hasOwnModules }: Surroundings = { env: {}, hasOwnModules: false },
): Promise<void> {
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
  const modules = join(folder, 'node_modules');
  if (hasOwnModules) linkFiles(resolve('node_modules'), modules);
  else symlinkSync(resolve('node_modules'), modules, 'junction');
  await build(folder, env);
}

/** The same files in a second folder, in a moment; nobody writes into them. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** Another disk can hold no link. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function build(cwd: string, own: Record<string, string>): Promise<void> {
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

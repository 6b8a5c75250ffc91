/** Copies what the repository holds into a folder of its own, so that a build there leaves the project as it is. */
import { execFileSync } from 'node:child_process';
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
import { dirname, join, resolve } from 'node:path';

/**
 * Into `folder`, which is empty; `changes` take the place of the project's files. With modules of its own it
 * is as if it were installed there: webpack tells packages by where they lie.
 */
export function copyProject(
  folder: string,
  changes: Record<string, string | Buffer>,
  hasOwnModules: boolean,
): void {
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

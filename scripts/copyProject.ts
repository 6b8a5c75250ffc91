/** Copies the project to another folder, with any content, to build it there. */
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
import { contentRoot } from '../src/content/files/contentRoot';

export interface CopyOptions {
  /** The folder whose `content/` and `locales/` the copy gets. */
  content?: string;
  /** Files to add or replace, by their paths in the copy. */
  changes?: Record<string, string | Buffer>;
  /** Links the files of `node_modules` instead of the folder: webpack identifies packages by their real path. */
  ownModules?: boolean;
}

/** `folder` must be empty. The copy has no tests. */
export function copyProject(
  folder: string,
  { content = contentRoot(), changes = {}, ownModules = false }: CopyOptions = {},
): void {
  for (const file of filesOfProject()) {
    if (existsSync(file) && !isCopiedElsewhere(file)) cpSync(file, join(folder, file));
  }
  for (const name of ['content', 'locales']) {
    cpSync(join(content, name), join(folder, name), { recursive: true });
  }
  for (const [file, data] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), data);
  }
  const modules = join(folder, 'node_modules');
  if (ownModules) linkFiles(resolve('node_modules'), modules);
  else symlinkSync(resolve('node_modules'), modules, 'junction');
}

/** Every file that Git does not ignore. */
const filesOfProject = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\0');

const isCopiedElsewhere = (file: string) => /^(__tests__|content|locales)\//.test(file);

/** Hard links: the copy never writes to these files. */
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

/** A hard link can't point to another disk. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

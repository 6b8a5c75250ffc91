/** Copies the project, with any content, into a folder of its own, so that a build there changes nothing here. */
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
  /** Whether the copy gets a `node_modules` of its own: webpack tells packages by where they lie. */
  ownModules?: boolean;
}

/** `folder` is empty. The copy has no tests. */
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

/** All that Git does not ignore. */
const filesOfProject = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\0');

const isCopiedElsewhere = (file: string) => /^(__tests__|content|locales)\//.test(file);

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

/** Copies the project to another folder, with the sample's content or other, to build it there. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeFile } from '../../src/files/files';
import { sampleContent } from './paths';

export interface CopyOptions {
  /** Files to add or replace, by their paths in the copy. */
  changes?: Record<string, string | Buffer>;
  /** `copy` links the files of `node_modules` instead of the folder, as webpack identifies packages by their real path. */
  modules?: 'link' | 'copy';
  /** Whether the copy has the tests. */
  tests?: boolean;
}

/** A copy in the same folder at each call, in which webpack’s cache stays. */
export function renewCopy(): string {
  const name = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `about-page-tests-${name}`);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (!['.cache', 'public'].includes(file)) rmSync(join(folder, file), { recursive: true });
  copyProject(folder);
  return folder;
}

/** With the sample's content. `folder` must be empty. */
export function copyProject(
  folder: string,
  { changes = {}, modules = 'link', tests = false }: CopyOptions = {},
): void {
  for (const name of readdirSync('.'))
    if (!NOT_COPIED.test(name) && (tests || name !== '__tests__'))
      cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  for (const name of ['content', 'locales']) {
    cpSync(join(sampleContent, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  for (const [file, data] of Object.entries(changes)) writeFile(join(folder, file), data);
  const [from, to] = [resolve('node_modules'), join(folder, 'node_modules')];
  if (modules === 'copy') linkFiles(from, to);
  else symlinkSync(from, to, 'junction');
}

/** The owner's content and settings, and what Git and the commands keep. */
const NOT_COPIED = /^(content|locales|\.env.*|\.git|node_modules|\.cache|public|test-results)$/;

/** Hard links, as the copy never writes to these files; they can't point to another disk. */
function linkFiles(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}

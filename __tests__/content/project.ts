/** A project's content in a folder of its own, to be spoilt. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['content', 'locales'])
    cpSync(folder, join(root, folder), { recursive: true });
  return root;
}

/** Changes a JSON file through its parsed value. */
export function edit<T>(root: string, file: string, change: (value: T) => void): void {
  const path = join(root, file);
  const value: T = JSON.parse(readFileSync(path, 'utf8'));
  change(value);
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

export function overwrite(root: string, file: string, content: string | Buffer): void {
  writeFileSync(join(root, file), content);
}

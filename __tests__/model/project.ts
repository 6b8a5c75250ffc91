/** The sample's content in a temporary folder, with tiny photos, for tests that change it. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentRoot } from '../../src/files/contentRoot';
import { listFiles } from '../../src/files/files';
import type { Company } from '../../src/model/company';

export function copyContent(root = mkdtempSync(join(tmpdir(), 'content-'))): string {
  for (const folder of ['content', 'locales'])
    cpSync(join(contentRoot(), folder), join(root, folder), { recursive: true });
  for (const picture of listFiles(root, 'content/pictures'))
    if (!picture.endsWith('.svg')) cpSync(join(__dirname, 'tiny.jpg'), join(root, picture));
  return root;
}

/** A folder that has such a copy at the start of each test of a file. */
export function contentOfEachTest(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  beforeEach(() => void copyContent(root));
  afterEach(() => rmSync(root, { recursive: true }));
  return root;
}

/** Changes a JSON file through its parsed value. */
export function edit<T>(root: string, file: string, change: (value: T) => void): void {
  const path = join(root, file);
  const value: T = JSON.parse(readFileSync(path, 'utf8'));
  change(value);
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

export const editCompany = (root: string, changes: Partial<Company>) =>
  edit<Company>(root, 'content/company.json', (company) => void Object.assign(company, changes));

export function overwrite(root: string, file: string, content: string | Buffer): void {
  writeFileSync(join(root, file), content);
}

/** Also creates the folder. */
export function writeText(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The contents of all files, by path. */
export const filesIn = (root: string): Map<string, string> =>
  new Map(listFiles(root, '.').map((file) => [file, readFileSync(join(root, file), 'base64')]));

/** The sample's content in a temporary folder, with tiny photos, for tests that change it. */

import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/files/contentRoot';
import { listFiles, writeFile, writeJson } from '../../src/files/files';
import { readValue } from '../../src/files/read';
import { valueAt } from '../../src/model/texts';
import { temporaryFolder } from '../tools/temporaryFolder';
import { withValue } from './hostile';

/** Returns `root`. */
export function copyContent(root: string): string {
  for (const folder of ['content', 'locales'])
    cpSync(join(contentRoot(), folder), join(root, folder), { recursive: true });
  for (const picture of listFiles(root, 'content/pictures'))
    if (!picture.endsWith('.svg')) cpSync(join(__dirname, 'tiny.jpg'), join(root, picture));
  return root;
}

/** A folder that has such a copy at the start of each test of a file. */
export function contentOfEachTest(): string {
  const root = temporaryFolder();
  beforeEach(() => void copyContent(root));
  afterEach(() => rmSync(root, { recursive: true }));
  return root;
}

/** Sets a value of a JSON file, at a path such as `page.about.title.first`; undefined removes it. */
export function put(root: string, file: string, path: string, value: unknown): void {
  const keys = path.split('.');
  const content = readValue(root, file);
  if (valueAt(content, keys.slice(0, -1)) === undefined)
    throw new Error(`${file} has no group for ${path}.`);
  writeJson(root, file, withValue(content, keys, value));
}

/** Writes a file, and makes its folder if needed. */
export const writeIn = (root: string, file: string, content: string | Buffer): void =>
  writeFile(join(root, file), content);

/** The contents of all files, by path. */
export const filesIn = (root: string): Map<string, string> =>
  new Map(listFiles(root, '.').map((file) => [file, readFileSync(join(root, file), 'base64')]));

/** Reads and writes the content's files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type JsonFile, jsonText, parseJson } from '../json';
import type { Problem } from '../problem';

/**
 * The files in `folder` and below, in order, as paths from `root` with forward slashes. Links to folders
 * are not followed: they may form cycles.
 */
export function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? listFiles(root, path) : path;
      })
      .sort();
  } catch {
    return [];
  }
}

export function readJson(root: string, file: string): JsonFile | Problem {
  const source = readText(root, file);
  return typeof source === 'string' ? parseJson(file, source) : source;
}

/** The file's text, or the problem that prevents reading it. */
export function readText(root: string, file: string): string | Problem {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, file));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { file, key: '', ...(code === 'ENOENT' ? missing : unreadable(code)) };
  }
  const text = bytes.toString();
  // What isn't UTF-8 is decoded as U+FFFD.
  if (Buffer.from(text).equals(bytes) && !text.startsWith('\uFEFF')) return text;
  const line = text.split('\uFFFD', 1)[0]?.split('\n').length;
  return { file, key: '', line, ...notText };
}

const missing = { problem: 'is missing', fix: 'Create it, or restore it from Git.' };
const notText = {
  problem: 'is not UTF-8 text without a byte-order mark',
  fix: 'Save the file again as UTF-8, not as "UTF-8 with BOM".',
};
const unreadable = (code: string) => ({
  problem: `cannot be read (${code})`,
  fix: 'Check that it is a file, not a folder, and that you may read it.',
});

export function writeJson(root: string, file: string, value: unknown): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, jsonText(value));
}

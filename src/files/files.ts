/** Reads and writes the content's files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type JsonFile, jsonText, parseJson } from '../model/json';
import type { Problem } from '../model/problem';

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

/** The parsed file, or the problem that prevents reading it. */
export function readJson(root: string, file: string): JsonFile | Problem {
  try {
    return parseJson(file, readFileSync(join(root, file), 'utf8'));
  } catch {
    return unreadable(file);
  }
}

export const unreadable = (file: string): Problem => ({
  file,
  key: '',
  problem: 'is missing or cannot be read',
  fix: 'Create it, or restore it from Git.',
});

export function writeJson(root: string, file: string, value: unknown): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, jsonText(value));
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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

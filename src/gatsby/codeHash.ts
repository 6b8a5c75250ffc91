/** A hash of the code, to invalidate the results of earlier builds. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { chosenLook } from './look';

/** Written by the build. */
const GENERATED = 'gatsby-types.d.ts';

/** Hashes all source files, the locked packages and the chosen look. */
export function codeHash(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== GENERATED);
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(readFileSync(file));
  }
  return hash.update(chosenLook()).digest('hex');
}

/**
 * Makes Gatsby render every page again after any change to the code. Pages contain styles and names of scripts, but
 * Gatsby rerenders a page only when its component or data change.
 */
export function invalidateHtmlCache(config: Configuration, root: string): void {
  config.output = { ...config.output, hashSalt: codeHash(root) };
}

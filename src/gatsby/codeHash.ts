/** Which changes of the code make an earlier build's results out of date. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/** Written by each build itself. */
const GENERATED = 'gatsby-types.d.ts';

/** Of all source files and the locked packages. */
export function codeHash(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== GENERATED);
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Makes Gatsby render every page again after any change of the code. Pages contain styles and name scripts, but
 * Gatsby keeps a page until its component or data change.
 */
export function invalidateHtmlCache(config: Configuration, root: string): void {
  config.output = { ...config.output, hashSalt: codeHash(root) };
}

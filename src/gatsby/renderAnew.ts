/** Which changes make every page be rendered anew, in a folder that was built in before. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/**
 * Pages hold styles and name scripts, but Gatsby keeps a page until what renders it has changed, which knows
 * neither. Here any change of the code counts: it becomes part of the renderer's own hash.
 */
export function renderAnewWithCode(config: Configuration, root: string): void {
  config.output = { ...config.output, hashSalt: hashOfCode(join(root, 'src')) };
}

/** Written by each build itself. */
const GENERATED = 'gatsby-types.d.ts';

function hashOfCode(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== GENERATED);
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file into the built site, named by a hash of its content, and returns its address. `name` is the path without
 * hash and extension: `/fonts/text-normal`.
 */
export function emitAsset(name: string, type: string, content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `${name}-${hash}.${type}`;
  const file = join(process.cwd(), 'public', address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return address;
}

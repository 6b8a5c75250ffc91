import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeFile } from '../files/files';

/**
 * Writes a file into the built site, named by a hash of its content, and returns its address. `name` is the path without
 * hash and extension: `/fonts/text-normal`.
 */
export function emitAsset(name: string, type: string, content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `${name}-${hash}.${type}`;
  writeFile(join('public', address), content);
  return address;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeHash } from './codeHash';

interface Asset {
  /** The path without hash and extension: `/fonts/text-normal`. */
  name: string;
  type: string;
  /** Everything that the content depends on except the code. */
  inputs: unknown[];
  make: () => Promise<Buffer>;
}

/** Computed once per build, from every source file. */
let code: string | undefined;

/**
 * Writes a file into the built site, named by a hash of its content, and resolves with its path. The content is
 * regenerated only when its inputs or the code change.
 */
export async function emitAsset({ name, type, inputs, make }: Asset): Promise<string> {
  const root = process.cwd();
  code ??= codeHash(root);
  const key = hash(JSON.stringify([name, inputs, code]));
  const cached = join(root, '.cache/emitted-assets', `${key}.${type}`);
  const content = existsSync(cached) ? await readFile(cached) : await make();
  await writeWhole(cached, content);
  const address = `${name}-${hash(content)}.${type}`;
  await writeWhole(join(root, 'public', address), content);
  return address;
}

const hash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Writes atomically, so that an interrupted build leaves no incomplete file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

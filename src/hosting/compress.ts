/** Compresses the text files of a built site in advance, so that a server need not compress each response. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { mimeTypeOf } from './mimeTypes';

/** Bytes; smaller files fit into one packet anyway. */
const smallest = 1024;

interface Work {
  files: number;
  /** In bytes, before and after Brotli. */
  before: number;
  after: number;
}

export async function compressSite(site: string): Promise<Work> {
  deleteCompressed(site);
  const waiting = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= smallest);
  const work: Work = { files: waiting.length, before: 0, after: 0 };
  const takeOne = async (): Promise<void> => {
    const file = waiting.pop();
    if (!file) return;
    const { before, after } = await compress(file);
    work.before += before;
    work.after += after;
    return takeOne();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeOne));
  return work;
}

/** Servers would send an earlier build's versions in place of the new files. */
export function deleteCompressed(site: string): void {
  for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(path)) rmSync(join(site, path));
  }
}

function isCompressible(name: string): boolean {
  const type = mimeTypeOf(name);
  return type !== undefined && (type.isText || type.type === 'application/wasm');
}

async function compress(file: string): Promise<{ before: number; after: number }> {
  const content = await readFile(file);
  const [small, older] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)]);
  return { before: content.length, after: small.length };
}

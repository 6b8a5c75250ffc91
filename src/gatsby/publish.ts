import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface File {
  /** The address without its ending, and the ending: `/fonts/text-normal`, `woff2`. */
  name: string;
  type: string;
  /** All that the file is made of: it is made anew only when one of these changes. */
  recipe: unknown[];
  make: () => Promise<Buffer>;
}

/** By their places. */
const inTheMaking = new Map<string, Promise<void>>();

/**
 * Writes a file into the built site under a name that changes with its content, and gives its address at once:
 * the file is there when `allPublished` says so.
 */
export function publish({ name, type, recipe, make }: File): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12);
  const address = `${name}-${hash}.${type}`;
  const target = join(process.cwd(), 'public', address);
  if (!existsSync(target) && !inTheMaking.has(target)) {
    const making = write(target, make);
    // `allPublished` tells of it.
    making.catch(() => undefined);
    inTheMaking.set(target, making);
  }
  return address;
}

/** A build that ends meanwhile leaves no half of it, which the next one would take for whole. */
async function write(target: string, make: File['make']): Promise<void> {
  const content = await make();
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.new`, content);
  await rename(`${target}.new`, target);
}

/** Fails with the first file that could not be made. */
export async function allPublished(): Promise<void> {
  await Promise.all(inTheMaking.values());
  inTheMaking.clear();
}

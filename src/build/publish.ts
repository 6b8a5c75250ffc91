import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface File {
  /** The address without its ending, and the ending: `/fonts/text-normal`, `woff2`. */
  name: string;
  type: string;
  /** All that the file is made of: it is made anew only when one of these changes. */
  recipe: unknown[];
  make: () => Promise<Buffer>;
}

/** Writes a file into the built site under a name that changes with its content, and gives its address. */
export async function publish({ name, type, recipe, make }: File): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12);
  const address = `${name}-${hash}.${type}`;
  const target = join(process.cwd(), 'public', address);
  if (!existsSync(target)) {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await make());
  }
  return address;
}

/** What is left to do with the built site's files. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLitter, listFiles } from '../files/files';

/** Deletes what systems and editors leave behind: Gatsby copies all of `static/`. */
export function removeLitter(output: string): void {
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' }))
    if (isLitter(file)) rmSync(join(output, file), { recursive: true, force: true });
}

/** The folders of pictures to which pages refer and which Gatsby has not made: it ends without a failure. */
export function missingPictures(output: string): string[] {
  // A picture's address may have escaped letters in its last part.
  const folders = htmlIn(output).match(/static\/[\da-f]+\/[\da-f]+\//g) ?? [];
  return [...new Set(folders)].filter((folder) => !existsSync(join(output, folder)));
}

const htmlIn = (output: string): string =>
  listFiles(output, '.')
    .filter((file) => /^\.\/(?!admin\/).*\.html$/.test(file))
    .map((file) => readFileSync(join(output, file), 'utf8'))
    .join('\n');

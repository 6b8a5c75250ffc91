/** Leaves in the built site only what pages, the editor, hosts and programs load. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLitter, listFiles } from '../files/files';

/** What Gatsby's runtime would load, which pages don't have, and webpack's notes about its files. */
const FOR_RUNTIME = /^(~partytown|page-data|_gatsby|webpack\.stats\.json|chunk-map\.json)$/;

/** Of a script, a stylesheet and the licences of a script. */
const HASH = /[-.]([\da-f]{20})\.(js|css)/;

export function removeUnloaded(output: string): void {
  // First, as their pages name scripts that nothing else loads.
  for (const name of readdirSync(output).filter((file) => FOR_RUNTIME.test(file)))
    rmSync(join(output, name), { recursive: true });
  const loaded = loadedHashes(output);
  for (const name of readdirSync(output)) {
    const [, hash] = HASH.exec(name) ?? [];
    if (hash && !loaded.has(hash)) rmSync(join(output, name));
  }
  // Gatsby copies all of `static/`.
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' }))
    if (isLitter(file)) rmSync(join(output, file), { recursive: true, force: true });
}

/** The hashes of the scripts and styles that pages load, and of those that these load. */
function loadedHashes(output: string): Set<string> {
  const loaded = new Set<string>();
  const files = readdirSync(output).flatMap((name) => {
    const [, hash] = HASH.exec(name) ?? [];
    return hash ? [{ name, hash }] : [];
  });
  const addFrom = (text: string) => {
    for (const { name, hash } of files)
      if (!loaded.has(hash) && text.includes(hash)) {
        loaded.add(hash);
        addFrom(readFileSync(join(output, name), 'utf8'));
      }
  };
  addFrom(htmlIn(output));
  return loaded;
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

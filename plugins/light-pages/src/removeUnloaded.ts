/** Leaves in the built site only the scripts and styles that pages load, and what these load. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FOR_RUNTIME, HASH } from './internals';

export function removeUnloaded(output: string): void {
  // First, as their pages name scripts that nothing else loads.
  for (const name of readdirSync(output).filter((file) => FOR_RUNTIME.test(file)))
    rmSync(join(output, name), { recursive: true });
  const loaded = loadedHashes(output);
  for (const name of readdirSync(output)) {
    const [, hash] = HASH.exec(name) ?? [];
    if (hash && !loaded.has(hash)) rmSync(join(output, name));
  }
}

/** The hashes of the scripts and styles that pages load, and of those that these load. */
function loadedHashes(output: string): Set<string> {
  const loaded = new Set<string>();
  const files = readdirSync(output).flatMap((name) => {
    const [, hash] = HASH.exec(name) ?? [];
    return hash ? [{ name, hash }] : [];
  });
  const addFrom = (path: string) => {
    const text = readFileSync(join(output, path), 'utf8');
    for (const { name, hash } of files)
      if (!loaded.has(hash) && text.includes(hash)) {
        loaded.add(hash);
        addFrom(name);
      }
  };
  for (const path of readdirSync(output, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.html')) addFrom(path);
  return loaded;
}

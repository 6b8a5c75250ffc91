/**
 * A second webpack entry beside Gatsby's, for the script that pages load in place of Gatsby's runtime. Gatsby's own
 * entry stays as it is: Gatsby takes each page's styles from its chunks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, Configuration } from 'webpack';

const CLIENT = 'client';
const clientFilesFile = '.cache/client-files.json';

export function addClientEntry(config: Configuration, root: string): void {
  const { entry, plugins } = config;
  if (typeof entry !== 'object' || !plugins)
    throw new Error('src/gatsby/clientEntry.ts: Gatsby no longer names its webpack entries.');
  config.entry = {
    ...entry,
    // With its own webpack runtime, as pages don't load Gatsby's.
    [CLIENT]: { import: [join(root, 'src/client/index.ts')], runtime: false },
  };
  plugins.push({ apply: (compiler: Compiler) => recordClientFiles(compiler, root) });
}

/** Every script, style and asset of the client's chunks, as paths in the site. */
interface ClientFiles {
  script: string;
  files: string[];
}

function recordClientFiles(compiler: Compiler, root: string): void {
  compiler.hooks.afterEmit.tap('record client files', (compilation: Compilation) => {
    const entry = compilation.entrypoints.get(CLIENT);
    const [script] = entry?.getEntrypointChunk().files ?? [];
    if (!entry || !script) throw new Error('src/gatsby/clientEntry.ts: webpack built no client.');
    // The map engine's worker is a separate entry.
    const chunks = [entry, ...compilation.asyncEntrypoints].flatMap(({ chunks }) =>
      chunks.flatMap((chunk) => [chunk, ...chunk.getAllAsyncChunks()]),
    );
    const files = chunks.flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles]);
    const record: ClientFiles = {
      script: `/${script}`,
      files: [...new Set(files)].map((file) => `/${file}`).sort(),
    };
    writeFileSync(join(root, clientFilesFile), JSON.stringify(record));
  });
}

export const readClientFiles = (root: string): ClientFiles =>
  JSON.parse(readFileSync(join(root, clientFilesFile), 'utf8'));

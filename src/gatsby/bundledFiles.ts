/** Records which files webpack bundles into the pages' scripts and styles. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, Configuration, Module } from 'webpack';

const list = (root: string) => join(root, '.cache/bundled-files.json');

/** Records the files of each build, and adds a comment with the licences' address to each bundle. */
export function recordModules(config: Configuration, root: string): void {
  config.plugins?.push({ apply: (compiler: Compiler) => note(compiler, root) });
}

/** As absolute paths. */
export const readBundledFiles = (root: string): string[] =>
  JSON.parse(readFileSync(list(root), 'utf8'));

/** A comment that minifiers keep. */
export const licenceBanner = '/*! Licences: /licences.txt */';

function note(compiler: Compiler, root: string): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  // After the minifier, which would move it to a separate file.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  new BannerPlugin({ banner: licenceBanner, raw: true, stage }).apply(compiler);
  compiler.hooks.emit.tap('bundled files', (compilation) => {
    writeFileSync(list(root), JSON.stringify([...new Set(filesIn(compilation))].sort()));
  });
}

/** Modules without a chunk were not bundled. */
function filesIn({ chunks, chunkGraph }: Compilation): string[] {
  return [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** The modules that webpack concatenated into this one. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

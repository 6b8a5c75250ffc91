/** Which files webpack has put into the pages' scripts and styles: what is shipped follows from it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Compiler, Configuration, Module } from 'webpack';

const list = (root: string) => join(root, '.cache/bundled-files.json');

/** Notes them with each build, and says in each where the licences are. */
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
  // After the minifier, which would put it into a file of its own.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  new BannerPlugin({ banner: licenceBanner, raw: true, stage }).apply(compiler);
  compiler.hooks.emit.tap('bundled files', (compilation) => {
    mkdirSync(dirname(list(root)), { recursive: true });
    writeFileSync(list(root), JSON.stringify([...new Set(filesIn(compilation))].sort()));
  });
}

/** What no chunk holds was looked at, and left out. */
function filesIn({ chunks, chunkGraph }: Compilation): string[] {
  return [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** Webpack joins modules that need not stand alone. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

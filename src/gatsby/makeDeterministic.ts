/**
 * The same content and code give the same files, wherever they are built and whatever was built there
 * before. Where webpack and Gatsby would write something else, they are told here.
 */
import { createHash } from 'node:crypto';
import type { Compilation, Compiler, Configuration } from 'webpack';

export function makeDeterministic(config: Configuration): void {
  // Without this, what earlier builds have written would be served as well; all else is Gatsby's.
  config.output = { ...config.output, clean: { keep: (path) => !BUNDLED.test(path) } };
  for (const minimizer of config.optimization?.minimizer ?? []) {
    if (isTerser(minimizer)) minimizer.options.minimizer.options.mangle.nth_identifier = shortNames;
  }
  config.plugins = [...(config.plugins ?? []), { apply: hashFiles }];
}

/** By the hash in its name. */
const BUNDLED = /^(static\/)?[^/]*[0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;

interface Terser {
  options: { minimizer: { options: { mangle: { nth_identifier?: object } } } };
}

const isTerser = (minimizer: unknown): minimizer is Terser =>
  minimizer?.constructor.name === 'TerserPlugin';

/**
 * Terser gives names by how often each letter occurs in the file: in webpack's runtime also those of
 * hashes which are not final yet, and depend on the cache. It runs this in another process, as a text.
 */
const shortNames = {
  get(index: number): string {
    const letters = 'etnriaoscludpfhmgvybwkxEIOSCTARPNLDMUFqjBHzGVWYKXQJZ$_';
    const rest = Math.floor(index / letters.length);
    return letters.charAt(index % letters.length) + (rest === 0 ? '' : this.get(rest - 1));
  },
};

/** Gatsby writes webpack's hash into each page, and webpack's depends on the cache. */
function hashFiles(compiler: Compiler): void {
  compiler.hooks.emit.tap('hash of files', (compilation: Compilation) => {
    const hash = createHash('sha256');
    for (const { name, source } of compilation.getAssets().toSorted(byName)) {
      hash.update(name).update(source.buffer());
    }
    compilation.hash = hash.digest('hex').slice(0, 20);
  });
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

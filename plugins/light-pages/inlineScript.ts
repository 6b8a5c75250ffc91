import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles modules into an inline script of a page's head, in Node. Paths are from the site's folder. */
export function bundleInlineScript(...modules: string[]): string {
  const imports = modules.map((file) => `import ${JSON.stringify(resolve(file))};`);
  const { outputFiles } = buildSync({
    stdin: { contents: imports.join(''), resolveDir: '.' },
    // Otherwise esbuild also reads the configurations of the folders around the site.
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

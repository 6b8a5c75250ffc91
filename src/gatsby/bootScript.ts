/** Bundles the script in each page's head, which runs before the first paint. */
import { buildSync } from 'esbuild';

export function bootScript(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['src/client/boot.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

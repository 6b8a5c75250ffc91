/** The script in each page's head, bundled apart: Gatsby's own come too late for what it does. */
import { buildSync } from 'esbuild';

export function headScript(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['src/head/headScript.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The script in each page's head, bundled apart: Gatsby's own come too late to prevent a flash. */
import { buildSync } from 'esbuild';

export function themeScript(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    stdin: {
      contents: "import { followTheme } from './src/theme/followTheme'; followTheme();",
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

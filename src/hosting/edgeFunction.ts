/** Bundles a function that runs on a host, from src/hosting/edge/. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Syntax newer than ES5 that nginx's JavaScript supports; esbuild fails on anything else. */
const supported = { arrow: true, 'const-and-let': true, 'template-literal': true };

interface Needs {
  /** Values for the constants that the file declares. */
  constants: Record<string, unknown>;
  /** Replaces the file's export, in the form that the host expects. */
  ending: string;
  /** Of esbuild; by default what nginx runs. */
  target?: string;
}

export function edgeFunction(file: string, { constants, ending, target = 'es5' }: Needs): string {
  const { outputFiles } = buildSync({
    entryPoints: [join('src/hosting/edge', file)],
    bundle: true,
    format: 'esm',
    target,
    supported: target === 'es5' ? supported : {},
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const defined = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const bare = code.replace(/^\/\/ .*\n/gm, '').replace(/export \{[^}]*\};\s*$/, '');
  return `${defined.join('')}${bare}${ending}`;
}

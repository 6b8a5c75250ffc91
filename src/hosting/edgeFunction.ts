/** Bundles what runs on the hosts themselves, from src/hosting/edge/. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The syntax newer than ES5 that nginx's JavaScript has; the build stops on anything else. */
const supported = { arrow: true, 'const-and-let': true, 'template-literal': true };

interface Needs {
  /** What the file declares and does not define. */
  constants: Record<string, unknown>;
  /** What the host wants in place of the file's export. */
  ending: string;
}

export function edgeFunction(file: string, { constants, ending }: Needs): string {
  const { outputFiles } = buildSync({
    entryPoints: [join('src/hosting/edge', file)],
    bundle: true,
    format: 'esm',
    target: 'es5',
    supported,
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const defined = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const bare = code.replace(/^\/\/ .*\n/gm, '').replace(/export \{[^}]*\};\s*$/, '');
  return `${defined.join('')}${bare}${ending}`;
}

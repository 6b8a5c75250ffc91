import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = join(process.cwd(), 'node_modules');
const compiler = join(packages, 'typescript/bin/tsc');

const options = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['*.ts'],
  exclude: [],
};

/**
 * Returns the TypeScript compiler's errors for JSON-LD documents of organizations; each line starts with the document's
 * name. The types are schema-dts, Google's types of schema.org, which cover the whole vocabulary and need no other host.
 */
export function compileErrors(documents: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'structured-data-'));
  symlinkSync(packages, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  for (const [name, json] of Object.entries(documents)) {
    writeFileSync(join(folder, `${name}.ts`), asTypeScript(json));
  }
  const arguments_ = [compiler, '--project', folder, '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, arguments_, {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stdout + stderr;
}

const asTypeScript = (json: string) => `
import type { Organization, WithContext } from 'schema-dts';
export const document: WithContext<Organization> = ${json};
`;

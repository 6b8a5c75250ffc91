/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const plugins = [resolve('src/styles/logical.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What the lint says of a stylesheet with this one declaration. */
function lint(declaration: string) {
  writeFileSync(join(folder, 'sample.css'), `.sample {\n  ${declaration};\n}\n`);
  const biome = resolve('node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['lint'], { cwd: folder, encoding: 'utf8' });
  return { status, complains: stderr.includes('Use the logical property') };
}

test.each([
  'margin-left: 1px',
  'padding-top: 1px',
  'border-right: 0',
  'border-top-left-radius: 1px',
  'left: 0',
  'max-width: 1px',
  'height: 1px',
  'text-align: left',
  'float: right',
  'margin: 1px 2px 3px 4px',
  'padding: 0 calc(1px + 2px) 0 var(--gutter)',
])('%s would not mirror, so the lint refuses it', (rule) => {
  expect(lint(rule)).toEqual({ status: 1, complains: true });
});

test.each([
  'margin-inline-start: 1px',
  'inset: 0',
  'padding: 1px 2px 3px',
  'text-align: start',
  'inline-size: 1px',
  'line-height: 1',
])('%s mirrors, so the lint lets it be', (rule) => {
  expect(lint(rule)).toEqual({ status: 0, complains: false });
});

test('The rule is switched on for the whole project', () => {
  expect(JSON.parse(readFileSync('biome.json', 'utf8')).plugins).toEqual([
    './src/styles/logical.grit',
  ]);
});

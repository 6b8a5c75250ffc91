import { readFileSync } from 'node:fs';
import { dependencies, devDependencies } from '../package.json';
import lock from '../package-lock.json';

const direct = Object.entries({ ...dependencies, ...devDependencies });
const locked = new Map(Object.entries<{ version?: string; integrity?: string }>(lock.packages));

const rows = readFileSync('docs/decisions.md', 'utf8').match(/^\|[^|]+\|/gm) ?? [];
const explained = new Set(rows.flatMap((row) => row.split(/[\s,()|]+/)));

test.each(direct)('%s is a library with a reason in docs/decisions.md', (name) => {
  expect(explained).toContain(name);
});

test.each(direct)('%s is wanted in the very version that is locked', (name, version) => {
  expect(version).toBe(locked.get(`node_modules/${name}`)?.version);
});

test('The lock file says of every package what its content must be', () => {
  const others = [...locked].filter(([path, { integrity }]) => path && !integrity);
  expect(others.map(([path]) => path)).toEqual([]);
});

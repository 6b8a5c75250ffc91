/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dependencies, devDependencies } from '../package.json';
import lock from '../package-lock.json';

const direct = Object.entries({ ...dependencies, ...devDependencies });
const locked = new Map(Object.entries<Locked>(lock.packages));

interface Locked {
  version?: string;
  integrity?: string;
}

/** The names in bold at the start of each list entry: `- **react**, **react-dom**: …`. */
const entries = readFileSync('docs/decisions.md', 'utf8').match(/^- \*\*[^:]+(?=:)/gm) ?? [];
const explained = new Set(
  entries.flatMap((entry) => [...entry.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name)),
);

test.each(direct)('docs/decisions.md gives a reason for %s', (name) => {
  expect(explained).toContain(name);
});

test('docs/decisions.md explains no package that is gone', () => {
  const names = direct.map(([name]) => name);
  const libraries = [...explained].filter((name) => /^[@a-z\d/.-]+$/.test(name ?? ''));
  expect(libraries.filter((name) => !names.includes(name ?? ''))).toEqual([]);
});

test.each(direct)('%s is pinned to the version in the lock file', (name, version) => {
  expect(version).toBe(locked.get(`node_modules/${name}`)?.version);
});

test('The lock file has a content hash for every package', () => {
  const others = [...locked].filter(([path, { integrity }]) => path && !integrity);
  expect(others.map(([path]) => path)).toEqual([]);
});

test.each([
  ['netlify.toml', /NODE_VERSION = "(\d+)"/],
  ['.devcontainer/devcontainer.json', /typescript-node:(\d+)-/],
  ['.github/workflows/deploy.yml', /node-version: (\d+)/],
  ['.github/workflows/test.yml', /node-version: (\d+)/],
  ['.github/workflows/full.yml', /container: node:(\d+)-/],
  ['docs/publishing.md', /NODE_VERSION=(\d+)/],
  ['README.md', /Node (\d+) is recommended/],
])('%s names the recommended Node', (file, version) => {
  const [, found] = version.exec(readFileSync(file, 'utf8')) ?? [];
  expect(found).toBe(readFileSync('.nvmrc', 'utf8').trim());
});

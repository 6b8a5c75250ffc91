/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import lock from '../package-lock.json';
import { describeTemplate } from './tools/template';

const direct = ['.', ...readdirSync('plugins').map((name) => `plugins/${name}`)].flatMap(
  (folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    );
    return Object.entries<string>({ ...dependencies, ...devDependencies });
  },
);
const locked = new Map(Object.entries<Locked>(lock.packages));

interface Locked {
  version?: string;
  integrity?: string;
  /** Of a plugin in this repository. */
  resolved?: string;
  link?: boolean;
}

test.each(direct)('%s is pinned to the version in the lock file', (name, version) => {
  expect(version).toBe(locked.get(`node_modules/${name}`)?.version);
});

test('The lock file has a content hash for every package', () => {
  const others = [...locked].filter(
    ([path, { integrity, link }]) => path.startsWith('node_modules/') && !integrity && !link,
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

describeTemplate('In the template,', () => {
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
});

/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { cmsVariables } from '../../src/gatsby/cmsBackend';

const dockerfile = readFileSync('src/hosting/Dockerfile', 'utf8');
const words = dockerfile.split(/\s+/);

test('The linter finds nothing wrong with the Dockerfile', () => {
  expect(validate('FROM node\nRUNN x').length).toBe(1);
  expect(validate(dockerfile)).toEqual([]);
});

test('The image can be built with every setting that the site reads', () => {
  for (const name of ['GATSBY_MAPBOX_TOKEN', ...cmsVariables]) {
    expect(dockerfile).toContain(`\nARG ${name}\n`);
  }
});

test('It runs as a user other than root, given by number, with the folders that the build writes', () => {
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(words).toEqual(expect.arrayContaining(['/site/deploy/nginx', '/site/public']));
});

test('It copies only existing files', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  for (const file of copied) expect([file, existsSync(file)]).toEqual([file, true]);
});

test('It leaves out only built, installed and secret files: the build reads the rest', () => {
  const ignored = readFileSync('src/hosting/Dockerfile.dockerignore', 'utf8').split('\n');
  const made = ['.git', '.cache', 'node_modules', 'public', 'deploy', 'test-results', '.env*'];
  expect(ignored.filter(Boolean)).toEqual(made);
});

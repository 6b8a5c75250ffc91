/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json';
import { cmsVariables } from '../../src/gatsby/cmsBackend';

const text = readFileSync('docs/deploying.md', 'utf8');
const dockerfile = readFileSync('src/hosting/Dockerfile', 'utf8');

test('Every command that the guide names is there', () => {
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(named));
});

test('Every file of the repository that it names is there', () => {
  const named = [...text.matchAll(/(?:src|__tests__|\.github|content)\/[\w./-]+|netlify\.toml/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [file] of named) expect([file, existsSync(file)]).toEqual([file, true]);
});

test.each(['README.md', 'docs/deploying.md'])(
  '%s has a button for each host that builds a repository',
  (file) => {
    const buttons = readFileSync(file, 'utf8').matchAll(
      /\[!\[(Deploy to [\w ]+)\]\(([^)]+)\)\]\(([^)]+)\)/g,
    );
    const found = [...buttons].map(([, label = '', image = '', address]) => {
      const drawing = readFileSync(join(dirname(file), image), 'utf8');
      expect(drawing).toContain(`aria-label="${label}"`);
      return [label, address];
    });
    // Without the template's address, so that owners import their own repository.
    expect(found).toEqual([
      ['Deploy to Netlify', 'https://app.netlify.com/start'],
      [
        'Deploy to Cloudflare Pages',
        'https://dash.cloudflare.com/?to=/:account/workers-and-pages/create/pages',
      ],
    ]);
  },
);

test('The settings that it names are those that the image takes', () => {
  for (const [, name = ''] of text.matchAll(/--build-arg (\w+)=/g)) {
    expect(dockerfile).toContain(`ARG ${name}\n`);
  }
  expect(cmsVariables.every((name) => name.startsWith('CMS_'))).toBe(true);
});

test('On a server without a container, the same packages are installed as in it', () => {
  const packages = / install -y (?:--no-install-recommends )?(nginx [\w -]+)/;
  expect(packages.exec(text)?.[1]?.trim()).toBe(packages.exec(dockerfile)?.[1]?.trim());
});

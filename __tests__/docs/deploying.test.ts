/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json';

const text = readFileSync('docs/deploying.md', 'utf8');

test('Every command and file of the repository that the guide names is there', () => {
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(commands));
  const files = [...text.matchAll(/(?:src|__tests__|\.github|content)\/[\w./-]+|netlify\.toml/g)];
  expect(commands.length * files.length).toBeGreaterThan(6);
  for (const [file] of files) expect([file, existsSync(file)]).toEqual([file, true]);
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

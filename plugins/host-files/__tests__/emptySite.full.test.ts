/** @jest-environment node */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(__dirname, '../../..');
const site = mkdtempSync(join(tmpdir(), 'host-files-'));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}
const read = (name: string) => readFileSync(join(site, 'public', name), 'utf8');

function build() {
  const env = { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: '1' };
  const gatsby = join(repository, 'node_modules/gatsby/cli.js');
  return promisify(execFile)(process.execPath, [gatsby, 'build'], { cwd: site, env });
}

afterAll(() => rmSync(site, { recursive: true }));

test('The README’s lines write the files for hosts in an empty Gatsby site, after its own last step', async () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, config = ''] = readme.slice(readme.indexOf('`gatsby-config.ts`')).split(/```\w+\n|```/);
  cpSync(join(__dirname, '..'), join(site, 'plugins/host-files'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'), 'dir');
  write('package.json', '{ "name": "empty", "dependencies": { "gatsby": "5" } }');
  write('gatsby-config.ts', config);
  for (const page of ['index', 'contact', 'es/index', '404'])
    write(
      `src/pages/${page}.js`,
      "import * as React from 'react';\nexport default () => <h1>Page</h1>;\n",
    );
  write('static/fonts/text-0123456789ab.woff2', '');
  write('static/drawings/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    'gatsby-node.js',
    `const { readdirSync, rmSync } = require('node:fs');
exports.createPages = ({ actions }) =>
  actions.createPage({ path: '/es/404.html', component: require.resolve('./src/pages/404.js') });
exports.onPostBuild = () => {
  for (const name of readdirSync('public')) if (/^webpack-runtime-/.test(name)) rmSync('public/' + name);
};`,
  );
  await build();
  const scripts = readdirSync(join(site, 'public')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  const named = read('_headers').match(/^\/[^/]+\.js$/gm) ?? [];
  expect(named.toSorted()).toEqual(scripts.map((name) => `/${name}`).toSorted());
  expect(read('_headers')).toContain(
    "/drawings/*\n  Content-Security-Policy: frame-ancestors 'self'; sandbox\n",
  );
  expect(read('_redirects')).toBe('/es/* /es/404.html 404\n/* /404.html 404\n');
  for (const page of ['404.html', 'es/404.html', 'es/index.html'])
    expect(read(page)).toContain('<h1>Page</h1>');
  expect(read('sitemap.xml')).toContain('<loc>https://www.example.com/contact/</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml');

  write('gatsby-config.ts', config.replace('https://', ''));
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      '"siteUrl" must be an address such as "https://www.example.com".',
    ),
  });
}, 600_000);

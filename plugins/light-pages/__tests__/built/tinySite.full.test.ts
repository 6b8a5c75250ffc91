/** @jest-environment node */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { chromium } from '@playwright/test';

const plugin = join(__dirname, '../..');
const modules = join(plugin, '../../node_modules');
const site = mkdtempSync(join(tmpdir(), 'light-pages-'));
const readme = readFileSync(join(plugin, 'README.md'), 'utf8');
const publicFile = (name: string) => readFileSync(join(site, 'public', name), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}

/** The README's code for a file, which the text before it names. */
function codeOf(file: string): string {
  const [, code = ''] = readme.slice(readme.indexOf(`\`${file}\``)).split(/```\w+\n|```/);
  return code;
}

beforeAll(async () => {
  cpSync(plugin, join(site, 'plugins/light-pages'), { recursive: true });
  symlinkSync(modules, join(site, 'node_modules'), 'dir');
  write('package.json', '{ "name": "tiny", "dependencies": { "gatsby": "5" } }');
  const roots = ['gatsby-config.js', 'gatsby-ssr.js', 'gatsby-browser.js'];
  for (const file of [...roots, 'src/islands.js', 'src/pages/index.js']) write(file, codeOf(file));
  write('src/site.css', 'h1 { color: teal; }');
  write('src/islands.deferred.css', 'button { color: green; }');
  const second = "import '../islands.deferred.css';\nexport default () => <a href='/'>Second</a>;";
  write('src/pages/second.js', second);
  await promisify(execFile)(process.execPath, [join(modules, 'gatsby/cli.js'), 'build'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: '1' },
  });
}, 300_000);

afterAll(() => rmSync(site, { recursive: true }));

test('The README’s lines build pages with a small script, styles in two parts and a policy', () => {
  const [page, second] = [publicFile('index.html'), publicFile('second/index.html')];
  const deferred = /<link rel="stylesheet" href="\/deferred\.\w{20}\.css"/;
  expect([deferred.test(page), deferred.test(second)]).toEqual([true, false]);
  expect([page, second].map((html) => html.includes('green'))).toEqual([false, true]);
  for (const html of [page, second]) {
    expect(html).toMatch(/h1 ?\{color:teal/);
    expect(html).toMatch(/<script data-client="\/client-\w{20}\.js">/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('Content-Security-Policy');
  }
  const names = readdirSync(join(site, 'public')).map((name) => name.replace(/[-.]\w{20}/, ''));
  const published = 'client.js deferred.css framework.js islands.js index.html second styles.css';
  expect(new Set(names.filter((name) => !/^(404|static|framework.*LICENSE)/.test(name)))).toEqual(
    new Set(published.split(' ')),
  );
});

test('A browser hydrates the island, and reports no error', async () => {
  const debians = '/usr/bin/chromium-headless-shell';
  const browser = await chromium.launch({
    executablePath: existsSync(debians) ? debians : process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('http://site.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(site, 'public', pathname.replace(/\/$/, '/index.html')) });
  });
  await page.goto('http://site.test/');
  await page.locator('html[data-scripts-ready]').waitFor();
  const button = page.getByRole('button');
  // A click before it is hydrated does nothing.
  while ((await button.textContent()) === '3') await button.click();
  await browser.close();
  expect(errors).toEqual([]);
});

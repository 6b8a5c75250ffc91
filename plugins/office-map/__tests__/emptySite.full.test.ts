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
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answerFile } from './answers';

const repository = join(__dirname, '../../..');
const run = promisify(execFile);
const site = mkdtempSync(join(tmpdir(), 'office-map-'));

/** The README's code for a file, which the text before it names. */
function codeOf(name: string): string {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, code = ''] = readme.slice(readme.indexOf(name)).split(/```\w+\n|```/);
  return code;
}

afterAll(() => rmSync(site, { recursive: true }));

test('The README’s lines draw and publish a map in an empty Gatsby site', async () => {
  cpSync(join(__dirname, '..'), join(site, 'plugins/office-map'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'), 'dir');
  mkdirSync(join(site, 'src/pages'), { recursive: true });
  writeFileSync(
    join(site, 'package.json'),
    '{ "name": "empty", "dependencies": { "gatsby": "5" } }',
  );
  writeFileSync(join(site, 'draw.mts'), codeOf('`draw.mts`'));
  writeFileSync(join(site, 'gatsby-config.js'), codeOf('`gatsby-config.js`'));
  const page = codeOf('On a page');
  writeFileSync(join(site, 'src/pages/index.js'), `import * as React from 'react';\n${page}`);
  const server = createServer((_, response) => response.end(readFileSync(answerFile('coast'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    OVERPASS_URL: `http://127.0.0.1:${port}/api`,
    GATSBY_TELEMETRY_DISABLED: '1',
  };
  const command = (file: string, ...args: string[]) =>
    run(process.execPath, [join(repository, 'node_modules', file), ...args], { cwd: site, env });
  const { stdout } = await command('tsx/dist/cli.mjs', 'draw.mts');
  server.close();
  const files = stdout.trim().split('\n').toSorted();
  expect(files).toHaveLength(8);
  await command('gatsby/cli.js', 'build');
  expect(readdirSync(join(site, 'public/map')).toSorted()).toEqual(files);
  expect(readFileSync(join(site, 'public/index.html'), 'utf8')).toContain(
    'src="/map/wide.en.svg" alt="Map of the harbour"',
  );
  writeFileSync(join(site, 'gatsby-config.js'), codeOf('`gatsby-config.js`').replace('maps', ''));
  await expect(command('gatsby/cli.js', 'build')).rejects.toMatchObject({ code: 1 });
}, 300_000);

/** The README's lines make an editor in an empty Gatsby site. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Editor, serve } from './editor';

const plugin = join(__dirname, '..');
const modules = join(__dirname, '../../../node_modules');

const page = `import * as React from 'react';
import saved from ${JSON.stringify('../../content/home.json')};

export default function Home({ home = saved }) {
  return <main><h1>{home.title}</h1><p>{home.text}</p></main>;
}
`;

/** The README's code for a file, which the text before it names. */
function codeOf(name: string): string {
  const readme = readFileSync(join(plugin, 'README.md'), 'utf8');
  const [, code = ''] = readme.slice(readme.indexOf(`\`${name}\``)).split(/```\w+\n|```/);
  return code;
}

test('The README’s lines make an editor in an empty Gatsby site', async ({ page: tab }) => {
  const site = mkdtempSync(join(tmpdir(), 'empty-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  cpSync(plugin, join(site, 'plugins/editor'), { recursive: true });
  symlinkSync(modules, join(site, 'node_modules'), 'dir');
  write('package.json', '{ "name": "empty", "dependencies": { "gatsby": "5" } }');
  write('content/home.json', '{ "title": "Harbour", "text": "Ships come and go." }\n');
  write('src/pages/index.js', page);
  for (const file of ['gatsby-config.js', 'src/editing.js', 'src/preview.js'])
    write(file, codeOf(file));
  const env = { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: '1' };
  const gatsby = join(modules, 'gatsby/cli.js');
  await promisify(execFile)(process.execPath, [gatsby, 'build'], { cwd: site, env });

  const { options } = createRequire(__filename)(join(site, 'gatsby-config.js')).plugins[0];
  const { server, url } = await serve(join(site, 'public'), { ...options, root: site });
  const editor = new Editor(tab, { folder: site, url });
  await editor.open();
  await editor.openForm('Home', 'Whole website');
  await expect(editor.preview.getByRole('heading')).toHaveText('Harbour');
  await expect(editor.text('text')).toBeVisible();
  await editor.preview.getByText('Ships come and go.').click();
  await expect(editor.text('text')).toBeFocused();
  await editor.write('title', 'Port');
  await expect(editor.preview.getByRole('heading')).toHaveText('Port');
  await editor.save();
  expect(JSON.parse(String(editor.readFile('content/home.json')))).toEqual({
    title: 'Port',
    text: 'Ships come and go.',
  });
  server.close();
  rmSync(site, { recursive: true });
});

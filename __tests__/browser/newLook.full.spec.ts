/**
 * An engineer adds a look, which is a copy of another, and sections with the names of parts of the page and of files: the
 * compiler names what is missing, and page, card, icons, map and editor follow.
 */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answerFile } from '../../plugins/office-map/__tests__/answers';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout, readCompany, readWords } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { pixelOf } from '../pipeline/drawings';
import { serveEditedSite } from '../tools/editedSite';
import { listen } from '../tools/freePort';
import { filesOf } from '../tools/wordFiles';
import { testOf } from './builtSite';
import { channelsOf, rgbOf } from './contrast';
import { Editor } from './editor';
import { textsInDeviceFonts } from './platformFonts';
import { expect, visit } from './site';

const [background, primary, land] = ['#e4f2e4', '#7a1f6b', '#c9e6f7'];

/** A file with each of some texts replaced, of which it has exactly one. */
const changed = (file: string, replacements: Record<string, string>) =>
  Object.entries(replacements).reduce(
    (text, [from, to]) => {
      expect(text.split(from), `${file}: ${from}`).toHaveLength(2);
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );

const added = ['logo', 'file', 'location', 'content'];
/** Letters that no other text has, in both fonts. */
const section = { label: 'Ļabel', title: 'Ŧitle', text: 'Ŵords' };
const words = readWords(contentRoot(), 'en');
const sections = Object.fromEntries(added.map((name) => [name, section]));

const changes = {
  'src/looks/harbour.ts': changed('src/looks/editorial.ts', {
    'const editorial': 'const harbour',
    "background: { light: '#faf6ee'": `background: { light: '${background}'`,
    "primary: { light: '#1f5fa8'": `primary: { light: '${primary}'`,
    "land: { light: '#f3f0e9'": `land: { light: '${land}'`,
  }),
  'src/looks/designs.ts': changed('src/looks/designs.ts', {
    'import { modern }': "import { harbour } from './harbour';\nimport { modern }",
    'editorial, modern': 'editorial, harbour, modern',
  }),
  'src/model/model.ts': changed('src/model/model.ts', {
    "'warm'] as const": "'warm', 'harbour'] as const",
    'value: section(),': ['value', ...added].map((name) => `${name}: section(),`).join('\n'),
  }),
  'content/about.json': jsonText({ ...readAbout(contentRoot()), sections: ['value', ...added] }),
  'content/look.json': jsonText({ look: 'harbour' }),
  'content/site.json': jsonText({ defaultLanguage: 'en', languages: ['en'] }),
  'content/company.json': jsonText({
    ...readCompany(contentRoot()),
    logo: undefined,
    darkLogo: undefined,
  }),
  // Without buttons, one of which leads to a section that is not chosen.
  ...filesOf('en', {
    ...words,
    about: { ...words.about, title: { ...words.about.title, actions: undefined }, ...sections },
  }),
};
const test = testOf(changes, serveEditedSite);
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('The page has the look, its mark and fonts, and no id twice', async ({ page, built }) => {
  expect(await textsInDeviceFonts(page, `${built.url}/about/`)).toEqual([]);
  await visit(page, `${built.url}/about/`);
  await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(background));
  for (const name of added) await expect(page.locator(`h2#${name}`)).toHaveText(section.title);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  const mark = page.getByRole('banner').locator('img');
  expect(await pixelAt(built.url + (await mark.getAttribute('src')), 48, 6)).toEqual(
    channelsOf(primary),
  );
});

test('The card and the icons have its colours', async ({ page, built }) => {
  await visit(page, `${built.url}/about/`);
  const card = await page.locator('[property="og:image"]').getAttribute('content');
  const shown = await pixelAt(built.url + new URL(`${card}`).pathname, 40, 300);
  // A JPEG's may differ by one.
  for (const [index, channel] of channelsOf(background).entries())
    expect(Math.abs(channel - (shown[index] ?? 0))).toBeLessThanOrEqual(1);
  expect(await pixelAt(`${built.url}/icons/192.png`, 96, 12)).toEqual(channelsOf(primary));
});

test('The map has its colours, and set-up offers it', async ({ built }) => {
  const server = createServer((_, response) => response.end(readFileSync(answerFile('coast'))));
  const OVERPASS_URL = `http://localhost:${await listen(server)}/`;
  const env = { ...process.env, CONTENT_ROOT: '', OVERPASS_URL };
  const run = (name: string, ...options: string[]) => {
    const command = ['node_modules/tsx/dist/cli.mjs', `scripts/${name}.ts`, ...options];
    return promisify(execFile)(process.execPath, command, { cwd: built.folder, env });
  };
  expect((await run('setup', '--help')).stdout).toMatch(/--look .*, harbour/);
  await run('map');
  server.close();
  const map = readFileSync(join(built.folder, 'content/maps/wide.en.svg'), 'utf8');
  expect(map).toContain(`.land{fill:${land}}`);
});

test('The editor offers it and shows the page in it', async ({ browser, built }) => {
  const context = await browser.newContext({ baseURL: built.url });
  const page = await context.newPage();
  const editor = new Editor(page, built);
  await editor.open();
  await editor.openEntry('look');
  await editor.choose(page.getByRole('radio', { name: 'harbour' }));
  await expect(editor.preview.locator('html')).toHaveCSS('background-color', rgbOf(background));
  await context.close();
});

test('Without a line in the list of designs, the compiler names it', async ({ built }) => {
  const list = 'src/looks/designs.ts';
  writeFileSync(join(built.folder, list), readFileSync(list));
  const tsc = join(built.folder, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: built.folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^src\/looks\/designs\.ts\(\d+,\d+\): error .*'harbour' is missing/m);
});

/** Of a picture at an address: red, green and blue. */
async function pixelAt(url: string, left: number, top: number): Promise<number[]> {
  const file = Buffer.from(await (await fetch(url)).arrayBuffer());
  return (await pixelOf(file, left, top)).slice(0, 3);
}

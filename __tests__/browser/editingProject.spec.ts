/** `npm start` gives the editor the project's files: one click opens them, in every browser. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listFiles } from '../../src/files/files';
import { jsonText } from '../../src/model/json';
import { cleanEnv } from '../tools/cleanEnv';
import { freePort } from '../tools/freePort';
import { sampleContent, sampleSite } from '../tools/paths';
import { cmsWarnings } from './editor';
import { engines, expect, pageAsTab, test } from './engines';
import { base } from './site';

test.use({ expectedMessages: cmsWarnings });

const english = 'locales/en/translation.json';

/** The last step of `npm start`, in a copy of the sample. */
async function start(folder: string) {
  for (const part of ['content', 'locales'])
    cpSync(join(sampleContent, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'mark.svg'), logo);
  symlinkSync(resolve(sampleSite), join(folder, 'public'));
  const port = await freePort();
  const script = resolve('scripts/start.ts');
  const tsx = resolve('node_modules/.bin/tsx');
  const env = { ...cleanEnv, CONTENT_ROOT: folder };
  const server = spawn(tsx, [script, '--port', String(port)], { cwd: folder, env });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => (printed += text));
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('The editor:');
  return { url: `http://localhost:${port}${base}`, stop: () => server.kill() };
}

/** The lines of a file that differ from the sample's. */
function changedLines(folder: string, file: string): string[] {
  const before = readFileSync(join(sampleContent, file), 'utf8').split('\n');
  const after = readFileSync(join(folder, file), 'utf8').split('\n');
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]).map((line) => line.trim());
}

const changedFiles = (folder: string) => {
  const filesOf = (root: string) => ['content', 'locales'].flatMap((part) => listFiles(root, part));
  const isSame = (file: string) =>
    existsSync(join(sampleContent, file)) &&
    readFileSync(join(folder, file)).equals(readFileSync(join(sampleContent, file)));
  return filesOf(folder).filter((file) => !isSame(file));
};

/** As another program does. */
function replaceTitle(folder: string, line: 'second' | 'third', text: string) {
  const file = join(folder, english);
  const words = JSON.parse(readFileSync(file, 'utf8'));
  words.page.about.title[line] = text;
  writeFileSync(file, jsonText(words));
}

const field = (key: string) => `[data-mode="edit"] [data-key-path="${key}"]`;
const save = '//button[normalize-space()="Save"]';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h9v9z"/></svg>';

for (const engine of ['chromium', ...engines] as const)
  test(`In ${engine} one click opens the project; what is saved is in it, and nobody's change is lost`, async ({
    open,
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'project-'));
    const { url, stop } = await start(folder);
    const tab = engine === 'chromium' ? pageAsTab(page) : await open(engine, { locale: 'en' });
    const has = (selector: string) =>
      tab.evaluate((one) => document.querySelector(one) !== null, selector);
    /** The CMS loses clicks that come too early. */
    const click = (selector: string, next: string) =>
      expect(async () => {
        if (!(await has(next))) await tab.click(selector);
        expect(await has(next)).toBe(true);
      }).toPass();
    const openForm = async (list: string, entry: string, key: string) => {
      await tab.click(`//*[contains(@class, "primary-sidebar")]//*[text()="${list}"]`);
      await click(`//*[@id="collection-container"]//*[text()="${entry}"]`, field(key));
    };
    const openTitle = async () => {
      await openForm('English', 'About page', 'title');
      await click(`${field('title')} button[aria-label="Expand"]`, field('title.first'));
    };
    const saveAs = async (text: string) => {
      await tab.click(save);
      await expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain(text);
    };
    const whereToSee = 'stop npm start and start it again';

    await tab.setViewportSize({ width: 1280, height: 800 });
    await tab.goto(`${url}/admin/`);
    await expect.poll(() => has('.buttons button')).toBe(true);
    expect(await tab.evaluate(() => document.body.innerText)).not.toContain('select the root');
    await click('//button[contains(., "Local Repository")]', '.primary-sidebar');

    await openTitle();
    await tab.fill(`${field('title.first')} input`, 'Software as quiet');
    replaceTitle(folder, 'second', 'as a lagoon');
    await saveAs(whereToSee);
    expect(changedLines(folder, english)).toEqual([
      '"first": "Software as quiet",',
      '"second": "as a lagoon",',
    ]);

    await openForm('Whole website', 'Company', 'logo');
    await tab.click(`//*[@data-key-path="logo"]//button[normalize-space()="Replace"]`);
    await tab.upload('dialog input[type="file"]', join(folder, 'mark.svg'));
    await tab.click('//dialog//button[normalize-space()="Insert"]');
    await saveAs(whereToSee);
    expect(changedLines(folder, 'content/company.json')).toEqual(['"logo": "/pictures/mark.svg",']);
    expect(readFileSync(join(folder, 'content/pictures/mark.svg'), 'utf8')).toBe(logo);

    await openTitle();
    await tab.fill(`${field('title.third')} input`, 'at night');
    replaceTitle(folder, 'third', 'at noon');
    await saveAs('at noon');
    expect(changedLines(folder, english)).toContain('"third": "at noon",');
    expect(changedFiles(folder)).toEqual([
      'content/company.json',
      'content/pictures/mark.svg',
      english,
    ]);
    stop();
    rmSync(folder, { recursive: true });
  });

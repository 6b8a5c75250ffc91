/** A `test` with the editor of the tiny site, which saves to a folder. It fails on console errors and blocked requests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test as playwrightTest } from '@playwright/test';
import sharp from 'sharp';
import { entriesIn } from '../src/entries';
import { folderOf } from './builtSites';
import { cmsWarnings, Editor, type Project, serve } from './editor';
import { languages } from './useTinySite';

export { expect };

const page = { title: 'Harbour', text: 'Ships come and go.', note: 'Open at noon.' };
const slide = (name: string) => ({
  file: `/pictures/${name}.png`,
  alt: { en: name, de: `${name} (de)` },
});
const firm = {
  phone: '+30 1',
  logo: '/pictures/logo.svg',
  slides: [slide('One'), slide('Two'), slide('Three')],
};

export const words = 'content/en.json';

/** The content of the tiny site, by file. */
export async function tinyFiles(): Promise<Record<string, Buffer>> {
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const colours = { One: 'orange', Two: 'purple', Three: 'teal' };
  const pictures = Object.entries(colours).map(async ([name, colour]) => {
    const { buffer } = await photo(`${name}.png`, colour);
    return [`content/pictures/${name}.png`, buffer] as const;
  });
  return {
    [words]: json(page),
    'content/de.json': json({ title: 'Hafen', text: 'Schiffe.', note: 'Mittags offen.' }),
    'content/firm.json': json(firm),
    'content/languages.json': json({ languages: ['en', 'de'] }),
    'content/pictures/logo.svg': svg('logo.svg').buffer,
    ...Object.fromEntries(await Promise.all(pictures)),
  };
}

interface Fixtures {
  /** An empty folder for this test. */
  folder: string;
  project: Project;
  editor: Editor;
  /** Messages that a test causes on purpose, beside the CMS's own. */
  expectedMessages: RegExp | undefined;
  messages: string[];
}

export const test = playwrightTest.extend<Fixtures>({
  expectedMessages: [undefined, { option: true }],
  messages: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      await watchMessages(page, messages);
      await use(messages);
      const expected = [cmsWarnings, expectedMessages];
      expect(messages.filter((text) => !expected.some((one) => one?.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tiny-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  project: async ({ folder }, use) => {
    for (const [file, content] of Object.entries(await tinyFiles())) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const { server, url } = await serve(folderOf('folder'), filesIn(folder));
    await use({ folder, url });
    server.close();
  },
  editor: async ({ page, project }, use) => use(new Editor(page, project)),
});

/** What an editor gets of a folder. */
export const filesIn = (root: string) => ({
  root,
  files: entriesIn(languages).map(({ file }) => file),
});

async function watchMessages(page: Page, messages: string[]): Promise<void> {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  // Also if a script catches the error.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} blocks ${blockedURI}`),
    ),
  );
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') messages.push(request.url());
  });
}

export async function photo(name: string, background: string) {
  const create = { width: 300, height: 300, channels: 3 as const, background };
  const format = name.toLowerCase().endsWith('png') ? 'png' : 'jpeg';
  const buffer = await sharp({ create }).toFormat(format).toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** A drawing that no other file is. */
export const svg = (name: string, width = 40) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><path id="${name}" d="M0 0h9v9z"/></svg>`,
  ),
});

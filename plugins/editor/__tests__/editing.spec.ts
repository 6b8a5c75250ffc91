/** The editor of the tiny site, whose files are in a folder of this computer. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { EditorOptions } from '..';
import { buildEditor } from '../src/build/build';
import { field, openForm, preview, serve } from './editor';

const folder = mkdtempSync(join(tmpdir(), 'tiny-'));
const language = { direction: 'ltr', isDraft: false } as const;
const options: EditorOptions = {
  site: join(__dirname, 'tinySite.ts'),
  page: join(__dirname, 'tinyPage.tsx'),
  root: folder,
  title: 'Tiny',
  siteUrl: 'https://www.example.com',
  languages: [
    { ...language, code: 'en', name: 'English', isDefault: true },
    { ...language, code: 'de', name: 'Deutsch', isDefault: false },
  ],
  files: ['content/en.json', 'content/de.json', 'content/firm.json'],
};

const write = (file: string, value: unknown) => {
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
};
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      await buildEditor(join(folder, 'public'), options);
      const { server, url } = await serve(join(folder, 'public'), options);
      await use(url);
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

test.beforeEach(() => {
  write('content/en.json', { title: 'Harbour', text: 'Ships come and go.' });
  write('content/de.json', { title: 'Hafen', text: 'Schiffe kommen und gehen.' });
  write('content/firm.json', { phone: '+30 1' });
});

test('The page follows what is typed, a click leads to the field, and a save changes the file', async ({
  page,
  url,
}) => {
  await openForm(page, url, 'English', 'Page');
  const shown = preview(page);
  await expect(shown.getByRole('heading')).toHaveText('Harbour');
  await expect(field(page, 'text')).toBeVisible();
  await shown.getByText('Ships come and go.').click();
  await expect(field(page, 'text')).toBeFocused();
  await field(page, 'title').fill('Port');
  await expect(shown.getByRole('heading')).toHaveText('Port');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(read('content/en.json')).toEqual({ title: 'Port', text: 'Ships come and go.' });
});

test('What others have saved meanwhile is kept', async ({ page, url }) => {
  await openForm(page, url, 'English', 'Page');
  await field(page, 'text').fill('Ships come.');
  write('content/en.json', { title: 'Port', text: 'Ships come and go.' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(read('content/en.json')).toEqual({ title: 'Port', text: 'Ships come.' });
});

test('A text that is not saved is offered after a reload, and a click leads to another form', async ({
  page,
  url,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openForm(page, url, 'Deutsch', 'Page');
  await field(page, 'title').fill('Bucht');
  await expect(preview(page).getByRole('heading')).toHaveText('Bucht');
  await preview(page).getByText('+30 1').click();
  await expect(field(page, 'phone')).toBeFocused();
  await page.goto(url);
  await expect(page.getByText(/Not saved yet/)).toContainText('Page (Deutsch)');
  expect(read('content/de.json').title).toBe('Hafen');
});

/** Each file of words is an entry of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readWords } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import { contentsOf } from '../wordFiles';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const notFound = 'locales/en/notFound.json';
const saved = (file: string) => readFileSync(join(contentRoot(), file), 'utf8');
const words = readWords(contentRoot(), 'en');

test('The words of the 404 page are edited next to it, and saved alone', async ({ editor }) => {
  const { preview } = editor;
  await editor.open();
  await editor.openEntry('notFound');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title);
  await expect(editor.field('page.about')).toHaveCount(0);
  await editor.write('title', 'Nothing is moored here');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Nothing is moored here');
  await editor.save();
  const text = saved(notFound).replace(words.notFound.title, 'Nothing is moored here');
  expect(await editor.changedFiles()).toEqual({ [notFound]: Buffer.from(text) });
});

test('Labels are edited on their own, and saved alone', async ({ editor }) => {
  await editor.open();
  await editor.openEntry('labels');
  await expect(editor.field('page.about')).toHaveCount(0);
  await editor.write('languages', 'Our languages');
  await expect(editor.preview.getByRole('navigation', { name: 'Our languages' })).toBeVisible();
  await editor.save();
  const file = 'locales/en/labels.json';
  const text = saved(file).replace(
    `"languages": "${words.labels.languages}"`,
    '"languages": "Our languages"',
  );
  expect(await editor.changedFiles()).toEqual({ [file]: Buffer.from(text) });
});

test('A mistake in the words of one page stops the editing of these only', async ({ editor }) => {
  const wrong = structuredClone(contentsOf(words).translation);
  wrong.page.about.title.first = 'A first line with far too many letters';
  await editor.open({ 'locales/en/translation.json': jsonText(wrong) });
  await editor.openEntry('notFound');
  await expect(editor.warnings).toBeHidden();
  await editor.write('title', 'Nothing is moored here');
  await editor.save();
  expect(Object.keys(await editor.changedFiles())).toEqual([notFound]);

  await editor.openEntry('about');
  await expect(editor.warnings).toContainText('Title, first line');
});

test('Unsaved words of one page are offered on return to its form, and in no other', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('notFound');
  await editor.text('title').press('End');
  await page.keyboard.insertText(', captain');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText(
    `${words.notFound.title}, captain`,
  );
  await editor.leaveEntry();
  await editor.openEntry('about');
  await expect(editor.dialog).toBeHidden();
  await editor.leaveEntry();
  await editor.openForm('notFound');
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
});

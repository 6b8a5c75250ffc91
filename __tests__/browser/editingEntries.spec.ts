/** One file per language has the words of all pages, which are edited page by page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readTranslation } from '../../src/content/files/read';
import { jsonText } from '../../src/content/jsonText';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const file = 'locales/en/translation.json';
const saved = readFileSync(join(contentRoot(), file), 'utf8');
const words = readTranslation(contentRoot(), 'en');

test('The words of the 404 page are edited next to it, and saved with all others', async ({
  editor,
}) => {
  const { preview } = editor;
  await editor.open();
  await editor.openEntry('notFound');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(words.page.notFound.title);
  await expect(editor.field('page.about')).toHaveCount(0);
  await expect(editor.field('site')).toHaveCount(0);
  await editor.write('page.notFound.title', 'Nothing is moored here');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Nothing is moored here');
  await editor.save();
  const text = saved.replace(words.page.notFound.title, 'Nothing is moored here');
  expect(await editor.changedFiles()).toEqual({ [file]: Buffer.from(text) });
});

test('Small words are edited on their own, and saved with all others', async ({ editor }) => {
  await editor.open();
  await editor.openEntry('words');
  await expect(editor.field('page.about')).toHaveCount(0);
  await editor.write('site.languages', 'Our languages');
  await expect(editor.preview.getByRole('navigation', { name: 'Our languages' })).toBeVisible();
  await editor.save();
  const text = saved.replace(
    `"languages": "${words.site.languages}"`,
    '"languages": "Our languages"',
  );
  expect(await editor.changedFiles()).toEqual({ [file]: Buffer.from(text) });
});

test('A mistake in the words of one page stops the editing of these only', async ({ editor }) => {
  const wrong = structuredClone(words);
  wrong.page.about.title.first = 'A first line with far too many letters';
  await editor.open({ [file]: jsonText(wrong) });
  await editor.openEntry('notFound');
  await expect(editor.warnings).toBeHidden();
  await editor.write('page.notFound.title', 'Nothing is moored here');
  await editor.save();
  wrong.page.notFound.title = 'Nothing is moored here';
  expect(await editor.changedFiles()).toEqual({ [file]: Buffer.from(jsonText(wrong)) });

  await editor.openEntry('about');
  await expect(editor.warnings).toContainText('Title, first line');
});

test('Unsaved words of one page are offered on return to its form, and in no other', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('notFound');
  await editor.text('page.notFound.title').press('End');
  await page.keyboard.insertText(', captain');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText(
    `${words.page.notFound.title}, captain`,
  );
  await editor.leaveEntry();
  await editor.openEntry('about');
  await expect(editor.dialog).toBeHidden();
  await editor.leaveEntry();
  await editor.openForm('notFound');
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
});

/** Which texts of a language are missing, and publishing it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/model/files/contentRoot';
import { markUntranslated } from '../../src/model/texts';
import { cmsWarnings, type Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const json = (file: string) => JSON.parse(readFileSync(join(contentRoot(), file), 'utf8'));
const wordsIn = (language: string) => json(`locales/${language}/translation.json`);

const savedSite = async (editor: Editor) =>
  JSON.parse(String((await editor.changedFiles())['content/site.json']));

/** Opens the languages of a site whose settings say nothing about the live map. Returns the settings. */
async function openOldSite(editor: Editor) {
  const { liveMap: _, ...site } = json('content/site.json');
  await editor.open({ 'content/site.json': JSON.stringify(site) });
  await editor.openForm('languages');
  return site;
}

test('A language is unpublished and published again, without touching a file', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openForm('languages');
  const german = page.getByRole('checkbox', { name: 'German' });
  await expect(page.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  await german.uncheck();
  await editor.save();
  expect(await savedSite(editor)).toEqual({
    ...json('content/site.json'),
    languages: ['en', 'el', 'ar'],
  });

  await editor.openForm('languages');
  await german.check();
  await page.getByRole('button', { name: 'Move German up' }).click();
  await editor.save();
  expect(await editor.changedFiles()).toEqual({});
});

test('How the live map loads is chosen in plain words, also where nothing was chosen before', async ({
  editor,
  page,
}) => {
  const before = await openOldSite(editor);
  await expect(page.getByText('In the EU that requires their consent')).toBeVisible();
  await page.getByRole('radio', { name: 'Loads when the visitor presses a button' }).check();
  await editor.save();
  expect(await savedSite(editor)).toEqual({ ...before, liveMap: 'onRequest' });
});

test('A site whose settings say nothing about the live map can publish languages', async ({
  editor,
  page,
}) => {
  const before = await openOldSite(editor);
  await page.getByRole('checkbox', { name: 'German' }).uncheck();
  await editor.save();
  expect(await savedSite(editor)).toEqual({
    ...before,
    languages: ['en', 'el', 'ar'],
    liveMap: 'automatic',
  });
});

test('A language that lacks texts is not published, and says which', async ({ editor, page }) => {
  const words = wordsIn('de');
  words.page.about.team.text = '';
  const site = { defaultLanguage: 'en', languages: ['en', 'el', 'ar'] };
  await editor.open({
    'content/site.json': JSON.stringify(site),
    'locales/de/translation.json': JSON.stringify(words),
    'locales/de/labels.json': JSON.stringify(markUntranslated(json('locales/de/labels.json'))),
  });
  await editor.openForm('languages');
  await page.getByText(/^\d\d % complete, 30 of 64 to translate$/).click();
  await expect(page.getByText('Team: text: to translate')).toBeVisible();
  await page.getByRole('checkbox', { name: 'German' }).check();
  await editor.trySaving();
  await expect(editor.fieldError('languages')).toContainText(
    'German cannot be published yet. Team: text is missing in German.',
  );
  expect(Object.keys(await editor.changedFiles()).sort()).toEqual([
    'content/site.json',
    'locales/de/labels.json',
    'locales/de/translation.json',
  ]);
});

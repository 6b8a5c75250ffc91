import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentRoot } from '../../src/content/contentRoot';
import { readAbout } from '../../src/content/read';
import { buildCopy } from './buildCopy';
import { cmsWarnings, expect, test } from './editor';
import { languages, scrollToEnd, visit } from './site';

test.use({ expectedComplaints: cmsWarnings });

const [english, greek] = languages;
const about = readAbout(contentRoot());

const newPicture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c82090' } })
    .jpeg()
    .toBuffer(),
});

test('What an editor changes is seen while typing, saved as the repository writes it, built and published', async ({
  editor,
  context,
  folder,
  serve,
}) => {
  test.setTimeout(600_000);
  const { preview } = editor;
  await editor.open();

  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.first', 'Software as still');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Software as still');

  await editor.chooseLanguage('Greek');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'el');
  await editor.unfold('page.about.map');
  await editor.write('page.about.map.slides.2', 'Ελάτε για ένα τσάι');
  await expect(preview.locator('#location')).toContainText('Ελάτε για ένα τσάι');
  await editor.save();

  await editor.openEntry('company');
  await editor.write('phone', '+30 210 000 0099');
  await expect(preview.getByRole('main').getByText('+30 210 000 0099')).toBeVisible();
  await editor.save();

  await editor.openEntry('pictures');
  const first = preview.getByRole('main').getByRole('img').first();
  await editor.choosePicture('collage.0', await newPicture('New Quay.jpg'));
  await expect(first).toHaveJSProperty('naturalWidth', 1600);
  await expect(first).toHaveJSProperty('complete', true);
  await editor.save();

  const saved = await editor.changedFiles();
  expect(Object.keys(saved).sort()).toEqual([
    'content/about.json',
    'content/company.json',
    'content/pictures/new-quay.jpg',
    'locales/el/translation.json',
    'locales/en/translation.json',
  ]);
  for (const [file, content] of Object.entries(saved)) {
    if (file.endsWith('.json')) expect([file, changedLines(file, content)]).toEqual([file, 1]);
  }

  await buildCopy(folder, saved);
  const url = await serve(join(folder, 'public'));
  const visitor = await context.newPage();
  for (const language of [english, greek]) {
    if (!language) throw new Error('the sample site has English and Greek');
    await visit(visitor, url + language.pathOf('/about/'));
    await scrollToEnd(visitor);
    await expect(visitor.getByRole('main').getByText('+30 210 000 0099')).toBeVisible();
    const picture = visitor.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAttribute('src', /new-quay/);
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await expect(visitor.locator('#location')).toContainText('Ελάτε για ένα τσάι');
  await visitor.goto(`${url}/about/`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Software as still');
});

/** How many lines of the project's file the saved one has otherwise. */
function changedLines(file: string, saved: Buffer): number {
  const before = readFileSync(file, 'utf8').split('\n');
  const after = saved.toString().split('\n');
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]).length;
}

test('What must not be is refused, in the words of the build', async ({ editor, page }) => {
  const { fieldError } = editor;
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.second', '');
  await editor.write('page.about.title.third', 'at dawn, and at noon, and at dusk');
  await editor.unfold('page.about.map');
  const phrases = editor.field('page.about.map.slides');
  await phrases.getByRole('button', { name: 'Remove' }).last().click();
  await editor.trySaving();
  await expect(fieldError('page.about.title.second')).toContainText('is empty. Stands in blue');
  await expect(fieldError('page.about.title.third')).toContainText(
    'has 33 characters instead of at most 28. Shorten it. Ends the title.',
  );
  await expect(fieldError('page.about.map.slides.0')).toContainText(
    'has 2 entries instead of exactly 3. Exactly three; the heading types them in turn.',
  );

  await editor.leaveEntry();
  await editor.openEntry('company');
  await editor.write('phone', 'call us');
  await editor.trySaving();
  await expect(fieldError('phone')).toContainText(
    'Phone "call us" is not a phone number with its country code.',
  );

  await editor.leaveEntry();
  await editor.openEntry('pictures');
  await editor.choosePicture('collage.0', {
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('These are words.'),
  });
  await expect(editor.dialog).toContainText('notes.jpg');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(editor.field('collage.0')).toContainText(about.collage[0] ?? '');

  expect(await editor.changedFiles()).toEqual({});
});

test('What stands in a closed part of the form is refused as well', async ({ editor }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.third', 'at dawn, and at noon, and at dusk');
  await editor.field('page.about.title').getByRole('button', { name: 'Collapse' }).first().click();
  await editor.trySaving();
  await expect(editor.dialog).toContainText(
    'English: Title, third line has 33 characters instead of at most 28.',
  );
  expect(await editor.changedFiles()).toEqual({});
});

test.describe('In a repository that somebody broke', () => {
  // The CMS itself says no more than this, and after saving it stumbles, without harm, over the gap.
  const complaints = `${cmsWarnings.source}|is not valid JSON|uncaught: Cannot convert undefined`;
  test.use({ expectedComplaints: new RegExp(complaints) });

  test('An editor is told what is wrong, and where', async ({ editor, page }) => {
    const german = readFileSync('__tests__/sample/locales/de/translation.json', 'utf8');
    const words = JSON.parse(readFileSync('__tests__/sample/locales/en/translation.json', 'utf8'));
    words.page.about.map.slides.pop();
    await editor.open({
      'locales/de/translation.json': german.replace('{', '{ "page": {,'),
      'locales/en/translation.json': JSON.stringify(words),
    });

    const notice = page.getByRole('alert').filter({ hasText: 'translation.json' });
    await expect(notice).toContainText('is not valid JSON at line 1');
    await expect(notice).toContainText('{ "page": {,');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();

    await editor.openEntry('about');
    await expect(editor.remarks).toContainText(
      'Typed phrases has 2 entries instead of exactly 3. Exactly three;',
    );
    await expect(editor.preview.locator('#location')).toContainText(words.page.about.map.slides[0]);
  });

  test('Saving another language leaves the broken file as it is', async ({ editor }) => {
    const broken = readFileSync('__tests__/sample/locales/de/translation.json', 'utf8').replace(
      '{',
      '{ "page": {,',
    );
    await editor.open({ 'locales/de/translation.json': broken });
    await editor.openEntry('about');
    await editor.unfold('page.about.title');
    await editor.write('page.about.title.first', 'Software as still');
    await editor.save();
    const saved = await editor.changedFiles();
    expect(Object.keys(saved).sort()).toEqual([
      'locales/de/translation.json',
      'locales/en/translation.json',
    ]);
    expect(saved['locales/de/translation.json']?.toString()).toBe(broken);
  });
});

test('A translator sees how much is left, and cannot publish before', async ({ editor, page }) => {
  const words = JSON.parse(readFileSync('__tests__/sample/locales/el/translation.json', 'utf8'));
  words.page.about.team.label = '⟦…⟧ Team';
  await editor.open({ 'locales/el/translation.json': JSON.stringify(words) });
  await editor.openEntry('about');
  await editor.chooseLanguage('Greek');
  await expect(editor.pane.getByText('1 text to translate')).toBeVisible();
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.first', 'Λογισμικό');
  await editor.trySaving();
  await expect(editor.dialog).toContainText('Ελληνικά: Team: label is not translated yet');
  await page.getByRole('button', { name: 'OK' }).click();
  await editor.unfold('page.about.team');
  await editor.write('page.about.team.label', 'Ομάδα');
  await expect(editor.pane.getByText('to translate')).toBeHidden();
  await editor.save();
});

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import type { Problem } from '../../src/model/problem';
import { checkContent } from '../../src/model/validation/check';
import { buildCopy } from './buildCopy';
import { fullRun, isFullRun } from './cases';
import { cmsWarnings, expect, test } from './editor';
import { scrollToEnd, visit } from './site';

test.use({ expectedMessages: cmsWarnings });

const about = readAbout(contentRoot());
const sampleFile = (file: string) => readFileSync(join(contentRoot(), file), 'utf8');

const newPicture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c82090' } })
    .jpeg()
    .toBuffer(),
});

test('The preview follows each change, and saving writes only the changes', async ({
  editor,
  context,
  folder,
  serve,
}) => {
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
  await editor.unfoldItem('collage', 0);
  await editor.choosePicture('collage.0.file', await newPicture('New Quay.jpg'));
  await expect(editor.warnings).toContainText('Picture 1 was replaced.');
  await expect(first).toHaveJSProperty('naturalWidth', 1600);
  await expect(first).toHaveJSProperty('complete', true);
  await editor.save();

  const saved = await editor.changedFiles();
  expect(Object.keys(saved).sort()).toEqual([
    'content/about.json',
    'content/company.json',
    'content/pictures/new-quay.webp',
    'locales/el/translation.json',
    'locales/en/translation.json',
  ]);
  for (const [file, content] of Object.entries(saved)) {
    if (file.endsWith('.json')) expect([file, changedLines(file, content)]).toEqual([file, 1]);
  }

  expect(await problemsAfter(saved, join(folder, 'content'))).toEqual([]);

  // A build takes minutes.
  if (!isFullRun) return;
  test.setTimeout(600_000);
  const copy = join(folder, 'copy');
  await buildCopy(copy, { changes: saved });
  await expectPublished(context, await serve(join(copy, 'public')));
});

/** The problems that would stop a build. */
function problemsAfter(changes: Record<string, Buffer>, folder: string): Promise<Problem[]> {
  cpSync(contentRoot(), folder, { recursive: true });
  for (const [file, content] of Object.entries(changes)) {
    writeFileSync(join(folder, file), content);
  }
  return checkContent(folder);
}

async function expectPublished(context: BrowserContext, url: string): Promise<void> {
  const visitor = await context.newPage();
  for (const path of ['/about/', '/el/about/']) {
    await visit(visitor, url + path);
    await scrollToEnd(visitor);
    await expect(visitor.getByRole('main').getByText('+30 210 000 0099')).toBeVisible();
    const picture = visitor.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAttribute('src', /new-quay/);
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await expect(visitor.locator('#location')).toContainText('Ελάτε για ένα τσάι');
  await visitor.goto(`${url}/about/`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Software as still');
}

/** The number of lines that differ from the sample's file. */
function changedLines(file: string, saved: Buffer): number {
  const before = sampleFile(file).split('\n');
  const after = saved.toString().split('\n');
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]).length;
}

test('The editor rejects what the build rejects, with the same messages', async ({ editor }) => {
  const { fieldError } = editor;
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.third', 'at dawn, and at noon, and at dusk');
  // A closed part of the form shows no messages.
  await editor.fold('page.about.title');
  await editor.trySaving();
  await expect(editor.dialog).toContainText(
    'English: Title, third line has 33 characters instead of at most 28.',
  );
  await editor.closeDialog();

  await editor.unfold('page.about.title');
  await editor.write('page.about.title.second', '');
  await editor.unfold('page.about.map');
  const remove = editor.field('page.about.map.slides').getByRole('button', { name: 'Remove' });
  await editor.reveal(remove);
  await remove.last().click();
  await editor.trySaving();
  await expect(fieldError('page.about.title.second')).toContainText('This field is required.');
  await expect(fieldError('page.about.title.third')).toContainText(
    'has 33 characters instead of at most 28. Shorten it. The third line.',
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
  await editor.unfoldItem('collage', 0);
  await editor.choosePicture('collage.0.file', {
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('These are words.'),
  });
  await expect(editor.dialog).toContainText('notes.jpg');
  await editor.closeDialog();
  await expect(editor.field('collage.0.file')).toContainText(about.collage[0]?.file ?? '');

  expect(await editor.changedFiles()).toEqual({});
});

test('A picture that is moved takes its descriptions along, in every language', async ({
  editor,
}) => {
  await editor.open();
  await editor.openEntry('pictures');
  const [first, second, ...others] = about.collage;
  const handles = editor.field('collage').getByRole('button', { name: 'Reorder Item' });
  await handles.nth(1).press('ArrowUp');
  await expect(editor.preview.getByRole('main').getByRole('img').first()).toHaveAttribute(
    'alt',
    second?.alt.en ?? '',
  );
  await expect(editor.warnings).toHaveCount(0);
  await editor.save();
  const saved = JSON.parse(String((await editor.changedFiles())['content/about.json']));
  expect(saved).toEqual({ ...about, collage: [second, first, ...others] });
});

test.describe('In a repository with mistakes', () => {
  // The CMS reports nothing else about the broken file.
  const messages = `${cmsWarnings.source}|is not valid JSON`;
  test.use({ expectedMessages: new RegExp(messages) });

  test('Messages say what is wrong and where; correcting one language leaves the others unchanged', async ({
    editor,
    page,
  }) => {
    const broken = sampleFile('locales/de/translation.json').replace('{', '{ "page": {,');
    const words = JSON.parse(sampleFile('locales/en/translation.json'));
    words.page.about.map.slides.pop();
    await editor.open({
      'locales/de/translation.json': broken,
      'locales/en/translation.json': JSON.stringify(words),
    });

    const notice = page.getByRole('alert').filter({ hasText: 'translation.json' });
    await expect(notice).toContainText('is not valid JSON at line 1');
    await expect(notice).toContainText('{ "page": {,');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();

    await editor.openEntry('about');
    await expect(editor.warnings).toContainText(
      'Typed phrases has 2 entries instead of exactly 3. Exactly three;',
    );
    await expect(editor.preview.locator('#location')).toContainText(words.page.about.map.slides[0]);

    await editor.unfold('page.about.map');
    const phrases = editor.field('page.about.map.slides');
    await phrases.getByRole('button', { name: 'Add' }).last().click();
    await editor.write('page.about.map.slides.2', 'Come for tea');
    await expect(editor.warnings).toBeHidden();
    await editor.save();
    const saved = await editor.changedFiles();
    expect(Object.keys(saved).sort()).toEqual([
      'locales/de/translation.json',
      'locales/en/translation.json',
    ]);
    expect(String(saved['locales/de/translation.json'])).toBe(broken);
    expect(String(saved['locales/en/translation.json'])).toContain('"Come for tea"');
  });
});

test('The editor counts untranslated texts, and rejects them in a published language', {
  tag: fullRun,
}, async ({ editor }) => {
  const words = JSON.parse(sampleFile('locales/el/translation.json'));
  words.page.about.team.label = '⟦…⟧ Team';
  await editor.open({ 'locales/el/translation.json': JSON.stringify(words) });
  await editor.openEntry('about');
  await editor.chooseLanguage('Greek');
  await expect(editor.pane.getByText(/complete, 1 of \d+ to translate/)).toBeVisible();
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.first', 'Λογισμικό');
  await editor.trySaving();
  await expect(editor.dialog).toContainText('Ελληνικά: Team: label is not translated yet');
  await editor.closeDialog();
  await editor.unfold('page.about.team');
  await editor.write('page.about.team.label', 'Ομάδα');
  await expect(editor.pane.getByText('to translate')).toBeHidden();
  await editor.save();
});

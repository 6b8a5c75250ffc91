/** What the fields of the forms offer and say. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/model/files/contentRoot';
import { fullRun } from './cases';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 1600 }));

test('A text can be copied from English, and its characters are counted', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.chooseLanguage('Greek');
  const first = editor.field('page.about.title.first');
  await expect(first).toContainText('17 of 28 characters');
  await first.getByRole('button', { name: 'Show Field Options' }).click();
  await page.getByRole('menuitem', { name: 'Copy from…' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(editor.text('page.about.title.first')).toHaveValue('Software as calm');
  await expect(first).toContainText('16 of 28 characters');
});

test('No button offers a translation by another company’s service', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.chooseLanguage('Greek');
  const shown = page.getByRole('button').filter({ visible: true });
  await expect(shown.and(page.getByLabel('Show Field Options')).first()).toBeVisible();
  await expect(shown.and(page.getByLabel(/Content Options/)).first()).toBeVisible();
  await expect(shown.and(page.getByLabel('Translate'))).toHaveCount(0);
});

test('A number field says once that letters are no number, and takes a negative number', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('company');
  const longitude = editor.field('office.longitude');
  const input = longitude.getByRole('spinbutton');
  await input.press('ControlOrMeta+A');
  await page.keyboard.type('east');
  await expect(longitude.getByRole('alert')).toContainText('“east” is not a number.');
  await editor.trySaving();
  await expect(page.getByText('One field has an error.')).toBeVisible();
  await expect(longitude.getByRole('alert').filter({ visible: true })).toHaveCount(1);

  await input.press('ControlOrMeta+A');
  await page.keyboard.type('-0.12');
  await expect(input).toHaveValue('-0.12');
  await expect(editor.warnings).toHaveText(
    /^Maps link opens a place more than 5 km from the office\./,
  );
});

test('An empty field has one message', { tag: fullRun }, async ({ editor }) => {
  await editor.open();
  await editor.openEntry('company');
  await editor.write('email', '');
  await editor.trySaving();
  await expect(editor.fieldError('email')).toHaveText(
    /^\W*(error)?\s*This field is required\.\s*$/,
  );
});

test('Messages about lists name the limit, once', { tag: fullRun }, async ({ editor }) => {
  const words = JSON.parse(
    readFileSync(join(contentRoot(), 'locales/en/translation.json'), 'utf8'),
  );
  words.page.about.map.slides.push('Stay for lunch');
  await editor.open({ 'locales/en/translation.json': JSON.stringify(words) });
  await editor.openEntry('about');
  await editor.unfold('page.about.map');
  await editor.write('page.about.map.slides.3', 'Stay for dinner');
  await editor.trySaving();
  await expect(editor.fieldError('page.about.map.slides.0')).toContainText(
    'has 4 entries instead of exactly 3.',
  );
  await expect(editor.field('page.about.map.slides')).not.toContainText('{$');
  await editor.leaveEntry();

  await editor.openEntry('pictures');
  await editor.field('collage').getByRole('button', { name: 'Remove' }).last().click();
  const few = 'Pictures in the collage has 5 entries instead of exactly 6.';
  await expect(editor.warnings.getByRole('listitem')).toHaveText([new RegExp(`^${few}`)]);
  await editor.trySaving();
  await expect(editor.dialog).toContainText(few);
  await expect(editor.dialog).not.toContainText('later');
});

test('A drawing is refused with the types that are accepted', { tag: fullRun }, async ({
  editor,
}) => {
  await editor.open();
  await editor.openEntry('pictures');
  await editor.unfoldItem('collage', 0);
  await editor.choosePicture('collage.0.file', {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await editor.trySaving();
  await expect(editor.dialog).toContainText('is not a JPEG, PNG, WebP or AVIF picture.');
});

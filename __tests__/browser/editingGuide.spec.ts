/** Compares the screenshots of docs/editing.md; `npm run snapshots` updates them. */
import { cmsWarnings, expect, test } from './editor';
import { languages } from './site';

test.use({ expectedMessages: cmsWarnings, contextOptions: { reducedMotion: 'reduce' } });

test('The guide shows how to sign in', async ({ editor, page }) => {
  await editor.visit();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expect(page).toHaveScreenshot('sign-in.png');
});

test('The guide shows a text next to its page', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.text('page.about.title.second').click();
  await editor.picturesShown();
  await expect(page).toHaveScreenshot('text.png');
});

test('The guide shows two languages side by side', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about');
  await page.locator('#second-pane-header').getByRole('radio', { name: 'Greek' }).click();
  const [, greek] = languages;
  const first = greek?.words.page.about.title.first ?? '';
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await expect(page).toHaveScreenshot('languages.png');
});

test('The guide shows the pictures', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('pictures');
  await editor.picturesShown();
  await expect(page).toHaveScreenshot('pictures.png');
});

test('The guide shows a message', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.title');
  await editor.write('page.about.title.first', 'Software as calm as a summer sea');
  await editor.trySaving();
  await expect(editor.fieldError('page.about.title.first')).toBeVisible();
  await editor.picturesShown();
  await expect(page).toHaveScreenshot('message.png');
});

/** Compares the screenshots of docs/editing.md; docs/testing.md says how to update them. */
import { contentRoot } from '../../src/files/contentRoot';
import { noComparison } from '../tools/chromium';
import { serveEditedSite } from '../tools/editedSite';
import { sampleSite } from '../tools/paths';
import { isTemplate } from '../tools/template';
import { cmsWarnings, expect, test } from './editor';

test.skip(!isTemplate, 'The guide is the template’s.');
test.skip(Boolean(noComparison), noComparison);

test.use({ expectedMessages: cmsWarnings, contextOptions: { reducedMotion: 'reduce' } });

test('The guide shows how to sign in', async ({ page }) => {
  const { url, server } = await serveEditedSite(sampleSite, contentRoot());
  await page.goto(`${url}/admin/`);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expect(page).toHaveScreenshot('sign-in.png');
  server.close();
});

test('The guide shows a text next to its page', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('title');
  await editor.text('title.second').click();
  await editor.picturesShown();
  await expect(page).toHaveScreenshot('text.png');
});

test('The guide shows a text of a translation', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about', 'Deutsch');
  await editor.unfold('title');
  await editor.picturesShown();
  await expect(page).toHaveScreenshot('translation.png');
});

test('The guide shows the pictures', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('pictures');
  await editor.picturesShown();
  await expect(page).toHaveScreenshot('pictures.png');
});

/** Compares the screenshots of docs/editing.md; docs/testing.md says how to update them. */
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import { filesOf } from '../wordFiles';
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
  const first = greek?.words.about.title.first ?? '';
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await expect(page).toHaveScreenshot('languages.png');
});

test('The guide shows how complete each language is', async ({ editor, page }) => {
  const published = languages.map(({ code }) => code).filter((code) => code !== 'el');
  const files = languages.flatMap(({ code, words }) => {
    const changed = changedSince(words);
    if (code === 'el') Object.assign(changed.about.team, { title: '', text: '' });
    if (code === 'de') changed.about.title.first = words.about.title.first;
    return Object.entries(filesOf(code, changed));
  });
  await editor.open({
    ...Object.fromEntries(files),
    'content/about.json': JSON.stringify(changedSince(readAbout(contentRoot()))),
    'content/site.json': JSON.stringify({ defaultLanguage: 'en', languages: published }),
  });
  await editor.openForm('languages');
  await page.getByText(/complete, 2 of \d+ to translate/).click();
  await expect(page.getByText('Team: text: to translate')).toBeVisible();
  await expect(page).toHaveScreenshot('publish.png');
});

/** Every text differs from the built one. */
const changedSince = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (key, value) =>
    typeof value === 'string' && key !== 'file' ? `${value}.` : value,
  );

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

/** A click in the preview leads to the field that keeps the text or the picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { EntryName } from '../../src/editing/entries';
import { contentRoot } from '../../src/files/contentRoot';
import { type WordFile, wordFile } from '../../src/model/model';
import { flattenStrings } from '../../src/model/texts';
import { fullRun } from './cases';
import { cmsWarnings, type Editor, expect, shown, test } from './editor';
import { languages } from './site';

test.use({ expectedMessages: cmsWarnings });

const english = wordFile('translation', 'en');
const contentOf = (file: string) => JSON.parse(readFileSync(join(contentRoot(), file), 'utf8'));

/** The texts of an entry, by the keys of their fields. */
function textsOf(name: WordFile, code: string): [key: string, text: string][] {
  const content = contentOf(wordFile(name, code));
  return [...flattenStrings(content.page?.about ?? content)].map(([key, text]) => [
    key.replace(/\[(\d+)\]/g, '.$1'),
    text,
  ]);
}

async function expectField(editor: Editor, entry: EntryName, key: string, name?: string) {
  await expect(editor.page).toHaveURL(new RegExp(`/entries/${entry}$`));
  const field = editor.field(key);
  await expect(field.locator(':focus'), name).toHaveCount(1);
  await expect(field).toBeInViewport();
}

/** Texts no longer move. */
const fontsLoaded = (editor: Editor) =>
  editor.preview.locator('html').evaluate(() => document.fonts.ready.then(() => undefined));

const focusElsewhere = (editor: Editor) =>
  editor.page.getByRole('button', { name: 'Cancel Editing' }).focus();

for (const { name, code } of languages.filter((language) => ['en', 'ar'].includes(language.code)))
  test(`Each text of the pages in ${code} leads to its field`, {
    tag: code === 'en' ? [] : fullRun,
  }, async ({ editor }) => {
    test.slow();
    await editor.open();
    await editor.openEntry('about', name);
    await fontsLoaded(editor);
    for (const [key, text] of textsOf('translation', code)) {
      if (key.startsWith('meta.') || key.endsWith('.url')) continue;
      await shown(editor, text).click();
      await expectField(editor, 'about', key, text);
    }
    await editor.leaveEntry();
    await editor.openEntry('notFound', name);
    await fontsLoaded(editor);
    for (const [key, text] of textsOf('notFound', code)) {
      if (key.startsWith('meta.')) continue;
      await shown(editor, text).click();
      await expectField(editor, 'notFound', key, text);
    }
  });

test('The caret is where the text was clicked, and nothing in the preview acts', async ({
  editor,
}) => {
  await editor.open();
  await editor.openEntry('about');
  const heading = shown(editor, 'Half of us have been to sea');
  const caret = () =>
    editor.text('team.title').evaluate((input: HTMLInputElement) => input.selectionStart);
  await heading.click({ position: { x: 3, y: 10 } });
  await expectField(editor, 'about', 'team.title');
  await expect.poll(caret).toBe(0);
  await heading.click();
  await expect.poll(caret).toBeGreaterThan(2);
  // With elements where its lines may break.
  const japanese = '半分は海で、半分は陸で働いていました';
  await editor.text('team.title').fill(japanese);
  const phrase = editor.preview.locator('#team');
  await expect(phrase.locator('.may-break')).not.toHaveCount(0);
  const box = await phrase.boundingBox();
  await phrase.click({ position: { x: 3, y: (box?.height ?? 0) - 10 } });
  await expectField(editor, 'about', 'team.title');
  await expect.poll(caret).toBeGreaterThan(japanese.indexOf('半分は陸'));
  // A space separates the pieces of the title.
  await shown(editor, 'as a harbour').click({ position: { x: 3, y: 10 } });
  await expectField(editor, 'about', 'title.second');
  await expect
    .poll(() =>
      editor.text('title.second').evaluate((input: HTMLInputElement) => input.selectionStart),
    )
    .toBe(0);
});

test('Two equal texts lead to two fields, also in a legal text, and the form leads to the page', {
  tag: fullRun,
}, async ({ editor }) => {
  const content = contentOf(english);
  const { about } = content.page;
  about.value.title = about.mission.title;
  about.team.text = 'One\n\nAnother';
  await editor.open({
    [english]: JSON.stringify(content),
    'content/imprint/en.md': `## ${about.mission.title}\n\n- **Galini** GmbH\n\nAkti\nMiaouli\n`,
  });
  await editor.openEntry('about');
  const headings = editor.preview.getByRole('heading', { name: about.mission.title });
  await headings.last().click();
  await expectField(editor, 'about', 'value.title');
  await headings.first().click();
  await expectField(editor, 'about', 'mission.title');
  await shown(editor, 'Another').click();
  await expectField(editor, 'about', 'team.text');
  await editor.text('value.title').focus();
  await expect(headings.last()).toBeInViewport();
  await editor.leaveEntry();
  await editor.openEntry('imprint');
  for (const text of [about.mission.title, 'Galini', 'GmbH']) {
    await editor.preview.locator('article').getByText(text).last().click();
    await expectField(editor, 'imprint', 'body');
    await focusElsewhere(editor);
  }
  const lines = editor.preview.locator('article p', { hasText: 'Miaouli' });
  const { height = 0 } = (await lines.boundingBox()) ?? {};
  await lines.click({ position: { x: 2, y: height * 0.6 } });
  await expectField(editor, 'imprint', 'body');
  const words = () => editor.page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(words).toBe('Miaouli');
});

test('In a long legal text, the caret and the page are where it was clicked', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const paragraphs = Array.from({ length: 60 }, (_, index) => `Part ${index} of this notice.`);
  await editor.open({ 'content/privacy/en.md': `${paragraphs.join('\n\n')}\n` });
  await editor.openEntry('privacy');
  const paragraph = editor.preview.getByText('Part 50');
  await paragraph.click();
  const body = editor.body;
  await expect(body.getByText('Part 50')).toBeInViewport();
  await expect(paragraph).toBeInViewport();
  await page.keyboard.type('New: ');
  await expect(paragraph).toContainText('New: ');
  await expect(paragraph).toBeInViewport();
});

test('A number, a messenger and a profile lead to their fields', async ({ editor }) => {
  const profiles = ['https://www.linkedin.com/company/a', 'https://www.instagram.com/a'];
  const contacts = [{ kind: 'WhatsApp', number: '+30 690 000 0000' }];
  const company = { ...contentOf('content/company.json'), contacts, profiles };
  await editor.open({ 'content/company.json': JSON.stringify(company) });
  await editor.openEntry('company');
  for (const [name, key] of [
    ['WhatsApp: +30 690 000 0000', 'contacts.0.number'],
    ['Instagram', 'profiles.1'],
    ['Phone: +30 210 000 0000', 'phone'],
  ] as const) {
    await editor.preview.getByRole('link', { name }).first().click();
    await expectField(editor, 'company', key, name);
  }
});

test('What other entries keep leads there, and an unsaved text is offered again', {
  tag: fullRun,
}, async ({ editor, page }) => {
  test.slow();
  await editor.open();
  const fromAbout = async (part: Locator, entry: EntryName, key: string, isKeyboard = false) => {
    await editor.openEntry('about');
    if (isKeyboard) await part.press('Enter');
    else await part.click();
    await expectField(editor, entry, key);
    await editor.leaveEntry();
  };
  const { preview } = editor;
  await fromAbout(preview.getByText('+30 210 000 0000').first(), 'company', 'phone');
  await fromAbout(preview.getByRole('link', { name: 'E-mail: ' }), 'company', 'email', true);
  await fromAbout(preview.locator('header').getByText('Galini'), 'company', 'name.en');
  const { collage, mission, map } = contentOf('content/about.json');
  const picture = ({ alt }: { alt: Record<string, string> }) =>
    preview.getByRole('img', { name: alt.en });
  await fromAbout(picture(collage[0]), 'pictures', 'collage.0.file');
  await fromAbout(picture(collage[5]), 'pictures', 'collage.5.file');
  await fromAbout(picture(mission), 'pictures', 'mission.file');
  // Under the marker, which is in its middle.
  await fromAbout(picture(map).locator('..'), 'pictures', 'map.file');

  await editor.openEntry('about');
  await editor.unfold('team');
  await editor.write('team.title', 'Unsaved');
  await preview.getByText('+30 210 000 0000').first().click();
  await expectField(editor, 'company', 'phone');
  await editor.leaveEntry();
  await editor.openForm('about');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(shown(editor, 'Unsaved')).toBeVisible();
});

test('A link to another language leads to the same entry in it', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.preview.locator('header a[hreflang="de"]').click();
  await expect(page).toHaveURL(/collections\/de\/entries\/about$/);
  await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText('Software, ruhig');
});

test('In a form that all languages share it shows the page in the other language, and keeps what is typed', {
  tag: fullRun,
}, async ({ editor }) => {
  await editor.open({ 'content/imprint/en.md': 'Galini\n' });
  await editor.openEntry('company');
  await editor.text('name.en').fill('Meltemi');
  await editor.preview.locator('header a[hreflang="de"]').click();
  await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText('Software, ruhig');
  await expect(editor.preview.locator('header')).toContainText('Meltemi');
  await expect(editor.text('name.en')).toHaveValue('Meltemi');
  // As on the built page, where the imprint is in the default language only.
  await expect(editor.preview.getByRole('link', { name: 'Impressum' })).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('what is pointed at has a frame with the name of its field', { tag: fullRun }, async ({
    editor,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await editor.open();
    await editor.openEntry('about');
    const heading = shown(editor, 'Half of us have been to sea');
    await heading.tap();
    const frame = editor.preview.locator('.field-outline');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('data-name', 'Team › Heading');
    await expectField(editor, 'about', 'team.title');
    const { height: before = 0 } = (await frame.boundingBox()) ?? {};
    await editor.write('team.title', 'Half of us have been to sea, and the others would like to');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before + 9);
  });
});

/** A text that is not saved yet survives however its form is left. */
import { cpSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { contentRoot } from '../../src/files/contentRoot';
import { buildEditorIn, serveEditedSite } from '../tools/editedSite';
import { fullRun } from './cases';
import { cmsWarnings, dismissDialogs, Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const unsaved = '+30 210 000 0099';

async function writePhone(editor: Editor) {
  await editor.open();
  await editor.openForm('company');
  // The CMS keeps only what an editor has typed.
  await editor.text('phone').press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(unsaved);
}

async function writeTitle(editor: Editor) {
  await editor.open();
  await editor.openForm('about');
  await editor.unfold('title');
  await editor.write('title.first', 'Software as quiet');
}

async function expectRestored(editor: Editor) {
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
  await editor.page.keyboard.press('Escape');
  await editor.page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text('phone')).toHaveValue(unsaved);
}

test('In a first visit, it is offered again after the arrow and the browser’s Back; Escape does not leave, and the browser asks before', async ({
  editor,
  page,
}) => {
  test.slow();
  const questions = dismissDialogs(page);
  await writePhone(editor);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  await page.evaluate(() => window.location.reload()).catch(() => {});
  await expect.poll(() => questions.length).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions.length).toBe(2);
  await expect(editor.text('phone')).toHaveValue(unsaved);
  await editor.leaveEntry();
  await editor.openEntry('company');
  await expectRestored(editor);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await editor.openEntry('company');
  await expectRestored(editor);
  await editor.save();
  expect(Object.keys(editor.changedFiles())).toEqual(['content/company.json']);
  // Not without a change.
  await page.reload();
  expect(questions.map((dialog) => dialog.type())).toEqual(['beforeunload', 'beforeunload']);
});

test('After a change of the site’s configuration it is offered to be copied, until it is saved or discarded', {
  tag: fullRun,
}, async ({ editor, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await writePhone(editor);
  await editor.leaveEntry();
  // The labels of fields are part of the configuration.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['de'] });
  });
  await page.reload();
  await page.locator('.primary-sidebar').getByText('Ganze Website').click();
  await page.locator('#collection-container').getByText('Unternehmen').click();
  const offer = editor.field('_open');
  await expect(offer).toContainText(`Telefon: ${unsaved}`);
  await offer.getByRole('button', { name: 'Kopieren' }).click();
  await editor.text('phone').press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(editor.text('phone')).toHaveValue(unsaved);
  await expect(offer).toBeHidden();
});

test('What is typed during a save is offered to be copied, as the save closes the form', {
  tag: fullRun,
}, async ({ editor, page }) => {
  await typeDuringSave(editor);
  await editor.saved();
  await editor.openForm('about');
  await expect(page.locator('.unsaved')).toContainText('Software as quiet as dawn');
  await page.locator('.unsaved').getByRole('button', { name: 'Discard' }).click();
  await editor.leaveEntry();
  await expectNothingOffered(editor);
});

test('A discarded draft keeps no text of others, and what is undone is not offered', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const file = 'locales/en/translation.json';
  await writeTitle(editor);
  await editor.leaveEntry();
  const text = String(editor.readFile(file));
  editor.writeFile(file, text.replace('as a harbour', 'as a lake'));
  await page.reload();
  await editor.openForm('about');
  await editor.dialog.getByRole('button', { name: 'Discard' }).click();
  await editor.unfold('title');
  await expect(editor.text('title.second')).toHaveValue('as a lake');
  // The text that was there before.
  await editor.write('title.second', 'as a harbour');
  await editor.save();
  expect(String(editor.readFile(file))).toBe(text);

  await editor.openForm('about');
  await page.locator('.unsaved').getByRole('button', { name: 'Discard' }).click();
  await editor.unfold('title');
  await editor.text('title.third').press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await editor.leaveEntry();
  await expectNothingOffered(editor);
});

test('A draft of a new file is saved without a question, and one of a list in another order has no lost texts', {
  tag: fullRun,
}, async ({ editor, page }) => {
  await editor.open();
  await editor.openForm('imprint');
  await editor.body.pressSequentially('Galini GmbH');
  await editor.leaveEntry();
  await editor.openForm('imprint');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.field('body')).toContainText('Galini GmbH');
  await editor.save();
  expect(String(editor.readFile('content/imprint/en.md'))).toBe('Galini GmbH\n');

  await editor.openForm('pictures');
  const reorder = editor.field('collage').getByRole('button', { name: /^Reorder/ });
  await reorder.first().press('ArrowDown');
  await editor.leaveEntry();
  await editor.openForm('pictures');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect(editor.field('collage')).toBeVisible();
  await expect(page.locator('.unsaved')).toHaveCount(0);
});

test('A draft with a picture that was renamed meanwhile is not saved', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  const file = 'content/about.json';
  await editor.open();
  await editor.openForm('pictures');
  await editor.unfoldItem('collage', 0);
  await editor.write('collage.0.alt.en', 'A lighthouse by day');
  await editor.leaveEntry();
  const renamed = String(editor.readFile(file)).replace('lighthouse.jpg', 'light.jpg');
  editor.writeFile(
    'content/pictures/light.jpg',
    editor.readFile('content/pictures/lighthouse.jpg'),
  );
  editor.removeFile('content/pictures/lighthouse.jpg');
  editor.writeFile(file, renamed);
  await page.reload();
  await editor.openForm('pictures');
  await page.getByRole('button', { name: 'Restore' }).click();
  await editor.trySaving();
  await expect(editor.refusal).toContainText('has changed the same');
  await editor.closeDialog();
  await editor.trySaving();
  await expect(editor.refusal).toContainText('content/pictures/lighthouse.jpg no longer exists');
  expect(String(editor.readFile(file))).toBe(renamed);
});

test.describe('On a phone, where the page is in the place of the form', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('nothing is forgotten when the form is shown again', { tag: fullRun }, async ({
    editor,
    page,
  }) => {
    const file = 'locales/en/translation.json';
    const eye = page.getByRole('button', { name: 'Preview', exact: true });
    const showPage = async () => {
      await eye.click();
      await expect(editor.preview.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await writeTitle(editor);
    await editor.leaveEntry();
    const text = String(editor.readFile(file));
    const theirs = text.replace('Software as calm', 'Software as clear');
    expect(theirs).not.toBe(text);
    editor.writeFile(file, theirs);
    await page.reload();
    await editor.openForm('about');
    await page.getByRole('button', { name: 'Restore' }).click();
    await showPage();
    await eye.click();
    await expect(editor.field('title')).toBeVisible();
    await showPage();
    const questions = dismissDialogs(page);
    await page.evaluate(() => window.location.reload()).catch(() => {});
    await expect.poll(() => questions.length).toBe(1);
    await editor.trySaving();
    await expect(editor.refusal).toContainText('Software as clear');
    await editor.closeDialog();
    expect(String(editor.readFile(file))).toBe(theirs);

    await editor.preview.getByRole('heading', { name: 'Half of us have been to sea' }).click();
    await expect(editor.field('team.title').locator(':focus')).toHaveCount(1);
  });
});

test('A draft is restored and saved where the page is shown before the form', {
  tag: fullRun,
}, async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('title');
  await editor.write('title.first', 'Software as quiet');
  await page.getByRole('button', { name: /Swap/i }).click();
  await editor.leaveEntry();
  // A narrow window has only the first.
  await page.setViewportSize({ width: 800, height: 800 });
  await editor.openEntry('about');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText(
    'Software as quiet',
  );
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(editor.field('title')).toBeVisible();
  await editor.save();
  expect(String(editor.readFile('locales/en/translation.json'))).toContain('Software as quiet');
});

test.describe('Where a save does not close the form', () => {
  test('what is typed meanwhile is offered to be copied', { tag: fullRun }, async ({
    editor,
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sveltia-cms.prefs', '{"closeOnSave":false}');
    });
    await typeDuringSave(editor);
    await expect(page.getByText('Entry saved.')).toBeVisible();
    await editor.write('title.third', 'at noon');
    await expect(page.locator('.unsaved')).toContainText('Software as quiet as dawn');
  });
});

/** Types more into the title while it is being saved. */
async function typeDuringSave(editor: Editor): Promise<void> {
  const { page } = editor;
  await writeTitle(editor);
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/admin/files?*', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  const begun = page.waitForRequest((request) => request.method() === 'PUT');
  await editor.trySaving();
  await begun;
  await editor.text('title.first').press('End');
  await page.keyboard.type(' as dawn');
  goOn();
}

async function expectNothingOffered(editor: Editor): Promise<void> {
  await editor.openForm('about');
  await expect(editor.field('title')).toBeVisible();
  await expect(editor.page.locator('.unsaved')).toHaveCount(0);
}

test.describe('With two sites at the same address', () => {
  // Neither has the site's icon, nor its preview where it is looked for.
  test.use({ expectedMessages: new RegExp(`${cmsWarnings.source}|404|pane\\.css`) });

  test('What is kept for one is not used for the other', { tag: fullRun }, async ({
    page,
    folder,
  }) => {
    const serveOne = (name: string, port = 0) =>
      serveEditedSite(join(folder, 'sites', name), join(folder, name), port);
    const stop = async (server: Server) => {
      await page.goto('about:blank');
      server.close();
      server.closeAllConnections();
    };
    for (const name of ['one', 'two']) {
      cpSync(contentRoot(), join(folder, name), { recursive: true });
      await buildEditorIn(join(folder, 'sites', name), join(folder, name));
    }
    const first = await serveOne('one');
    const { url } = first;
    const port = Number(new URL(url).port);
    const editor = new Editor(page, { folder: join(folder, 'one'), url });
    await writePhone(editor);
    await editor.leaveEntry();

    await stop(first.server);
    const second = await serveOne('two', port);
    const other = new Editor(page, { folder: join(folder, 'two'), url });
    const company = 'content/company.json';
    const text = String(other.readFile(company));
    other.writeFile(company, text.replace('+30 210 000 0000', '+30 210 000 0002'));
    // The CMS goes on with a folder by itself.
    await other.visit();
    await other.openForm('company');
    await expect(editor.text('phone')).toHaveValue('+30 210 000 0002');
    await expect(editor.dialog).toBeHidden();
    await expect(editor.field('_open')).toBeHidden();

    await stop(second.server);
    const third = await serveOne('one', port);
    await editor.visit();
    await editor.openForm('company');
    await editor.page.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.text('phone')).toHaveValue(unsaved);
    await stop(third.server);
  });
});

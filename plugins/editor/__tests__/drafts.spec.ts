/** A text that is not saved yet survives however its form is left. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { folderOf } from './builtSites';
import { dismissDialogs, Editor, serve } from './editor';
import { expect, filesIn, test, tinyFiles, words } from './tiny';

const { step } = test;
const unsaved = '+30 99';
const shared = 'Whole website';
const phone = { width: 390, height: 800 };

async function writePhone(editor: Editor) {
  await editor.open();
  await editor.openForm('Firm', shared);
  // The CMS keeps only what an editor has typed.
  await editor.text('phone').press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(unsaved);
}

async function writeTitle(editor: Editor) {
  await editor.open();
  await editor.openForm('Page');
  await editor.type('title', 'Port');
}

async function expectRestored(editor: Editor) {
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
  await editor.page.keyboard.press('Escape');
  await editor.restore();
  await expect(editor.text('phone')).toHaveValue(unsaved);
}

test('In a first visit, it is offered again after the arrow and the browser’s Back; Escape does not leave, and the browser asks before', async ({
  editor,
  page,
}) => {
  const firm = String(editor.readFile('content/firm.json'));
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
  await editor.openEntry('Firm', shared);
  await expectRestored(editor);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await editor.openEntry('Firm', shared);
  await expectRestored(editor);
  await editor.save();
  expect(String(editor.readFile('content/firm.json'))).toBe(firm.replace('+30 1', unsaved));
  // Not without a change.
  await page.reload();
  expect(questions.map((dialog) => dialog.type())).toEqual(['beforeunload', 'beforeunload']);
});

test('What is typed during a save, and what others have changed since a draft, is offered until it is saved or discarded', async ({
  editor,
  page,
}) => {
  const offer = page.locator('.unsaved');
  const expectNothingOffered = async () => {
    await editor.openForm('Page');
    await expect(editor.field('title')).toBeVisible();
    await expect(offer).toHaveCount(0);
  };
  await step('A save closes the form', async () => {
    await typeDuringSave(editor);
    await editor.saved();
    await editor.openForm('Page');
    await expect(offer).toContainText('Port as dawn');
    await offer.getByRole('button', { name: 'Discard' }).click();
    await editor.leaveEntry();
    await expectNothingOffered();
  });

  await step('A discarded draft keeps no text of others', async () => {
    await editor.type('title', 'Quay');
    await editor.leaveEntry();
    const text = String(editor.readFile(words));
    editor.writeFile(words, text.replace('Open at noon', 'Open at dusk'));
    await editor.reload();
    await editor.openForm('Page');
    await editor.dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(editor.text('note')).toHaveValue('Open at dusk.');
    // The text that was there before.
    await editor.write('note', 'Open at noon.');
    await editor.save();
    expect(String(editor.readFile(words))).toBe(text);
  });

  await step('What is undone is not offered', async () => {
    await editor.openForm('Page');
    await offer.getByRole('button', { name: 'Discard' }).click();
    await editor.text('text').press('End');
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await editor.leaveEntry();
    await expectNothingOffered();
  });
});

test('Drafts of a new file, of a list in another order, of a picture that was renamed, and of another configuration', async ({
  editor,
  page,
  context,
}) => {
  await step('One of a new file is saved without a question', async () => {
    await editor.open();
    await editor.openForm('Terms');
    await editor.body.pressSequentially('Contract');
    await editor.leaveEntry();
    await editor.openForm('Terms');
    await editor.restore();
    await expect(editor.field('body')).toContainText('Contract');
    await editor.save();
    expect(String(editor.readFile('content/terms/en.md'))).toBe('Contract\n');
  });

  await step('One of a list in another order has no lost texts', async () => {
    await editor.openForm('Firm', shared);
    const reorder = editor.field('slides').getByRole('button', { name: /^Reorder/ });
    await reorder.first().press('ArrowDown');
    await editor.leaveEntry();
    await editor.openForm('Firm', shared);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editor.dialog).toBeHidden();
    await expect(editor.field('slides')).toBeVisible();
    await expect(page.locator('.unsaved')).toHaveCount(0);
  });

  await step('One with a picture that was renamed meanwhile is not saved', async () => {
    const file = 'content/firm.json';
    await editor.unfoldItem('slides', 0);
    await editor.write('slides.0.alt.en', 'A ship by day');
    await editor.leaveEntry();
    const renamed = String(editor.readFile(file)).replace('One.png', 'ship.png');
    editor.writeFile('content/pictures/ship.png', editor.readFile('content/pictures/One.png'));
    editor.removeFile('content/pictures/One.png');
    editor.writeFile(file, renamed);
    await editor.reload();
    await editor.openForm('Firm', shared);
    await editor.restore();
    await editor.trySaving();
    await expect(editor.refusal).toContainText('has changed the same');
    await editor.closeDialog();
    await editor.trySaving();
    await expect(editor.refusal).toContainText('content/pictures/One.png no longer exists');
    expect(String(editor.readFile(file))).toBe(renamed);
    await editor.closeDialog();
    await editor.leaveEntry();
  });

  await step('After a change of the configuration, one is offered to be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await editor.openForm('Page');
    await editor.type('title', 'Port');
    await editor.leaveEntry();
    // The names of fields are part of the configuration.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['de'] });
    });
    await editor.reload();
    await page.locator('.primary-sidebar').getByText('English').click();
    await page.locator('#collection-container').getByText('Page').click();
    const offer = editor.field('_open');
    await expect(offer).toContainText('Title: Port');
    await offer.getByRole('button', { name: 'Kopieren' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe('Port');
    await editor.text('title').press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(editor.text('title')).toHaveValue('Port');
    await expect(offer).toBeHidden();
  });
});

test('On a phone, where the page is in the place of the form, nothing is forgotten when the form is shown again', async ({
  editor,
  page,
}) => {
  await page.setViewportSize(phone);
  const eye = page.getByRole('button', { name: 'Preview', exact: true });
  const showPage = async () => {
    await eye.click();
    await expect(editor.preview.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await writeTitle(editor);
  await editor.leaveEntry();
  const theirs = String(editor.readFile(words)).replace('Harbour', 'Quay');
  editor.writeFile(words, theirs);
  await editor.reload();
  await editor.openForm('Page');
  await editor.restore();
  await showPage();
  await eye.click();
  await expect(editor.field('title')).toBeVisible();
  await showPage();
  const questions = dismissDialogs(page);
  await page.evaluate(() => window.location.reload()).catch(() => {});
  await expect.poll(() => questions.length).toBe(1);
  await editor.trySaving();
  await expect(editor.refusal).toContainText('Quay');
  await editor.closeDialog();
  expect(String(editor.readFile(words))).toBe(theirs);

  await editor.preview.getByText('Ships come and go.').click();
  await expect(editor.field('text').locator(':focus')).toHaveCount(1);
});

test('A draft is restored and saved where the page is shown before the form', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('Page');
  await editor.type('title', 'Port');
  await page.getByRole('button', { name: /Swap/i }).click();
  await editor.leaveEntry();
  // A narrow window has only the first.
  await page.setViewportSize({ width: 800, height: 800 });
  await editor.openEntry('Page');
  await editor.restore();
  await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText('Port');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(editor.field('title')).toBeVisible();
  await editor.save();
  expect(String(editor.readFile(words))).toContain('"Port"');
});

test('Where a save does not close the form, what is typed meanwhile is offered to be copied', async ({
  editor,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('sveltia-cms.prefs', '{"closeOnSave":false}');
  });
  await typeDuringSave(editor);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  await editor.write('note', 'Open at dusk.');
  await expect(page.locator('.unsaved')).toContainText('Port as dawn');
});

/** Types more into the title while it is being saved. */
async function typeDuringSave(editor: Editor): Promise<void> {
  const { page } = editor;
  await writeTitle(editor);
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const files = '**/admin/files?*';
  await page.route(files, async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  const begun = page.waitForRequest((request) => request.method() === 'PUT');
  await editor.trySaving();
  await begun;
  await editor.text('title').press('End');
  await page.keyboard.type(' as dawn');
  goOn();
}

test('With two sites at the same address, what is kept for one is not used for the other', async ({
  page,
  folder,
}) => {
  const company = 'content/firm.json';
  const siteOf = (name: string) => join(folder, 'sites', name);
  const contentOf = (name: string) => join(folder, name);
  const serveOne = (name: string, port = 0) => serve(siteOf(name), filesIn(contentOf(name)), port);
  const stop = async (server: Server) => {
    await page.goto('data:,');
    server.close();
    server.closeAllConnections();
  };
  for (const name of ['one', 'two']) {
    cpSync(folderOf('folder'), siteOf(name), { recursive: true });
    const document = join(siteOf(name), 'admin/index.html');
    // The build's hash of the content's folder.
    const html = readFileSync(document, 'utf8').replace(/(name="site" content=")\w+/, `$1${name}`);
    writeFileSync(document, html);
    const editor = new Editor(page, { folder: contentOf(name), url: '' });
    for (const [file, content] of Object.entries(await tinyFiles()))
      editor.writeFile(file, content);
  }
  const first = await serveOne('one');
  const { url } = first;
  const port = Number(new URL(url).port);
  const editor = new Editor(page, { folder: contentOf('one'), url });
  await writePhone(editor);
  await editor.leaveEntry();

  await stop(first.server);
  const second = await serveOne('two', port);
  const other = new Editor(page, { folder: contentOf('two'), url });
  const text = String(other.readFile(company));
  other.writeFile(company, text.replace('+30 1', '+30 2'));
  // The CMS goes on with a folder by itself.
  await other.visit();
  await other.openForm('Firm', shared);
  await expect(editor.text('phone')).toHaveValue('+30 2');
  await expect(editor.dialog).toBeHidden();
  await expect(editor.field('_open')).toBeHidden();

  await stop(second.server);
  const third = await serveOne('one', port);
  await editor.visit();
  await editor.openForm('Firm', shared);
  await editor.restore();
  await expect(editor.text('phone')).toHaveValue(unsaved);
  await stop(third.server);
});

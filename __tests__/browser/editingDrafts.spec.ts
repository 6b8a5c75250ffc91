/** A text that is not saved yet survives however its form is left. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../scripts/siteServer';
import { contentRoot } from '../../src/files/contentRoot';
import { readContent } from '../../src/files/read';
import { buildCms } from '../../src/pipeline/editor/cms';
import { sampleContent, sampleSite } from '../tools/paths';
import { cmsWarnings, Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const unsaved = '+30 210 000 0099';

async function writePhone(editor: Editor) {
  await editor.open();
  await editor.openForm('company');
  // The CMS keeps only what an editor has typed.
  await editor.text('phone').press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(unsaved);
}

async function expectRestored(editor: Editor) {
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
  await editor.page.keyboard.press('Escape');
  await editor.page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text('phone')).toHaveValue(unsaved);
}

test('In a first visit, it is offered again after the arrow and the browser’s Back; Escape does not leave', async ({
  editor,
  page,
}) => {
  await writePhone(editor);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  await editor.leaveEntry();
  await editor.openEntry('company');
  await expectRestored(editor);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await editor.openEntry('company');
  await expectRestored(editor);
  await editor.save();
  expect(Object.keys(await editor.changedFiles())).toEqual(['content/company.json']);
});

test('After a change of the site’s configuration it is offered to be copied, until it is saved or discarded', async ({
  editor,
  page,
  context,
}) => {
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

test('What is typed during a save is offered to be copied, as the save closes the form', async ({
  folder,
  page,
}) => {
  for (const name of ['content', 'locales'])
    cpSync(join(sampleContent, name), join(folder, name), { recursive: true });
  const { url, server } = await serveSite(sampleSite, 0, folder, true);
  await page.goto(`${url}/admin/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const editor = new Editor(page);
  await editor.openForm('about');
  await editor.unfold('title');
  await editor.write('title.first', 'Software as quiet');
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/admin/files?*', async (route) => {
    if (route.request().method() === 'PUT') await isTyped;
    await route.continue();
  });
  const writing = page.waitForRequest((request) => request.method() === 'PUT');
  await editor.trySaving();
  await writing;
  await editor.text('title.first').press('End');
  await page.keyboard.type(' as dawn');
  answer();
  await editor.saved();
  await editor.openForm('about');
  await expect(page.locator('.unsaved')).toContainText('Software as quiet as dawn');
  server.close();
});

test.describe('With two sites at the same address', () => {
  // Neither has the site's icon, nor its preview where it is looked for.
  test.use({ expectedMessages: new RegExp(`${cmsWarnings.source}|404|pane\\.css`) });

  test('What is kept for one is not used for the other', async ({ page, folder, serve }) => {
    for (const name of ['one', 'two']) {
      cpSync(contentRoot(), join(folder, name), { recursive: true });
      await buildCms(join(folder, 'sites', name), readContent(join(folder, name)), {});
    }
    const url = await serve(join(folder, 'sites'));
    let asked = 0;
    await page.exposeFunction('folderChosen', () => {
      asked += 1;
    });
    const editor = new Editor(page, `${url}/one`);
    await writePhone(editor);
    await editor.leaveEntry();
    const first = asked;

    await page.goto(`${url}/two/admin/`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect.poll(() => asked).toBe(first + 1);
    await editor.openForm('company');
    await expect(editor.text('phone')).not.toHaveValue(unsaved);
    await expect(editor.dialog).toBeHidden();
    await expect(editor.field('_open')).toBeHidden();

    await page.goto(`${url}/one/admin/`);
    await editor.openForm('company');
    await editor.page.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.text('phone')).toHaveValue(unsaved);
    expect(asked).toBe(first + 1);
  });
});

test('Before the page is left, the browser asks, but not without a change', async ({
  editor,
  page,
}) => {
  let questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.dismiss();
  });
  await writePhone(editor);
  await page.evaluate(() => window.location.reload()).catch(() => {});
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
  await expect(editor.text('phone')).toHaveValue(unsaved);
  questions = [];
  await editor.save();
  await page.reload();
  expect(questions).toEqual([]);
});

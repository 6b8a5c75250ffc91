/** Editing in the project's folder with `npm start`, in each browser: without a dialog, and next to other programs. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { fullRun } from './cases';
import { cmsWarnings, test as editorTest } from './editor';
import { clickUntil, engines, test as enginesTest, expect, has, type Tab } from './engines';

const test = mergeTests(editorTest, enginesTest);

// A save that is refused is logged by the browser.
test.use({ expectedMessages: new RegExp(`${cmsWarnings.source}|412|someone`) });

const words = 'locales/en/translation.json';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h9v9z"/></svg>';

for (const engine of ['chromium', ...engines] as const)
  test(`In ${engine} the editor works in the project’s folder`, {
    tag: engine === 'chromium' ? [] : fullRun,
  }, async ({ open, editor, page, project }) => {
    test.slow();
    const { folder, url } = project;
    const changes = followGit(folder);
    const replaceOnDisk = (before: string, after: string) => {
      const text = readFileSync(join(folder, words), 'utf8');
      expect(text).toContain(before);
      writeFileSync(join(folder, words), text.replace(before, after));
    };
    const tab = engine === 'chromium' ? page : await open(engine, { locale: 'en' });
    await tab.setViewportSize({ width: 1280, height: 800 });
    const shown = () => tab.evaluate(() => document.body.innerText);
    await tab.goto(`${url}/admin/`);
    await expect.poll(shown).toContain('Work with Local Repository');
    expect(await shown()).not.toMatch(/select|Chrome/);
    const button = '//button[contains(., "Work with Local Repository")]';
    await clickUntil(tab, button, '.primary-sidebar');

    await openForm(tab, 'English', 'About page');
    await write(tab, 'title', 'title.first', 'Software as quiet');
    await save(tab);
    await expect.poll(shown).toContain('Saved in the folder. To see it');
    expect(changes()).toBe(`1 1 ${words}`);

    // Another program changes another text, then the same one.
    await openForm(tab, 'English', 'About page');
    replaceOnDisk('at dawn', 'at noon');
    await write(tab, 'title', 'title.second', 'as a bay');
    await save(tab);
    await expect.poll(changes).toBe(`3 3 ${words}`);
    await openForm(tab, 'English', 'About page');
    replaceOnDisk('as a bay', 'as a lake');
    await write(tab, 'title', 'title.second', 'as a pond');
    await tab.click('//button[normalize-space()="Save"]');
    await expect.poll(shown).toContain('as a lake');
    expect(readFileSync(join(folder, words), 'utf8')).toContain('as a lake');
    await tab.click('//*[@role="alertdialog"]//button[normalize-space()="OK"]');
    await save(tab);
    await expect.poll(() => readFileSync(join(folder, words), 'utf8')).toContain('as a pond');

    // The folder is still open after the page has loaded again.
    await tab.goto(`${url}/admin/?again`);
    await openForm(tab, 'Whole website', 'Company');
    if (engine === 'chromium') {
      const buffer = Buffer.from(svg);
      const file = { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer };
      await editor.choosePicture('logo', file);
    } else await chooseLogo(tab, join(folder, 'Logo.svg'));
    await save(tab);
    const company = () => readFileSync(join(folder, 'content/company.json'), 'utf8');
    await expect.poll(company).toContain('"logo": "/pictures/logo.svg"');
    expect(readFileSync(join(folder, 'content/pictures/logo.svg'), 'utf8')).toBe(svg);
  });

test('Files that other programs have written or deleted are saved as they are, or with a question', {
  tag: fullRun,
}, async ({ editor, page, project }) => {
  test.slow();
  const { folder } = project;
  const changes = followGit(folder);
  const [tabs, imprint] = ['locales/de/translation.json', 'content/imprint/en.md'];
  const files = {
    [tabs]: JSON.stringify(JSON.parse(readFileSync(join(folder, tabs), 'utf8')), null, '\t'),
    [imprint]: 'Galini\r\nAkti Miaouli\r\n',
  };
  mkdirSync(join(folder, 'content/imprint'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  execFileSync('git', ['add', '.'], { cwd: folder });
  await editor.open();

  await editor.openForm('imprint');
  const text = editor.body;
  await expect(text).toContainText('Akti Miaouli');
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(' 1');
  await editor.save();
  expect(readFileSync(join(folder, imprint), 'utf8')).toBe('Galini\nAkti Miaouli 1\n');

  await editor.openForm('about', 'Deutsch');
  await editor.unfold('title');
  await editor.write('title.first', 'Software, still');
  await editor.save();
  // The line, and a line break at the end of the file.
  expect(changes()).toContain(`2 2 ${tabs}`);

  await editor.openForm('about', 'English');
  await editor.unfold('title');
  await editor.write('title.first', 'Software as quiet');
  const before = readFileSync(join(folder, words));
  writeFileSync(join(folder, words), '{');
  await editor.trySaving();
  await expect(editor.refusal).toContainText('cannot be read');
  await editor.closeDialog();
  writeFileSync(join(folder, words), before);
  // Between our check and the save.
  await page.route('**/admin/files?*', async (route) => {
    if (route.request().method() === 'PUT') writeFileSync(join(folder, words), `${before}\n`);
    await route.continue();
  });
  await editor.trySaving();
  await expect(editor.refusal).toContainText('at the same moment');
  await page.unroute('**/admin/files?*');
  await editor.closeDialog();
  expect(readFileSync(join(folder, words), 'utf8')).toBe(`${before}\n`);
  rmSync(join(folder, words));
  await editor.trySaving();
  await expect(editor.refusal).toContainText('About page:\n(empty)');
  await editor.closeDialog();
  await editor.save();
  expect(changes()).toContain(`1 1 ${words}`);
});

test('A picture is renamed in the folder and where it is used, and deleted unless a place needs it', {
  tag: fullRun,
}, async ({ editor, page, project }) => {
  test.slow();
  const { folder } = project;
  const changes = followGit(folder);
  const pictures = join(folder, 'content/pictures');
  const isThere = (picture: string) => existsSync(join(pictures, picture));
  cpSync(join(pictures, 'lighthouse.jpg'), join(pictures, 'unused.jpg'));
  await editor.open();
  await expect(page.locator('.primary-sidebar')).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  const button = dialog.getByRole('button', { name: 'Delete' });
  const show = async (picture: string) => {
    await editor.goTo(`assets/content/pictures/${picture}`);
    await expect(page.getByText(`/content/pictures/${picture}`)).toBeVisible();
  };
  const askToDelete = async (picture: string) => {
    await show(picture);
    await page.getByRole('button', { name: 'Delete' }).click();
  };
  await askToDelete('unused.jpg');
  await button.click();
  await expect.poll(() => isThere('unused.jpg')).toBe(false);

  await askToDelete('lighthouse.jpg');
  await expect(dialog).toContainText('This asset can’t be deleted');
  await expect(button).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(changes()).toBe('');

  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = editor.dialog.getByRole('textbox');
  // The CMS selects the name without its ending.
  await expect
    .poll(() => name.evaluate((input) => (input as HTMLInputElement).selectionEnd))
    .toBe(10);
  await page.keyboard.type('light');
  await editor.dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(changes).toContain('1 1 content/about.json');
  await expect.poll(() => isThere('lighthouse.jpg')).toBe(false);
  expect(isThere('light.jpg')).toBe(true);

  await askToDelete('sun-on-horizon.svg');
  await expect(dialog).toContainText('The reference to it in an entry will be removed');
  await button.click();
  await expect.poll(() => isThere('sun-on-horizon.svg')).toBe(false);
  await expect.poll(changes).toContain('0 1 content/company.json');
});

/** Begins a Git repository in a folder. Returns what tells the added and removed lines of each file: `1 1 content/company.json`. */
function followGit(folder: string): () => string {
  const git = (...args: string[]) => String(execFileSync('git', args, { cwd: folder }));
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Start');
  return () => {
    git('add', '--intent-to-add', '.');
    return git('diff', '--numstat').trim().replaceAll('\n', ' ').replaceAll('\t', ' ');
  };
}

async function openForm(tab: Tab, collection: string, entry: string): Promise<void> {
  const list = `//*[contains(@class, "primary-sidebar")]//*[text()="${collection}"]`;
  await expect(async () => {
    if (await has(tab, 'iframe.preview')) return;
    await tab.click(list);
    await tab.click(`//*[@id="collection-container"]//*[text()="${entry}"]`);
    expect(await has(tab, 'iframe.preview')).toBe(true);
  }).toPass();
}

async function write(tab: Tab, group: string, key: string, text: string): Promise<void> {
  const field = (name: string) => `[data-mode="edit"] [data-key-path="${name}"]`;
  await clickUntil(tab, `${field(group)} button[aria-label="Expand"]`, `${field(key)} input`);
  await tab.fill(`${field(key)} input`, text);
}

async function chooseLogo(tab: Tab, logo: string): Promise<void> {
  writeFileSync(logo, svg);
  const field = '//*[@data-mode="edit"]//*[@data-key-path="logo"]';
  await tab.click(`${field}//button[normalize-space()="Replace"]`);
  await tab.setInputFiles('dialog input[type="file"]', logo);
  await tab.click('//dialog//button[normalize-space()="Insert"]');
  // It can't be saved before.
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain('logo.svg');
  await expect.poll(() => has(tab, '[data-mode="edit"] .processing')).toBe(false);
}

async function save(tab: Tab): Promise<void> {
  await tab.click('//button[normalize-space()="Save"]');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[data-mode="edit"]') === null))
    .toBe(true);
}

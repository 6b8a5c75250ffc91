/** Drives the editor at /admin/ as `npm start` serves it, with a copy of the sample's content. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialog, FrameLocator, Locator, Page } from '@playwright/test';
import { serveSite } from '../../scripts/siteServer';
import { type EntryName, entries } from '../../src/editing/entries';
import { contentRoot } from '../../src/files/contentRoot';
import { listFiles } from '../../src/files/files';
import { translations } from '../../src/model/messages';
import { writeIn } from '../model/project';
import { plainPicture } from '../model/samplePictures';
import { serveEditedSite } from '../tools/editedSite';
import { sampleSite } from '../tools/paths';
import { expect, languages, test as siteTest } from './site';

export { expect };

type Files = Record<string, Buffer>;

/**
 * The CMS warns about a missing sign-in service, the sandbox of its own preview, and moved items of lists. It asks a
 * CDN for fonts that it also has itself; the policy blocks that.
 */
export const cmsWarnings =
  /OAuth application ID|both allow-scripts and allow-same-origin|svelte\.dev\/e\/derived_inert|cdn\.jsdelivr\.net/;

interface Project {
  /** Has `content` and `locales`. */
  folder: string;
  /** The address of its site, which gives the editor the folder's files. */
  url: string;
}

interface Fixtures {
  project: Project;
  editor: Editor;
  /** An empty folder for this test. */
  folder: string;
  /** Serves a folder until the test ends; resolves to its address. */
  serve: (folder: string) => Promise<string>;
}

export const test = siteTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (folder) => {
      const { url, server } = await serveSite(folder, 0, contentRoot());
      servers.push(server);
      return url;
    });
    for (const server of servers) server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  project: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'project-'));
    for (const name of ['content', 'locales'])
      cpSync(join(contentRoot(), name), join(folder, name), { recursive: true });
    const { url, server } = await serveEditedSite(sampleSite, folder);
    await use({ folder, url });
    server.close();
    rmSync(folder, { recursive: true });
  },
  editor: async ({ page, project }, use) => use(new Editor(page, project)),
});

export class Editor {
  /** The page in the pane next to the form. */
  readonly preview: FrameLocator;

  constructor(
    readonly page: Page,
    /** None if the editor works with a Git service. */
    private readonly project?: Project,
  ) {
    this.preview = page.frameLocator('iframe.preview').frameLocator('iframe');
  }

  async visit(): Promise<void> {
    await this.page.goto(`${this.project?.url ?? ''}/admin/`);
  }

  /** Opens the CMS on the project's folder; `changes` add or replace files. */
  async open(
    changes: Record<string, string | Buffer> = {},
    button = 'Work with Local Repository',
  ): Promise<void> {
    for (const [file, content] of Object.entries(changes)) this.writeFile(file, content);
    await this.visit();
    await this.page.getByRole('button', { name: button }).click();
  }

  private get folder(): string {
    if (!this.project) throw new Error('This editor has no folder.');
    return this.project.folder;
  }

  /** As another program does. */
  writeFile = (file: string, content: string | Buffer): void => writeIn(this.folder, file, content);

  removeFile = (file: string): void => rmSync(join(this.folder, file));

  readFile = (file: string): Buffer => readFileSync(join(this.folder, file));

  /** In the entries of a language, by its own name; by default the first. */
  async openForm(name: EntryName, language = languages[0]?.name ?? ''): Promise<void> {
    const words = translations.en?.messages ?? {};
    const collection = entries[name].isShared ? 'Whole website' : language;
    // On a phone, the list of languages is a page of its own.
    await this.page.evaluate(() => {
      if (!document.querySelector('.primary-sidebar')) window.location.hash = '#/collections';
    });
    // The list of another collection has the same entries. The CMS loses clicks that come too early.
    const toolbar = this.page.getByRole('toolbar', { name: 'Collection' });
    const item = this.page.locator('.primary-sidebar').getByText(collection ?? '');
    await expect(async () => {
      await item.click({ timeout: 5000 });
      await expect(toolbar).toContainText(collection ?? '', { timeout: 5000 });
    }).toPass();
    await this.page
      .locator('#collection-container')
      .getByText(words[`entry.${name}`] ?? '')
      .click();
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  }

  /** Goes to a view of the CMS by its address, such as `assets/content/pictures`. */
  async goTo(view: string): Promise<void> {
    await this.page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/${view}`);
  }

  async openEntry(name: EntryName, language?: string): Promise<void> {
    await this.openForm(name, language);
    await expect(this.preview.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Leaves without saving; the CMS keeps a draft. */
  async leaveEntry(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Cancel Editing' });
    await button.click();
    await expect(button).toBeHidden();
  }

  /** A field, a group or a list, by its key in the content, its list entries from 0. */
  field(key: string): Locator {
    return this.page.locator(`[data-mode="edit"] [data-key-path="${key}"]`);
  }

  text(key: string): Locator {
    return this.field(key).locator('input[type="text"], textarea');
  }

  async write(key: string, text: string): Promise<void> {
    await this.reveal(this.field(key.replace(/\.\d+$/, '')));
    const input = this.text(key);
    await this.reveal(input);
    await input.fill(text);
  }

  /** Writes a text with the language's code into the field of each language. */
  async writeAll(key: string, text: string): Promise<void> {
    for (const { code } of languages) await this.write(`${key}.${code}`, `${text} (${code})`);
  }

  /** After `index` others. */
  async addPerson(index: number, name: string): Promise<void> {
    await this.reveal(this.field('people'));
    const add = this.field('people').getByRole('button', { name: /Add .?Person/ });
    // The form moves under the mouse while its parts appear.
    await add.press('Enter');
    await this.write(`people.${index}.name.en`, name);
    await this.writeAll(`people.${index}.role`, 'Captain');
  }

  /** The text of a legal page. */
  get body(): Locator {
    return this.field('body').getByRole('textbox');
  }

  /**
   * Scrolls the form until it has this, as the CMS renders only what is in view: down, and up again, as it may appear
   * only after it was passed. The mouse must be over the form.
   */
  async reveal(part: Locator): Promise<void> {
    let tries = 0;
    await expect(async () => {
      const isDown = Math.floor(tries / 50) % 2 === 0;
      tries += 1;
      if ((await part.count()) === 0) await this.page.mouse.wheel(0, isDown ? 200 : -200);
      expect(await part.count()).toBeGreaterThan(0);
    }).toPass({ intervals: [100] });
    await part.first().scrollIntoViewIfNeeded();
  }

  /** A message that the editor must close before going on. */
  get dialog(): Locator {
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog'));
  }

  /** Why a text was not saved. */
  get refusal(): Locator {
    return this.page.locator('[role="alertdialog"] .error:not(.alert)');
  }

  /** Why the last save was refused, as the form says above the field. */
  mark = (key: string): Promise<string> =>
    this.field(key)
      .locator('> .field-wrapper')
      .evaluate((field) => getComputedStyle(field, '::before').content);

  /** The message of the form about a field. */
  fieldError = (key: string): Locator => this.field(key).getByRole('alert');

  /** Leaves the mouse there, so that its wheel scrolls the form. */
  async unfold(key: string): Promise<void> {
    await this.field(key).getByRole('button', { name: 'Expand' }).first().click();
  }

  async unfoldItem(list: string, index: number): Promise<void> {
    const buttons = this.field(list).getByRole('button', { name: 'Expand', exact: true });
    await buttons.nth(index).click();
  }

  /** Waits until the preview has its first pictures. */
  async picturesShown(): Promise<void> {
    const pictures = this.preview.getByRole('main').getByRole('img');
    for (const picture of [pictures.nth(0), pictures.nth(1)]) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }

  /** Until it is converted, if it is not held up: it can't be saved before. */
  async choosePicture(
    key: string,
    file: { name: string; mimeType: string; buffer: Buffer },
    isHeldUp = false,
  ) {
    await this.field(key).getByRole('button', { name: 'Replace' }).click();
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
    await (await choosing).setFiles(file);
    await this.page.getByRole('button', { name: 'Insert' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
    // So that the mouse's wheel scrolls the form.
    await this.field(key).hover();
    if (!isHeldUp) await expect(this.field(key).locator('.processing')).toHaveCount(0);
  }

  /** Publishes a language, as the last one; `index` is its place in the list. */
  async addLanguage(index: number, name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Add/ }).click();
    await this.choose(this.field(`languages.${index}`).getByRole('radio', { name }));
  }

  /** The CMS loses clicks until its radio buttons can be reached by the keyboard. */
  async choose(button: Locator): Promise<void> {
    await expect(button).toHaveAttribute('tabindex');
    await button.click();
  }

  async trySaving(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }

  async closeDialog(): Promise<void> {
    const ok = this.page.getByRole('button', { name: 'OK' });
    await ok.click();
    await expect(ok).toBeHidden();
  }

  async save(): Promise<void> {
    await this.trySaving();
    await this.saved();
  }

  /** Saves although the CMS warns of another's change: our own check follows. */
  async trySavingAnyway(): Promise<void> {
    await this.trySaving();
    const warning = this.dialog.getByRole('button', { name: 'Save Anyway' });
    await warning.or(this.refusal).or(this.page.getByText('Entry saved.')).first().waitFor();
    if (await warning.isVisible()) await warning.click();
  }

  async saveAnyway(): Promise<void> {
    await this.trySavingAnyway();
    await this.saved();
  }

  /** Waits until the CMS has saved and gone back to its list. */
  async saved(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
    await expect(this.page.getByText('Entry saved.')).toBeVisible();
  }

  /** The project's files that differ from the sample's. */
  changedFiles(): Files {
    const sample = sampleFiles();
    const all = Object.entries(filesIn(this.folder));
    return Object.fromEntries(all.filter(([file, content]) => !sample[file]?.equals(content)));
  }
}

export const pngFile = async (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(size, size).toBuffer(),
});

/** Without other content, it is a drawing that no other file is. */
export const svgFile = (name: string, content: string | Buffer = drawingFor(name)) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(content),
});

const drawingFor = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path id="${name}" d="M0 0h9v9z"/></svg>`;

/** What screens show of a text in the preview, without the copy that only screen readers get. */
export const shown = (editor: Editor, text: string): Locator =>
  editor.preview
    .getByText(text, { exact: true })
    .and(editor.preview.locator(':not(.visually-hidden, .visually-hidden *, .spoken)'))
    .first();

/** Dismisses the browser's own messages and questions. Returns a list that each is added to. */
export function dismissDialogs(page: Page): Dialog[] {
  const dialogs: Dialog[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog);
    return dialog.dismiss();
  });
  return dialogs;
}

const filesIn = (root: string): Files => {
  const files = ['content', 'locales'].flatMap((folder) => listFiles(root, folder));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file))]));
};

export const sampleFiles = () => filesIn(contentRoot());

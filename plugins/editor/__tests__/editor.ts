/** Serves a built editor with the files of a folder, and drives it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type Dialog, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import sirv from 'sirv';
import { localServer } from '../localServer';
import type { LocalFilesOptions } from '../src/build/localFiles';

/**
 * The CMS warns of a missing sign-in service, the sandbox of its own preview, and moved items of lists. It asks a
 * CDN for fonts that it also has itself; the policy blocks that.
 */
export const cmsWarnings =
  /OAuth application ID|both allow-scripts and allow-same-origin|svelte\.dev\/e\/derived_inert|cdn\.jsdelivr\.net/;

/** `site` is the folder of the built site. Without `files`, nobody gets a folder. */
export async function serve(site: string, files?: LocalFilesOptions, port = 0) {
  const built = sirv(site, { dev: true });
  const local = files && localServer(files);
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!local?.(request, response, pathname)) built(request, response);
  });
  return { server, url: await listen(server, port) };
}

/** Resolves to the server's address. Port 0 is any free one. */
export const listen = (server: Server, port = 0): Promise<string> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });

export interface Project {
  folder: string;
  /** The address of its site, which gives the editor the folder's files. */
  url: string;
}

export class Editor {
  /** The languages of the site. */
  protected codes = ['en', 'de'];
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

  protected get folder(): string {
    if (!this.project) throw new Error('This editor has no folder.');
    return this.project.folder;
  }

  /** As another program does. */
  writeFile = (file: string, content: string | Buffer): void => {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };

  removeFile = (file: string): void => rmSync(join(this.folder, file));

  readFile = (file: string): Buffer => readFileSync(join(this.folder, file));

  /** By its name, in a list: of a language, or `Whole website`. */
  async openForm(name: string, list = 'English'): Promise<void> {
    // On a phone, the list of languages is a page of its own.
    await this.page.evaluate(() => {
      if (!document.querySelector('.primary-sidebar')) window.location.hash = '#/collections';
    });
    // Each list of a language has the same entries. The CMS loses clicks that come too early.
    const toolbar = this.page.getByRole('toolbar', { name: 'Collection' });
    const item = this.page.locator('.primary-sidebar').getByText(list);
    await expect(async () => {
      await item.click({ timeout: 5000 });
      await expect(toolbar).toContainText(list, { timeout: 5000 });
    }).toPass();
    await this.page.locator('#collection-container').getByText(name).click();
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  }

  /** Waits for the page as well. */
  async openEntry(name: string, list?: string): Promise<void> {
    await this.openForm(name, list);
    await expect(this.preview.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Goes to a view of the CMS by its address, such as `assets/content/pictures`. */
  async goTo(view: string): Promise<void> {
    await this.page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/${view}`);
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

  /** With a click before, as the CMS keeps no draft of a form without one. */
  async type(key: string, text: string): Promise<void> {
    await this.text(key).click();
    await this.write(key, text);
  }

  /** Writes a text with the language's code into the field of each language. */
  async writeAll(key: string, text: string): Promise<void> {
    for (const code of this.codes) await this.write(`${key}.${code}`, `${text} (${code})`);
  }

  /** A text in Markdown. */
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

  /** What the form says of a field. */
  fieldError = (key: string): Locator => this.field(key).getByRole('alert');

  /** Leaves the mouse there, so that its wheel scrolls the form. */
  async unfold(key: string): Promise<void> {
    await this.reveal(this.field(key));
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
    const answer = warning.or(this.refusal).or(this.dialog.getByRole('button', { name: 'Later' }));
    const isOpen = () => this.page.url().includes('/entries/');
    await expect.poll(async () => (await answer.count()) > 0 || !isOpen()).toBe(true);
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

  /** Loads the page again, whatever is unsaved. */
  async reload(): Promise<void> {
    const accept = (dialog: Dialog) => dialog.accept();
    this.page.on('dialog', accept);
    await this.page.reload();
    this.page.off('dialog', accept);
  }

  /** Takes up the offer to go on with unsaved texts. */
  async restore(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Restore' }).click();
  }
}

/** Dismisses the browser's own messages and questions. Returns a list that each is added to. */
export function dismissDialogs(page: Page): Dialog[] {
  const dialogs: Dialog[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog);
    return dialog.dismiss();
  });
  return dialogs;
}

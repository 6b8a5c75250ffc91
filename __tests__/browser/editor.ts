/** Drives the editor at /admin/ as `npm start` serves it, with a copy of the sample's content. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import {
  cmsWarnings,
  dismissDialogs,
  Editor as PluginEditor,
  type Project,
} from '../../plugins/editor/__tests__/editor';
import { serveSite } from '../../scripts/siteServer';
import { type EntryName, entries } from '../../src/editing/entries';
import { contentRoot } from '../../src/files/contentRoot';
import { listFiles } from '../../src/files/files';
import { readAbout } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import en from '../../src/model/messages/en.json';
import { plainPicture } from '../model/samplePictures';
import { serveEditedSite } from '../tools/editedSite';
import { sampleSite } from '../tools/paths';
import { expect, languages, test as siteTest } from './site';

export { cmsWarnings, dismissDialogs, expect };

type Files = Record<string, Buffer>;

/** To open the editor with: the sample's pictures, for tests that add people. */
export const withoutPeople = {
  'content/about.json': jsonText({ ...readAbout(contentRoot()), people: undefined }),
};

interface Fixtures {
  /** Its folder has `content` and `locales`. */
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

export class Editor extends PluginEditor {
  protected override codes = languages.map(({ code }) => code);

  /** In the entries of a language, by its own name; by default the first. */
  override async openForm(name: EntryName, language = languages[0]?.name): Promise<void> {
    const list = entries[name].isShared ? 'Whole website' : language;
    await super.openForm(en.messages[`entry.${name}`], list);
  }

  override async openEntry(name: EntryName, language?: string): Promise<void> {
    await super.openEntry(name, language);
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

const filesIn = (root: string): Files => {
  const files = ['content', 'locales'].flatMap((folder) => listFiles(root, folder));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file))]));
};

export const sampleFiles = () => filesIn(contentRoot());

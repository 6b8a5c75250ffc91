/** Where an editor saves while somebody else writes there as well: a folder, and a stand-in of each Git service. */
import type { EntryName } from '../../../src/editing/entries';
import type { Editor } from '../editor';
import { expect, serviceNames, test as teamTest } from './team';

export { expect };

export const placeNames = ['folder', ...serviceNames] as const;

export interface Workplace {
  editor: Editor;
  /** Another visit. */
  reload: () => Promise<void>;
  /** Somebody else writes; in the draft, if there is one. */
  write: (file: string, content: string | Buffer) => Promise<void>;
  read: (file: string) => Promise<Buffer>;
}

interface Fixtures {
  place: (typeof placeNames)[number];
  /** Opens the editor to change one entry; `draft` tells the branch of its draft. */
  work: (draft: `${string}/${EntryName}`) => Promise<Workplace>;
}

export const test = teamTest.extend<Fixtures>({
  place: ['folder', { option: true }],
  service: async ({ place }, use) => use(place === 'folder' ? 'gitea' : place),
  work: async ({ place, editor, team }, use) => {
    await use(async (draft) => {
      if (place === 'folder') {
        await editor.open();
        // The files have been read.
        await expect(editor.page.locator('.primary-sidebar')).toBeVisible();
        return {
          editor,
          reload: async () => void (await editor.page.reload()),
          write: async (file, content) => editor.writeFile(file, content),
          read: async (file) => editor.readFile(file),
        };
      }
      const { repository } = team;
      const anna = await team.join('Anna');
      const branch = () => (repository.hasBranch(`cms/${draft}`) ? `cms/${draft}` : 'main');
      return {
        editor: anna,
        reload: async () => void (await anna.page.reload()),
        write: async (file, content) =>
          void repository.commitAs('Boris', { [file]: Buffer.from(content) }, branch()),
        read: async (file) => repository.read(file, branch()),
      };
    });
  },
});

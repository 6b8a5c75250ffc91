/** Where an editor saves while somebody else writes there as well: a folder, and a stand-in of each Git service. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, gitServer, type Place } from '../builtSites';
import { type Editor, serve } from '../editor';
import { expect, tinyFiles, test as tinyTest } from '../tiny';
import { Repository } from './repository';
import { services, Team } from './team';

export { expect };

export interface Workplace {
  editor: Editor;
  /** Somebody else writes a file; in the draft of an entry such as `en/page`, if there is one. */
  write: (entry: string, file: string, content: string | Buffer) => void;
  /** A file as the entry has it that was saved last. */
  read: (entry: string, file: string) => Buffer;
}

interface Fixtures {
  place: Place;
  /** Those who save there; in a folder, nobody does. */
  team: Team;
  workplace: Workplace;
}

export const test = tinyTest.extend<Fixtures>({
  place: ['folder', { option: true }],
  team: async ({ browser, place, folder }, use) => {
    const service = place === 'folder' ? 'gitea' : place;
    const { server, url } = await serve(folderOf(service));
    const repository = new Repository(mkdtempSync(join(folder, 'git-')));
    repository.commitAs('Owner', await tinyFiles());
    const team = new Team(browser, url, repository, services[service], gitServer);
    await use(team);
    await team.leave();
    server.close();
    expect(team.faults).toEqual([]);
  },
  workplace: async ({ place, editor, team }, use) => {
    if (place === 'folder') {
      await editor.open();
      // The files have been read.
      await expect(editor.page.locator('.primary-sidebar')).toBeVisible();
      return use({
        editor,
        write: (_, file, content) => editor.writeFile(file, content),
        read: (_, file) => editor.readFile(file),
      });
    }
    const { repository } = team;
    return use({
      editor: await team.join('Anna'),
      write: (entry, file, content) =>
        void repository.commitAs('Boris', { [file]: Buffer.from(content) }, team.branchOf(entry)),
      read: (entry, file) => repository.read(file, team.branchOf(entry)),
    });
  },
});

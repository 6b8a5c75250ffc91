/** Two editors whose changes are reviewed share one draft of an entry. */
import { expect, test } from './git/team';

/** One after the other, as each worker builds editors of its own. */
test.describe.configure({ mode: 'default' });

/** The first request after the CMS has loaded what is published. */
const firstSave = /fork: repository|"start_/;

for (const service of ['github', 'gitlab'] as const) {
  test.describe(`On ${service}`, () => {
    test.use({ service });

    test('A draft is published after its review', async ({ team }) => {
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      await anna.save();
      expect(team.publishedTitle('en').first).toBe('Software as calm');
      await anna.openEntry('about');
      await anna.approve();
      await anna.publish();
      await anna.published();
      expect(team.publishedTitle('en').first).toBe('Software as quiet');
      expect(team.repository.hasBranch(team.service.branch)).toBe(false);
      expect(team.repository.changes()).toEqual([
        {
          author: 'Anna',
          message: 'About page: change Title, first line (English)',
          files: [],
        },
        {
          author: 'Anna',
          message: 'About page: change Title, first line (English)',
          files: ['locales/en/translation.json +1 -1'],
        },
      ]);
    });

    test('A draft that may not be published yet is kept, and the message says where to look', async ({
      team,
    }) => {
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      await anna.save();
      await anna.openEntry('about');
      await anna.approve();
      anna.trouble = 'protected';
      await anna.publish();
      await expect(anna.page.getByRole('alert')).toContainText(
        'Not published. Open its pull or merge request',
      );
      expect(team.title('en').first).toBe('Software as quiet');
      anna.trouble = undefined;
      await anna.publish();
      await anna.published();
      expect(team.publishedTitle('en').first).toBe('Software as quiet');
    });

    test('Of two drafts begun at the same moment, the later one can be repeated', async ({
      team,
    }) => {
      const { anna, boris } = await team.joinBoth();
      await anna.changeTitle('first', 'Software as quiet');
      await boris.changeTitle('second', 'as a lagoon');
      anna.interrupt(firstSave, () => boris.save());
      await anna.trySaving();
      await expect(anna.dialog).toContainText('has just begun a draft');
      await anna.closeDialog();
      await anna.save();
      expect(team.title('en')).toMatchObject({
        first: 'Software as quiet',
        second: 'as a lagoon',
      });
    });

    test('Of two saves of a draft at the same moment, the later one can be repeated', async ({
      team,
    }) => {
      const { anna, boris } = await team.joinBoth();
      await boris.changeTitle('second', 'as a lagoon');
      await boris.save();
      await anna.changeTitle('first', 'Software as quiet');
      await boris.changeTitle('third', 'at noon');
      anna.interrupt(team.service.commit, () => boris.save());
      await anna.trySaving();
      await expect(anna.dialog).toContainText('Someone else has just saved');
      await anna.closeDialog();
      await anna.save();
      expect(team.title('en')).toMatchObject({
        first: 'Software as quiet',
        second: 'as a lagoon',
        third: 'at noon',
      });
    });

    test('A draft leaves what is published at the moment when it begins', async ({ team }) => {
      const { repository } = team;
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      anna.interrupt(firstSave, async () => {
        const path = 'locales/en/translation.json';
        const text = repository.read(path).toString().replace('Half of us have', 'All of us have');
        const author = { name: 'Owner', email: 'owner@example.com' };
        const files = { [path]: Buffer.from(text) };
        const parent = repository.head();
        repository.commit({ branch: 'main', parent, author, message: 'Fix', files });
      });
      await anna.save();
      await anna.openEntry('about');
      await anna.approve();
      await anna.publish();
      await anna.published();
      const { about } = repository.json('locales/en/translation.json').page;
      expect(about.title.first).toBe('Software as quiet');
      expect(about.team.title).toBe('All of us have been to sea');
    });
  });
}

test.describe('On github', () => {
  test.use({ service: 'github' });

  test('After saving a draft the editor knows that it waits, and sees the preview that a host has built', async ({
    team,
  }) => {
    const anna = await team.join('Anna');
    await anna.changeTitle('first', 'Software as quiet');
    await anna.save();
    const status = anna.page.getByRole('status').filter({ hasText: 'Saved as a draft' });
    await expect(status).toContainText('It is not on the site yet.');
    await status.getByRole('link', { name: 'Editorial Workflow' }).click();
    await expect(anna.page.getByText('In Review', { exact: true })).toBeVisible();
    await expect(anna.page.getByRole('button', { name: 'View Preview' })).toBeEnabled();
  });
});

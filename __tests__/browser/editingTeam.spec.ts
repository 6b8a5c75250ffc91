/** Editors who save to a Git service, two of them to the same entry at the same time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from './axe';
import { buildCopy } from './buildCopy';
import { fullRun } from './cases';
import { expect, serviceNames, type Team, test } from './git/team';

const title = 'page.about.title.first';
const second = 'page.about.title.second';

/** One after the other, as each worker builds editors of its own. */
test.describe.configure({ mode: 'default' });

/** Boris has saved the field that Anna has changed as well. */
async function conflict(team: Team) {
  const { anna, boris } = await team.joinBoth();
  await anna.changeTitle('first', 'By Anna');
  await boris.changeTitle('first', 'By Boris');
  await boris.save();
  return anna;
}

test('After saving the editor knows when the change is on the site', async ({ team }) => {
  const anna = await team.join('Anna');
  await anna.changeTitle('first', 'Software as quiet');
  await anna.save();
  const status = anna.page.getByRole('status').filter({ hasText: 'Published' });
  await expect(status).toContainText('Published: live in about 5 minutes.');
  const link = status.getByRole('link', { name: 'View the page' });
  await expect(link).toHaveAttribute('href', /\/about\/$/);
});

for (const service of serviceNames) {
  test.describe(`On ${service}`, { tag: service === 'gitea' ? [] : fullRun }, () => {
    test.use({ service });

    test('A saved change is one commit by its editor, of one line', async ({ team }) => {
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      await anna.save();
      expect(team.changes()).toEqual([
        {
          author: 'Anna',
          message: 'About page: change Title, first line (English)',
          files: ['locales/en/translation.json +1 -1'],
        },
      ]);
    });

    test('Changes in two languages are both kept', async ({ team }) => {
      const { anna, boris } = await team.joinBoth();
      await anna.changeTitle('first', 'Software as quiet');
      await boris.changeTitle('first', 'Λογισμικό ήσυχο', 'Greek');
      await boris.save();
      await anna.save();
      expect(team.title('en').first).toBe('Software as quiet');
      expect(team.title('el').first).toBe('Λογισμικό ήσυχο');
      const [last, first] = team.changes();
      expect(last?.files).toEqual(['locales/en/translation.json +1 -1']);
      expect(first?.files).toEqual(['locales/el/translation.json +1 -1']);
    });

    test('Changes of two fields are both kept, and the next change is made to both', {
      tag: fullRun,
    }, async ({ team }) => {
      const { anna, boris } = await team.joinBoth();
      await anna.changeTitle('first', 'Software as quiet');
      await boris.changeTitle('second', 'as a lagoon');
      await boris.save();
      await anna.save();
      expect(team.title('en')).toMatchObject({ first: 'Software as quiet', second: 'as a lagoon' });
      await anna.changeTitle('second', 'as a bay');
      await boris.changeTitle('third', 'at noon');
      await anna.save();
      await boris.save();
      expect(team.title('en')).toMatchObject({
        first: 'Software as quiet',
        second: 'as a bay',
        third: 'at noon',
      });
    });

    for (const [choice, kept] of [
      ['Yours', 'By Anna'],
      ['Theirs', 'By Boris'],
    ] as const) {
      test(`Of two changes of one field the editor chooses: ${choice}`, { tag: fullRun }, async ({
        team,
      }) => {
        const anna = await conflict(team);
        await anna.write(second, 'as a lagoon');
        await anna.trySaving();
        const field = anna.dialog.getByRole('group', { name: 'Title, first line (English)' });
        await expect(field.getByRole('radio', { name: 'Yours By Anna' })).not.toBeChecked();
        expect(await findings(anna.page.mainFrame(), { within: '.choice' })).toEqual([]);
        await field.getByRole('radio', { name: choice }).check();
        await anna.save();
        expect(team.title('en')).toMatchObject({ first: kept, second: 'as a lagoon' });
      });
    }

    test('An editor who takes the other’s text everywhere makes no commit and sees that text', {
      tag: fullRun,
    }, async ({ team }) => {
      const anna = await conflict(team);
      await anna.trySaving();
      await anna.dialog.getByRole('radio', { name: 'Theirs' }).check();
      await anna.trySaving();
      await expect(anna.dialog).toContainText('There is nothing to save');
      await anna.closeDialog();
      await expect(anna.text(title)).toHaveValue('By Boris');
      await expect(anna.page.getByRole('button', { name: 'Save' })).toBeDisabled();
      expect(team.changes().map(({ author }) => author)).toEqual(['Boris']);
    });

    test('Who does not choose loses nothing', { tag: fullRun }, async ({ team }) => {
      const anna = await conflict(team);
      await anna.trySaving();
      await expect(anna.dialog).toContainText('By Boris');
      await anna.page.keyboard.press('Escape');
      await expect(anna.dialog).toContainText('Your text is still in the form');
      await anna.closeDialog();
      await expect(anna.text(title)).toHaveValue('By Anna');
      expect(team.title('en').first).toBe('By Boris');
      await anna.trySaving();
      await expect(anna.dialog).toContainText('By Boris');
    });

    test('Restored texts leave what others have changed since', { tag: fullRun }, async ({
      team,
    }) => {
      const { anna, boris } = await team.joinBoth();
      await anna.changeTitle('first', 'Software as quiet');
      await anna.unsavedTextKept('Software as quiet');
      await boris.changeTitle('first', 'Λογισμικό ήσυχο', 'Greek');
      await boris.save();
      await anna.page.reload();
      await anna.restore();
      await anna.save();
      expect(team.title('en').first).toBe('Software as quiet');
      expect(team.title('el').first).toBe('Λογισμικό ήσυχο');
    });

    test('The history lists who has changed the entry', { tag: fullRun }, async ({ team }) => {
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      await anna.save();
      if (service !== 'gitea') {
        await anna.openEntry('about');
        await anna.approve();
        await anna.publish();
        await anna.published();
      }
      await anna.openEntry('about');
      await anna.page.getByRole('radio', { name: 'History' }).click();
      await expect(anna.page.getByRole('link', { name: 'Anna' })).toBeVisible();
      await expect(anna.page.getByRole('link', { name: 'Owner' })).toBeVisible();
    });

    for (const [trouble, message] of [
      ['offline', 'could not be loaded'],
      [503, 'could not be loaded'],
      ['commit fails', 'does not answer'],
      ['answer lost', 'does not answer'],
    ] as const) {
      test(`A text that could not be saved (${trouble}) is kept and can be saved again`, {
        tag: fullRun,
      }, async ({ team }) => {
        const anna = await team.join('Anna');
        await anna.changeTitle('first', 'Software as quiet');
        anna.trouble = trouble;
        await anna.trySaving();
        await expect(anna.dialog).toContainText(message);
        await anna.closeDialog();
        await expect(anna.text(title)).toHaveValue('Software as quiet');
        anna.trouble = undefined;
        if (trouble === 'answer lost' && service === 'gitea') {
          // The first attempt has saved it.
          await anna.trySaving();
          await expect(anna.dialog).toContainText('There is nothing to save');
        } else {
          await anna.save();
        }
        expect(team.title('en').first).toBe('Software as quiet');
        expect(team.changes()).toHaveLength(1);
      });
    }

    test('A text is kept when the access token has expired, and saved after signing in again', {
      tag: fullRun,
    }, async ({ team }) => {
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      await anna.unsavedTextKept('Software as quiet');
      anna.token = 'second';
      await anna.trySaving();
      await expect(anna.dialog).toContainText('sign in again');
      await anna.closeDialog();
      await expect(anna.text(title)).toHaveValue('Software as quiet');
      await anna.page.reload();
      await anna.signIn();
      await anna.restore();
      await anna.save();
      expect(team.title('en').first).toBe('Software as quiet');
    });
  });
}

test('A text that a protected branch refuses is kept, and the message says whom to ask', {
  tag: fullRun,
}, async ({ team }) => {
  const anna = await team.join('Anna');
  await anna.changeTitle('first', 'Software as quiet');
  anna.trouble = 'protected';
  await anna.trySaving();
  await expect(anna.dialog).toContainText('user cannot commit to repo');
  await expect(anna.dialog).toContainText('Ask the site’s owner');
  await anna.closeDialog();
  await expect(anna.text(title)).toHaveValue('Software as quiet');
  anna.trouble = undefined;
  await anna.save();
  expect(team.title('en').first).toBe('Software as quiet');
});

test('The site that a host builds from the main branch shows a saved title', {
  tag: fullRun,
}, async ({ team, folder }) => {
  test.setTimeout(600_000);
  const anna = await team.join('Anna');
  await anna.changeTitle('first', 'Software as quiet');
  await anna.save();
  const content = join(folder, 'main');
  team.repository.git(['worktree', 'add', '--quiet', content, 'main']);
  const copy = join(folder, 'copy');
  await buildCopy(copy, { content });
  const html = readFileSync(join(copy, 'public/about/index.html'), 'utf8');
  const [, line = ''] = /<h1[^>]*><span>([^<]*)/.exec(html) ?? [];
  expect(line).toBe('Software as quiet');
});

/** Editors who save to a Git service, two of them to the same entry at the same time: no text is lost. */
import { serviceNames } from './builtSites';
import { dismissDialogs } from './editor';
import type { Team } from './git/team';
import type { TeamEditor } from './git/teamEditor';
import { expect, test } from './git/workplaces';
import { words } from './tiny';

const wide = { width: 1280, height: 800 };
const firm = 'content/firm.json';
const published = 'Published: live in a few minutes.';
const { step } = test;

const jsonText = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

for (const service of serviceNames) {
  const hasReview = service !== 'gitea';

  test.describe(`On ${service}`, () => {
    test.use({ place: service });

    test('Two change the same page: nothing of either is lost, and each learns what the other has written', async ({
      team,
    }) => {
      const { anna, boris } = await team.joinBoth();
      await step('A saved change is one commit by its editor, of one line', async () => {
        await anna.change('title', 'Port');
        await boris.change('title', 'Bucht', 'Deutsch');
        await boris.save();
        await boris.change('title', 'By Boris');
        await anna.save();
        // The CMS announces drafts.
        if (!hasReview) await expect(anna.page.getByText(published)).toBeVisible();
        expect(team.changes('en/page')[0]).toMatchObject({
          author: 'Anna',
          files: [`${words} +1 -1`],
        });
        expect(team.words().title).toBe('Port');
        // Another language is another entry.
        expect(team.branchOf('de/page')).toBe(hasReview ? 'cms/de/page' : 'main');
        expect(team.words('de').title).toBe('Bucht');
      });

      await step('A field that another has changed is not overwritten', async () => {
        if (hasReview) {
          // Who doesn't know of another's draft is told to load it.
          await boris.trySaving();
          await expect(boris.refusal).toContainText('has begun a draft');
          await boris.closeDialog();
          await boris.reload();
          await boris.restore();
        }
        await boris.trySavingAnyway();
        await expect(boris.refusal).toContainText(/Anna.*Title:\s*Port/s);
        await boris.closeDialog();
        expect(team.words().title).toBe('Port');
        await expect(boris.text('title')).toHaveValue('By Boris');
        // Having seen it, the editor may replace it; the other fields are kept.
        await boris.write('text', 'Ships come.');
        await boris.saveAnyway();
        expect(team.words()).toMatchObject({ title: 'By Boris', text: 'Ships come.' });
      });

      await step('Changes of two fields are both kept, and so are the next ones', async () => {
        await anna.change('note', 'Open at dawn.');
        await boris.change('text', 'Ships go.');
        await boris.save();
        await anna.saveAnyway();
        const note = 'Open at dawn.';
        expect(team.words()).toEqual({ title: 'By Boris', text: 'Ships go.', note });
        await anna.change('text', 'Ships wait.');
        await anna.save();
        expect(team.words()).toEqual({ title: 'By Boris', text: 'Ships wait.', note });
      });

      // GitLab refuses only if our code tells it the last commit; the others do so by themselves.
      await step('Of two saves at the same moment the later one is refused', async () => {
        // Until then, the CMS may not know of the last save.
        await boris.reload();
        await anna.change('title', 'Quay');
        await boris.change('note', 'Open at dusk.');
        anna.interrupt(team.service.commit, () => boris.saveAnyway());
        await anna.trySavingAnyway();
        await expect(anna.page.getByText('at the same moment').first()).toBeVisible();
        await anna.closeDialog();
        await anna.saveAnyway();
        expect(team.words()).toMatchObject({ title: 'Quay', note: 'Open at dusk.' });
      });

      await step('A restored draft keeps what others have changed since', async () => {
        await anna.change('title', 'By Anna');
        await anna.leaveEntry();
        await boris.reload();
        await boris.change('text', 'Ships come.');
        await boris.write('title', 'By Boris');
        await boris.saveAnyway();
        await anna.reload();
        await anna.openForm('Page');
        await anna.restore();
        await anna.trySavingAnyway();
        await expect(anna.refusal).toContainText('By Boris');
        await anna.closeDialog();
        await anna.saveAnyway();
        expect(team.words()).toMatchObject({ title: 'By Anna', text: 'Ships come.' });
      });

      // Of drafts, the CMS doesn't tell that they have changed.
      if (hasReview) return;
      await step('A form that the CMS fills again starts from there', async () => {
        await anna.change('title', 'By Anna again');
        await boris.change('text', 'Ships go.');
        await boris.saveAnyway();
        await anna.trySaving();
        await anna.dialog.getByRole('button', { name: 'Cancel' }).click();
        await anna.page.getByRole('button', { name: 'Reload Entry' }).click();
        await anna.dialog.getByRole('button', { name: /Reload/ }).click();
        await expect(anna.text('text')).toHaveValue('Ships go.');
        await anna.write('text', 'Ships come.');
        await anna.save();
        expect(team.words()).toMatchObject({ title: 'By Anna', text: 'Ships come.' });
      });
    });

    test('A text that could not be saved is kept and can be saved again, also after signing in again', async ({
      team,
    }) => {
      const anna = await team.join('Anna');
      let text = 'Quiet';
      const expectRefused = async (trouble: TeamEditor['trouble'], message: string) => {
        anna.trouble = trouble;
        await anna.trySaving();
        await expect(anna.page.getByText(message).first()).toBeVisible();
        await anna.closeDialog();
        await expect(anna.text('text')).toHaveValue(text);
        anna.trouble = undefined;
      };
      await anna.change('text', text);
      // What the editor asks before a save.
      await expectRefused('offline', 'there is no connection');
      await expectRefused(503, 'does not answer');
      await expectRefused('too many requests', 'does not answer');
      await expectRefused('no access', 'may not change the website’s files');
      for (const [trouble, message] of [
        ['commit fails', 'does not answer'],
        ['commit is cut off', 'there is no connection'],
        ['denied', 'may not change the website’s files'],
      ] as const) {
        await expectRefused(trouble, message);
        await anna.save();
        expect(team.words().text).toBe(text);
        text = `Quiet after: ${trouble}`;
        await anna.change('text', text);
      }
      anna.token = 'second';
      await anna.trySaving();
      await expect(anna.page.getByText('your sign-in has expired').first()).toBeVisible();
      await anna.closeDialog();
      await expect(anna.text('text')).toHaveValue(text);
      await anna.reload();
      await anna.signIn();
      await anna.restore();
      await anna.save();
      expect(team.words().text).toBe(text);
    });

    test('The page shows the pictures of the repository; one that another has replaced is kept, whatever its name', async ({
      team,
    }) => {
      const { repository } = team;
      const languages = 'content/languages.json';
      repository.commitAs('Owner', { [languages]: jsonText({ languages: ['en'] }) });
      const anna = await team.join('Anna', wide);
      await anna.openEntry('Firm', 'Whole website');
      await anna.picturesShown();
      const logo = '/pictures/crew #1.png';
      repository.commitAs('Boris', {
        [`content${logo}`]: repository.read('content/pictures/One.png'),
        [firm]: jsonText({ ...repository.json(firm), logo }),
      });
      await anna.unfoldItem('slides', 0);
      await anna.write('slides.0.alt.en', 'A ship by day');
      await anna.saveAnyway();
      const saved = repository.json(firm, team.branchOf('shared/firm'));
      expect([saved.logo, saved.slides[0].alt.en]).toEqual([logo, 'A ship by day']);

      // A language that has all texts can be published.
      await anna.openForm('Languages', 'Whole website');
      await anna.addLanguage(1, 'German');
      await anna.save();
      const text = repository.read(languages, team.branchOf('shared/languages'));
      expect(text).toEqual(jsonText({ languages: ['en', 'de'] }));
    });
  });
}

/** Boris begins a draft after Anna has published hers. */
async function expectNextDraftNoticed(team: Team, anna: TeamEditor): Promise<void> {
  const boris = await team.join('Boris');
  await boris.change('text', 'By Boris');
  await boris.save();
  await anna.change('note', 'By Anna again');
  await anna.trySaving();
  await expect(anna.refusal).toContainText('has begun a draft');
}

test.describe('Where a draft ends', () => {
  test.use({ place: 'github' });

  test('it is forgotten, whether it is discarded or published; and why it could not be published is said', async ({
    team,
  }) => {
    const { repository } = team;
    const german = 'content/de.json';
    const { note: _, ...lacking } = repository.json(german);
    repository.commitAs('Owner', {
      [german]: jsonText(lacking),
      'content/languages.json': jsonText({ languages: ['en'] }),
    });
    const anna = await team.join('Anna');
    const messages = dismissDialogs(anna.page);

    await step('A discarded translation does not make its language complete', async () => {
      await anna.change('note', 'Mittags.', 'Deutsch');
      await anna.save();
      await anna.openForm('Page', 'Deutsch');
      await anna.discardDraft();
      await anna.openForm('Languages', 'Whole website');
      await anna.addLanguage(1, 'German');
      await anna.trySaving();
      await expect(anna.refusal).toContainText('German can’t be published yet');
      await anna.closeDialog();
      await anna.leaveEntry();
    });

    await step('A text of a discarded draft that is written again is saved', async () => {
      for (const isSecond of [false, true]) {
        await anna.change('title', 'By Anna');
        await anna.save();
        expect(team.words().title).toBe('By Anna');
        if (isSecond) return;
        await anna.openForm('Page');
        await anna.discardDraft();
      }
    });

    await step('Why a draft could not be published is said', async () => {
      const before = repository.read(words);
      const text = before.toString().replace('Harbour', 'By the owner');
      repository.commitAs('Owner', { [words]: Buffer.from(text) });
      await anna.openForm('Page');
      await anna.publishDraft();
      await expect.poll(() => messages[0]?.message()).toContain('“Pull Request is not mergeable”');
      expect(repository.json(words).title).toBe('By the owner');
      repository.commitAs('Owner', { [words]: before });
    });

    await step('Who has published a draft is told of the next one of somebody else', async () => {
      await anna.publishDraft();
      await expect(anna.page.getByText(published)).toBeVisible();
      expect(repository.json(words).title).toBe('By Anna');
      await expectNextDraftNoticed(team, anna);
    });
  });
});

test.describe('On gitlab, where checks run before a draft is published', () => {
  test.use({ place: 'gitlab' });

  test('a refusal that is a list is shown, nothing is reported meanwhile, and somebody else’s next draft is noticed', async ({
    team,
  }) => {
    const anna = await team.join('Anna');
    await anna.change('title', 'By Anna');
    const message = ['Another open merge request already exists'];
    const commits = '**/repository/commits';
    await anna.page.route(commits, (route) => route.fulfill({ status: 409, json: { message } }));
    await anna.trySaving();
    await expect(anna.refusal).toContainText('Another open merge request already exists');
    await anna.closeDialog();
    await anna.page.unroute(commits);

    const messages = dismissDialogs(anna.page);
    await anna.save();
    await anna.openForm('Page');
    await anna.publishDraft();
    await expect(anna.page.getByText(published)).toBeVisible({ timeout: 40_000 });
    expect(messages).toEqual([]);
    await expectNextDraftNoticed(team, anna);
  });
});

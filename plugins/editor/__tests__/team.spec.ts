/** Editors who save to a Git service, two of them to the same entry at the same time: no text is lost. */
import { jsonText } from '../../src/model/json';
import { fullRun, widths } from './cases';
import { dismissDialogs } from './editor';
import { expect, serviceNames, type Team, test } from './git/team';
import type { TeamEditor } from './git/teamEditor';

const title = 'title.first';
const second = 'title.second';

/** Boris has saved the field that Anna has changed as well. */
async function conflict(team: Team) {
  const { anna, boris } = await team.joinBoth();
  await anna.changeTitle('first', 'By Anna');
  await boris.changeTitle('first', 'By Boris');
  await boris.save();
  return { anna, boris };
}

for (const service of serviceNames) {
  test.describe(`On ${service}`, () => {
    // In one worker, as each builds an editor of its own.
    test.describe.configure({ mode: 'default' });
    test.use({ service });
    /** `npm test` has a few of them with Gitea. */
    const tag = service === 'gitea' ? [] : fullRun;

    test('A saved change is one commit by its editor, of one line; another language is another entry', {
      tag,
    }, async ({ team }) => {
      const { anna, boris } = await team.joinBoth();
      await anna.changeTitle('first', 'Software as quiet');
      await boris.changeTitle('first', 'Λογισμικό ήσυχο', 'Ελληνικά');
      await boris.save();
      await anna.save();
      // The CMS announces drafts.
      if (service === 'gitea')
        await expect(anna.page.getByText('Published: live in a few minutes.')).toBeVisible();
      expect(team.changes()[0]).toMatchObject({
        author: 'Anna',
        files: ['locales/en/translation.json +1 -1'],
      });
      expect(team.title('en').first).toBe('Software as quiet');
      const greek = service === 'gitea' ? 'main' : 'cms/el/about';
      expect(team.title('el', greek).first).toBe('Λογισμικό ήσυχο');
    });

    test('A draft of a language that has all texts is published', { tag: fullRun }, async ({
      team,
    }) => {
      const file = 'content/site.json';
      const site = { ...team.repository.json(file), languages: ['en', 'el', 'ar'] };
      team.repository.commitAs('Owner', { [file]: Buffer.from(jsonText(site)) });
      const anna = await team.join('Anna');
      await anna.openForm('languages');
      await anna.addLanguage(3, 'German');
      await anna.save();
      const saved = team.repository.read(
        file,
        service === 'gitea' ? 'main' : 'cms/shared/languages',
      );
      expect(saved.toString()).toBe(jsonText({ ...site, languages: ['en', 'el', 'ar', 'de'] }));
    });

    test('Changes of two fields are both kept, and so are the next ones', { tag: fullRun }, async ({
      team,
    }) => {
      const { anna, boris } = await team.joinBoth();
      await boris.changeTitle('third', 'at noon');
      await boris.save();
      // Where changes are reviewed, the editor learns of a draft when the page loads.
      await anna.page.reload();
      await anna.changeTitle('first', 'Software as quiet');
      await boris.changeTitle('second', 'as a lagoon');
      await boris.save();
      await anna.saveAnyway();
      expect(team.title('en')).toEqual({
        ...team.title('en'),
        first: 'Software as quiet',
        second: 'as a lagoon',
        third: 'at noon',
      });
      await anna.changeTitle('second', 'as a bay');
      await anna.save();
      expect(team.title('en')).toMatchObject({ first: 'Software as quiet', second: 'as a bay' });
    });

    test('A field that another has changed is not overwritten: the editor sees the text, and whose it is', {
      tag,
    }, async ({ team }) => {
      const { anna } = await begun(team);
      await anna.trySavingAnyway();
      await expect(anna.refusal).toContainText('Boris');
      await expect(anna.refusal).toContainText('Title, first line');
      await expect(anna.refusal).toContainText('By Boris');
      await anna.closeDialog();
      expect(team.title('en').first).toBe('By Boris');
      await expect(anna.text(title)).toHaveValue('By Anna');
      // Having seen it, the editor may replace it; the other fields are kept.
      await anna.write(second, 'as a lagoon');
      await anna.saveAnyway();
      expect(team.title('en')).toMatchObject({ first: 'By Anna', second: 'as a lagoon' });
    });

    test('A restored draft keeps what others have changed since', { tag: fullRun }, async ({
      team,
    }) => {
      const { anna, boris } = await team.joinBoth();
      await anna.changeTitle('first', 'By Anna');
      await anna.leaveEntry();
      await boris.changeTitle('second', 'as a lagoon');
      await boris.write(title, 'By Boris');
      await boris.save();
      await anna.page.reload();
      await anna.openForm('about');
      await anna.restore();
      await anna.trySavingAnyway();
      await expect(anna.refusal).toContainText('By Boris');
      await anna.closeDialog();
      await anna.saveAnyway();
      expect(team.title('en')).toMatchObject({ first: 'By Anna', second: 'as a lagoon' });
    });

    // Of drafts, the CMS doesn't tell that they have changed.
    if (service === 'gitea')
      test('A form that the CMS fills again with what another has changed starts from there', {
        tag: fullRun,
      }, async ({ team }) => {
        const { anna, boris } = await team.joinBoth();
        const before = team.title('en').second;
        await anna.changeTitle('first', 'By Anna');
        await boris.changeTitle('second', 'as a lagoon');
        await boris.save();
        await anna.trySaving();
        await anna.dialog.getByRole('button', { name: 'Cancel' }).click();
        await anna.page.getByRole('button', { name: 'Reload Entry' }).click();
        await anna.dialog.getByRole('button', { name: /Reload/ }).click();
        await expect(anna.text(second)).toHaveValue('as a lagoon');
        await anna.write(second, before);
        await anna.save();
        expect(team.title('en').second).toBe(before);
      });

    test('A picture that another has replaced meanwhile is kept, whatever its name', {
      tag: fullRun,
    }, async ({ team }) => {
      const { repository } = team;
      const anna = await team.join('Anna');
      await anna.openForm('pictures');
      const about = repository.json('content/about.json');
      const [, { file }] = about.collage;
      const mission = { ...about.mission, file: '/pictures/crew #1.jpg' };
      repository.commitAs('Boris', {
        'content/pictures/crew #1.jpg': repository.read(`content${file}`),
        'content/about.json': Buffer.from(jsonText({ ...about, mission })),
      });
      await anna.unfoldItem('collage', 0);
      await anna.write('collage.0.alt.en', 'A lighthouse by day');
      await anna.saveAnyway();
      const branch = service === 'gitea' ? 'main' : 'cms/shared/pictures';
      const saved = JSON.parse(String(repository.read('content/about.json', branch)));
      expect([saved.mission, saved.collage[0].alt.en]).toEqual([mission, 'A lighthouse by day']);
    });

    test('A text that could not be saved is kept and can be saved again', { tag: fullRun }, async ({
      team,
    }) => {
      const anna = await team.join('Anna');
      for (const [trouble, message] of [
        ['offline', 'there is no connection'],
        [503, 'does not answer'],
        ['commit fails', 'does not answer'],
        ['commit is cut off', 'there is no connection'],
        ['denied', 'may not change the website’s files'],
        ['too many requests', 'does not answer'],
        ['no access', 'may not change the website’s files'],
      ] as const) {
        const text = `Quiet: ${trouble}`;
        await anna.changeTitle('first', text);
        anna.trouble = trouble;
        await anna.trySaving();
        await expect(anna.page.getByText(message).first()).toBeVisible();
        await anna.closeDialog();
        await expect(anna.text(title)).toHaveValue(text);
        anna.trouble = undefined;
        await anna.save();
        expect(team.title('en').first).toBe(text);
      }
    });

    test('The pictures of the repository are in the preview', { tag: fullRun }, async ({
      team,
    }) => {
      const anna = await team.join('Anna', widths.wide);
      await anna.openEntry('pictures');
      await anna.picturesShown();
    });

    test('A text is kept when the access token has expired, and saved after signing in again', {
      tag,
    }, async ({ team }) => {
      const anna = await team.join('Anna');
      await anna.changeTitle('first', 'Software as quiet');
      anna.token = 'second';
      await anna.trySaving();
      await expect(anna.page.getByText('your sign-in has expired').first()).toBeVisible();
      await anna.closeDialog();
      await expect(anna.text(title)).toHaveValue('Software as quiet');
      anna.page.on('dialog', (dialog) => dialog.accept());
      await anna.page.reload();
      await anna.signIn();
      await anna.restore();
      await anna.save();
      expect(team.title('en').first).toBe('Software as quiet');
    });

    // GitLab refuses only if our code tells it the last commit; the others do so by themselves.
    test('Of two saves at the same moment the service refuses the later one, which can be repeated', {
      tag: fullRun,
    }, async ({ team }) => {
      const { anna, boris } = await begun(team, 'second');
      anna.interrupt(team.service.commit, () => boris.save());
      await boris.changeTitle('third', 'at noon');
      await anna.trySavingAnyway();
      await expect(anna.page.getByText('at the same moment').first()).toBeVisible();
      await anna.closeDialog();
      await anna.saveAnyway();
      expect(team.title('en')).toMatchObject({ first: 'By Anna', third: 'at noon' });
    });
  });
}

/** Anna has changed a text, and Boris has saved one, in the same draft if changes are reviewed. */
async function begun(team: Team, line: 'first' | 'second' = 'first') {
  if (team.service.branch === 'main' && line === 'first') return conflict(team);
  const { anna, boris } = await team.joinBoth();
  await boris.changeTitle('third', 'at dusk');
  await boris.save();
  await anna.page.reload();
  await anna.changeTitle('first', 'By Anna');
  await boris.changeTitle(line, 'By Boris');
  await boris.save();
  return { anna, boris };
}

for (const service of ['github', 'gitlab'] as const) {
  test.describe(`Reviewed on ${service}`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ service });

    test('Who does not know of another’s draft is told to load it, and loses nothing', {
      tag: fullRun,
    }, async ({ team }) => {
      const { anna } = await conflict(team);
      await anna.trySaving();
      await expect(anna.refusal).toContainText('has begun a draft');
      await anna.closeDialog();
      anna.page.on('dialog', (dialog) => dialog.accept());
      await anna.page.reload();
      await anna.restore();
      await anna.trySaving();
      await expect(anna.refusal).toContainText('By Boris');
      expect(team.title('en').first).toBe('By Boris');
    });
  });
}

/** Boris begins a draft after Anna has published hers. */
async function expectNextDraftNoticed(anna: TeamEditor, boris: TeamEditor): Promise<void> {
  await boris.page.reload();
  await boris.changeTitle('second', 'by Boris');
  await boris.save();
  await anna.changeTitle('third', 'Anna again');
  await anna.trySaving();
  await expect(anna.refusal).toContainText('has begun a draft');
}

test.describe('Where a draft ends', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ service: 'github' });

  test('A text of a discarded draft that is written again is saved', { tag: fullRun }, async ({
    team,
  }) => {
    const anna = await team.join('Anna');
    await anna.changeTitle('first', 'By Anna');
    await anna.save();
    await anna.openForm('about');
    await anna.discardDraft();
    await anna.changeTitle('first', 'By Anna');
    await anna.save();
    expect(team.title('en').first).toBe('By Anna');
  });

  test('A discarded translation does not make its language complete', { tag: fullRun }, async ({
    team,
  }) => {
    const { repository } = team;
    const [site, german] = ['content/site.json', 'locales/de/translation.json'];
    const words = repository.json(german);
    words.page.about.title.first = '⟦…⟧ Software as calm';
    repository.commitAs('Owner', {
      [german]: Buffer.from(jsonText(words)),
      [site]: Buffer.from(jsonText({ ...repository.json(site), languages: ['en', 'el', 'ar'] })),
    });
    const anna = await team.join('Anna');
    await anna.changeTitle('first', 'Übersetzt', 'Deutsch');
    await anna.save();
    await anna.openForm('about', 'Deutsch');
    await anna.discardDraft();
    await anna.openForm('languages');
    await anna.addLanguage(3, 'German');
    await anna.trySaving();
    await expect(anna.refusal).toContainText('German can’t be published yet');
  });

  test('Who has published a draft is told of the next one of somebody else', {
    tag: fullRun,
  }, async ({ team }) => {
    const { anna, boris } = await team.joinBoth();
    await anna.changeTitle('first', 'By Anna');
    await anna.save();
    await anna.openForm('about');
    await anna.publishDraft();
    await expect(anna.page.getByText('Published: live in a few minutes.')).toBeVisible();
    expect(team.title('en', 'main').first).toBe('By Anna');
    await expectNextDraftNoticed(anna, boris);
  });

  test('Why a draft could not be published is said', { tag: fullRun }, async ({ team }) => {
    const { repository } = team;
    const anna = await team.join('Anna');
    const messages = dismissDialogs(anna.page);
    await anna.changeTitle('first', 'By Anna');
    await anna.save();
    const file = 'locales/en/translation.json';
    const text = repository.read(file).toString().replace('Software as calm', 'By the owner');
    repository.commitAs('Owner', { [file]: Buffer.from(text) });
    await anna.openForm('about');
    await anna.publishDraft();
    await expect.poll(() => messages[0]?.message()).toContain('“Pull Request is not mergeable”');
    expect(team.title('en', 'main').first).toBe('By the owner');
  });
});

test.describe('On gitlab, where checks run before a draft is published', () => {
  test.use({ service: 'gitlab' });

  test('nothing is reported meanwhile, and somebody else’s next draft is noticed', {
    tag: fullRun,
  }, async ({ team }) => {
    const { anna, boris } = await team.joinBoth();
    const messages = dismissDialogs(anna.page);
    await anna.changeTitle('first', 'By Anna');
    await anna.save();
    await anna.openForm('about');
    await anna.publishDraft();
    const published = anna.page.getByText('Published: live in a few minutes.');
    await expect(published).toBeVisible({ timeout: 40_000 });
    expect(messages).toEqual([]);
    await expectNextDraftNoticed(anna, boris);
  });

  test('a refusal that is a list is shown', { tag: fullRun }, async ({ team }) => {
    const anna = await team.join('Anna');
    await anna.changeTitle('first', 'By Anna');
    const message = ['Another open merge request already exists'];
    await anna.page.route('**/repository/commits', (route) =>
      route.fulfill({ status: 409, json: { message } }),
    );
    await anna.trySaving();
    await expect(anna.refusal).toContainText('Another open merge request already exists');
  });
});

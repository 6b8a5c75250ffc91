/** Two editors whose changes are reviewed share one draft of an entry. */
import { expect, type Team, test } from './git/team';

test.use({ service: 'github' });

const branch = 'cms/_singletons/about';
const titleIn = (team: Team, language: string) =>
  team.repository.json(`locales/${language}/translation.json`, branch).page.about.title;

async function twoEditors(team: Team) {
  return { anna: await team.join('Anna'), boris: await team.join('Boris') };
}

test('Changes in two languages are both in the draft', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('first', 'Λογισμικό ήσυχο', 'Greek');
  await boris.saveDraft();
  await anna.saveDraft();
  expect(titleIn(team, 'en').first).toBe('Software as quiet');
  expect(titleIn(team, 'el').first).toBe('Λογισμικό ήσυχο');
  const [last, first] = team.repository.changes(branch);
  expect(last).toMatchObject({ author: 'Anna', files: ['locales/en/translation.json +1 -1'] });
  expect(first).toMatchObject({ author: 'Boris', files: ['locales/el/translation.json +1 -1'] });
});

test('After saving a draft the editor knows that it waits, and sees the preview that a host has built', async ({
  team,
}) => {
  const anna = await team.join('Anna');
  await anna.changeTitle('first', 'Software as quiet');
  await anna.saveDraft();
  const status = anna.page.getByRole('status').filter({ hasText: 'Saved as a draft' });
  await expect(status).toContainText('It is not on the site yet.');
  await status.getByRole('link', { name: 'Editorial Workflow' }).click();
  await expect(anna.page.getByText('In Review', { exact: true })).toBeVisible();
  await expect(anna.page.getByRole('button', { name: 'View Preview' })).toBeEnabled();
});

test('Changes of two fields are both in the draft', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('second', 'as a lagoon');
  await boris.saveDraft();
  await anna.saveDraft();
  expect(titleIn(team, 'en')).toMatchObject({ first: 'Software as quiet', second: 'as a lagoon' });
});

test('Of two changes of one field the editor chooses', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await anna.changeTitle('first', 'By Anna');
  await boris.changeTitle('first', 'By Boris');
  await boris.saveDraft();
  await anna.trySaving();
  await anna.dialog.getByRole('radio', { name: 'Yours By Anna' }).check();
  await anna.saveDraft();
  expect(titleIn(team, 'en').first).toBe('By Anna');
});

test('Of two drafts begun at the same moment, the later one can be repeated', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('second', 'as a lagoon');
  anna.interrupt(/createRef/, () => boris.saveDraft());
  await anna.trySaving();
  await expect(anna.dialog).toContainText('has just begun a draft');
  await anna.closeDialog();
  await anna.saveDraft();
  expect(titleIn(team, 'en')).toMatchObject({ first: 'Software as quiet', second: 'as a lagoon' });
});

test('Of two saves of a draft at the same moment, the later one can be repeated', async ({
  team,
}) => {
  const { anna, boris } = await twoEditors(team);
  await boris.changeTitle('second', 'as a lagoon');
  await boris.saveDraft();
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('third', 'at noon');
  anna.interrupt(/createCommitOnBranch/, () => boris.saveDraft());
  await anna.trySaving();
  await expect(anna.dialog).toContainText('Expected branch');
  await anna.closeDialog();
  await anna.saveDraft();
  expect(titleIn(team, 'en')).toMatchObject({
    first: 'Software as quiet',
    second: 'as a lagoon',
    third: 'at noon',
  });
});

/** Two editors whose changes are reviewed share one draft of an entry. */
import { expect, type Team, type TeamEditor, test } from './git/team';

test.use({ service: 'github' });

const branch = 'cms/_singletons/about';
const title = 'page.about.title.first';
const second = 'page.about.title.second';

async function change(editor: TeamEditor, key: string, text: string, language = 'English') {
  await editor.openEntry('about');
  await editor.chooseLanguage(language);
  await editor.unfold('page.about.title');
  await editor.write(key, text);
}

/** Saves a draft and leaves its review for later. */
async function saveDraft(editor: TeamEditor) {
  await editor.trySaving();
  await editor.dialog.getByRole('button', { name: 'Later' }).click();
  await expect(editor.page.getByText('Entry saved.')).toBeVisible();
}

const titleIn = (team: Team, language: string) =>
  team.repository.json(`locales/${language}/translation.json`, branch).page.about.title;

async function twoEditors(team: Team) {
  return { anna: await team.join('Anna'), boris: await team.join('Boris') };
}

test('Changes in two languages are both in the draft', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await change(anna, title, 'Software as quiet');
  await change(boris, title, 'Λογισμικό ήσυχο', 'Greek');
  await saveDraft(boris);
  await saveDraft(anna);
  expect(titleIn(team, 'en').first).toBe('Software as quiet');
  expect(titleIn(team, 'el').first).toBe('Λογισμικό ήσυχο');
  const [last, first] = team.repository.changes(branch);
  expect(last).toMatchObject({ author: 'Anna', files: ['locales/en/translation.json +1 -1'] });
  expect(first).toMatchObject({ author: 'Boris', files: ['locales/el/translation.json +1 -1'] });
});

test('Changes of two fields are both in the draft', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await change(anna, title, 'Software as quiet');
  await change(boris, second, 'as a lagoon');
  await saveDraft(boris);
  await saveDraft(anna);
  expect(titleIn(team, 'en')).toMatchObject({ first: 'Software as quiet', second: 'as a lagoon' });
});

test('Of two changes of one field the editor chooses', async ({ team }) => {
  const { anna, boris } = await twoEditors(team);
  await change(anna, title, 'By Anna');
  await change(boris, title, 'By Boris');
  await saveDraft(boris);
  await anna.trySaving();
  await anna.dialog.getByRole('radio', { name: 'Yours By Anna' }).check();
  await saveDraft(anna);
  expect(titleIn(team, 'en').first).toBe('By Anna');
});

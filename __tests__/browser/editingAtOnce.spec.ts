/** Two saves at the same moment, two tabs, and two editors of the pictures. */
import { expect, test } from './git/team';

test('The later one is refused if both are of the same file, and can be repeated', async ({
  team,
}) => {
  const { anna, boris } = await team.joinBoth();
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('second', 'as a lagoon');
  anna.interrupt(team.service.commit, () => boris.save());
  await anna.trySaving();
  await expect(anna.dialog).toContainText('Error');
  await anna.closeDialog();
  await anna.save();
  expect(team.title('en')).toMatchObject({ first: 'Software as quiet', second: 'as a lagoon' });
});

test('Both are kept if they are of different files, also by the next save', async ({ team }) => {
  const { anna, boris } = await team.joinBoth();
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('first', 'Λογισμικό ήσυχο', 'Greek');
  anna.interrupt(team.service.commit, () => boris.save());
  await anna.save();
  await anna.changeTitle('second', 'σαν λιμνοθάλασσα', 'Greek');
  await anna.save();
  expect(team.title('el')).toMatchObject({
    first: 'Λογισμικό ήσυχο',
    second: 'σαν λιμνοθάλασσα',
  });
});

test('Two tabs of one editor keep the changes of each other', async ({ team }) => {
  const anna = await team.join('Anna');
  const tab = await anna.openTab();
  await tab.openEntry('about');
  await anna.changeTitle('first', 'Software as quiet');
  await tab.writeTitle('first', 'Λογισμικό ήσυχο', 'Greek');
  await tab.save();
  await anna.save();
  await anna.changeTitle('second', 'σαν λιμνοθάλασσα', 'Greek');
  await anna.save();
  expect(team.title('en').first).toBe('Software as quiet');
  expect(team.title('el')).toMatchObject({
    first: 'Λογισμικό ήσυχο',
    second: 'σαν λιμνοθάλασσα',
  });
});

test('Descriptions of one picture in two languages are both kept with it', async ({ team }) => {
  const { anna, boris } = await team.joinBoth();
  for (const editor of [anna, boris]) await editor.openEntry('pictures');
  await anna.unfoldItem('collage', 0);
  await boris.unfoldItem('collage', 0);
  await anna.write('collage.0.alt.en', 'A ship under cranes');
  await boris.write('collage.0.alt.el', 'Πλοίο κάτω από γερανούς');
  await boris.save();
  await anna.save();
  expect(team.repository.json('content/about.json').collage[0]).toMatchObject({
    file: '/pictures/container-terminal.jpg',
    alt: { en: 'A ship under cranes', el: 'Πλοίο κάτω από γερανούς' },
  });
  expect(team.changes()[0]).toEqual({
    author: 'Anna',
    message: 'Pictures and people: change Picture 1 › Description (English)',
    files: ['content/about.json +1 -1'],
  });
});

test('The form shows what was merged if the save then fails, and no more offers to drop it', async ({
  team,
}) => {
  const { anna, boris } = await team.joinBoth();
  await anna.changeTitle('first', 'Software as quiet');
  await boris.changeTitle('second', 'as a lagoon');
  await boris.save();
  anna.trouble = 'commit fails';
  await anna.trySaving();
  await anna.closeDialog();
  await expect(anna.text('page.about.title.first')).toHaveValue('Software as quiet');
  await expect(anna.text('page.about.title.second')).toHaveValue('as a lagoon');
  await expect(anna.page.getByRole('button', { name: 'Reload Entry' })).toBeHidden();
  anna.trouble = undefined;
  await anna.save();
  expect(team.changes()[0]?.files).toEqual(['locales/en/translation.json +1 -1']);
});

/** Optional parts of the About page: people, paragraphs, and sections that are left out. */
import { fullRun } from './cases';
import { cmsWarnings, expect, test } from './editor';
import { languages } from './site';

test.use({ expectedMessages: cmsWarnings });

// High enough for the whole form, as the CMS renders only what is in view.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 3600 }));

test('A person is added, is shown in the preview and saved, and has a name in the list', async ({
  editor,
}) => {
  await editor.open();
  await editor.openEntry('pictures');
  await editor
    .field('people')
    .getByRole('button', { name: /Add .?Person/ })
    .click();
  await editor.write('people.0.name', 'Eleni Papadopoulou');
  const role = { en: 'Port planner', el: 'Σχεδιάστρια', de: 'Hafenplanerin', ar: 'مخططة موانئ' };
  for (const [code, text] of Object.entries(role))
    await editor.write(`people.0.role.${code}`, text);
  await expect(editor.preview.getByText('Port planner')).toBeVisible();
  await editor.save();
  const saved = await editor.changedFiles();
  expect(Object.keys(saved)).toEqual(['content/about.json']);
  const { people } = JSON.parse(`${saved['content/about.json']}`);
  expect(people).toEqual([{ name: 'Eleni Papadopoulou', role }]);

  await editor.openEntry('pictures');
  await editor.field('people').scrollIntoViewIfNeeded();
  await expect(editor.field('people').getByText('Eleni Papadopoulou')).toBeVisible();
});

test('A blank line makes two paragraphs, and a line break alone is refused', async ({ editor }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('page.about.team');
  await editor.write('page.about.team.text', 'We are few.\nWe like it.');
  await expect(editor.warnings).toContainText(
    'Team: text has a line break inside a paragraph. Leave a blank line between paragraphs',
  );
  await editor.write('page.about.team.text', 'We are few.\n\nWe like it.');
  await expect(editor.warnings).toBeHidden();
  const team = editor.preview.getByRole('region', { name: 'Half of us have been to sea' });
  await expect(team.getByText('We like it.', { exact: true })).toBeVisible();
  await editor.save();
  const saved = await editor.changedFiles();
  expect(Object.keys(saved)).toEqual(['locales/en/translation.json']);
  const { page } = JSON.parse(`${saved['locales/en/translation.json']}`);
  expect(page.about.team.text).toBe('We are few.\n\nWe like it.');
});

test('A section is left out only when it is empty in each language', { tag: fullRun }, async ({
  editor,
}) => {
  await editor.open();
  await editor.openEntry('about');
  for (const [index, { name }] of languages.entries()) {
    await editor.chooseLanguage(['English', 'Greek', 'German', 'Arabic'][index] ?? name);
    if (index === 0) await editor.unfold('page.about.value');
    for (const field of ['label', 'title', 'text'])
      await editor.write(`page.about.value.${field}`, '');
    if (index > 0) continue;
    await expect(editor.preview.getByRole('heading', { level: 2 })).toHaveCount(3);
    await editor.trySaving();
    await expect(editor.dialog).toContainText(
      'English: Values: heading is missing in English. Write it, or leave all words of the section empty in every published language.',
    );
    await editor.closeDialog();
  }
  await editor.save();
  const saved = await editor.changedFiles();
  expect(Object.keys(saved)).toHaveLength(4);
  for (const file of Object.values(saved)) {
    expect(Object.values(JSON.parse(`${file}`).page.about.value ?? {}).join('')).toBe('');
  }
});

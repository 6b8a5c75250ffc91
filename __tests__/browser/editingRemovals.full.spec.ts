/** What is removed from a form by mistake is brought back, with its picture and descriptions. */
import { cmsWarnings, expect, pngFile, test, withoutPeople } from './editor';

test.use({ expectedMessages: cmsWarnings });

test('An item of a list, a picture and a group of texts come back by the button or Ctrl+Z', async ({
  editor,
  page,
}) => {
  test.slow();
  const line = page.locator('.status-line');
  const undo = line.getByRole('button', { name: 'Undo' });
  const pictures = editor.preview.getByRole('main').getByRole('img');
  const remove = (key: string) =>
    editor
      .field(key)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
  await editor.open(withoutPeople);
  await editor.openEntry('pictures');
  await editor.picturesShown();
  const before = await pictures.count();

  // An upload with its descriptions.
  await editor.unfoldItem('collage', 0);
  await editor.choosePicture('collage.0.file', await pngFile('new.png', 1300));
  await expect(line).toBeHidden();
  await editor.writeAll('collage.0.alt', 'New');
  await remove('collage');
  await expect(line).toContainText('Removed: Picture 1');
  await expect(pictures).toHaveCount(before - 1);
  await undo.click();
  await expect(pictures.first()).toHaveJSProperty('naturalWidth', 1300);
  await expect(editor.text('collage.0.alt.en')).toHaveValue('New (en)');
  await expect(line).toBeHidden();

  // Two people, and something else is written meanwhile.
  for (const [index, name] of ['Ada', 'Grace'].entries()) await editor.addPerson(index, name);
  await remove('people');
  await expect(editor.text('people.0.name.en')).toHaveValue('Grace');
  await editor.write('people.0.name.en', 'Grace H.');
  await remove('people');
  await expect(line).toContainText('Removed: Person 1');
  await page.getByRole('button', { name: 'Cancel Editing' }).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.text('people.0.name.en')).toHaveValue('Grace H.');
  await page.getByRole('button', { name: 'Cancel Editing' }).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.text('people.0.name.en')).toHaveValue('Ada');
  await expect(editor.text('people.1.name.en')).toHaveValue('Grace H.');
  await editor.save();
  await expect(line).toBeHidden();
  const changed = editor.changedFiles();
  expect(Object.keys(changed).sort()).toEqual(['content/about.json', 'content/pictures/new.webp']);
  const { collage, people } = JSON.parse(String(changed['content/about.json']));
  expect(collage[0]).toMatchObject({ file: '/pictures/new.webp', alt: { en: 'New (en)' } });
  expect(people).toMatchObject([
    { name: { en: 'Ada' }, role: { en: 'Captain (en)' } },
    { name: { en: 'Grace H.' }, role: { en: 'Captain (en)' } },
  ]);

  const company = editor.readFile('content/company.json');
  await editor.openEntry('company');
  await remove('logo');
  await expect(line).toContainText('Removed: Logo');
  await undo.click();
  await editor.text('phone').click();
  await editor.write('phone', '+30 210 000 0001');
  await editor.save();
  expect(JSON.parse(String(editor.readFile('content/company.json')))).toEqual({
    ...JSON.parse(String(company)),
    phone: '+30 210 000 0001',
  });

  await editor.openEntry('about');
  const mission = editor.preview.getByRole('heading', { name: 'calm' }).first();
  await expect(mission).toBeVisible();
  await editor.field('mission').getByRole('checkbox').click();
  await expect(line).toContainText('Removed: Mission');
  await undo.click();
  await expect(line).toBeHidden();
  await expect(editor.field('mission').getByRole('checkbox')).toBeChecked();
});

/** An owner chooses sections, and writes what they say. */

import { contentRoot } from '../../src/files/contentRoot';
import { readAbout, readValue } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { cmsWarnings, type Editor, expect, shown, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const english = 'locales/en/translation.json';

async function addSection(editor: Editor, index: number, name: string): Promise<void> {
  // The form moves under the mouse while its parts appear.
  await editor.field('sections').getByRole('button', { name: /^Add/ }).press('Enter');
  await editor.field(`sections.${index}`).getByRole('combobox').click();
  await editor.page.getByRole('option', { name }).click();
}

test('Services are chosen, ordered by keyboard and written, shown at once, and named where a translation lacks them', async ({
  editor,
  page,
}) => {
  test.slow();
  await editor.open();
  await editor.openEntry('pictures');
  await editor.field('collage').hover();
  await editor.reveal(editor.field('sections'));
  await addSection(editor, 0, 'Mission');
  const headings = editor.preview.getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(2);
  await addSection(editor, 1, 'Services');
  await editor.field('sections').locator('[data-action="reorder"]').nth(1).press('ArrowUp');
  await editor.save();
  const about = { ...readAbout(contentRoot()), sections: ['services', 'mission'] };
  expect(String(editor.readFile('content/about.json'))).toBe(jsonText(about));

  await editor.openEntry('about');
  await editor.field('title').hover();
  await editor.reveal(editor.field('services'));
  await editor.field('services').getByRole('checkbox').click();
  await editor.unfold('services');
  await editor.write('services.label', 'Services');
  await editor.write('services.title', 'What we do');
  const add = editor.field('services.items').getByRole('button', { name: /^Add/ });
  await editor.reveal(add);
  await add.press('Enter');
  await editor.write('services.items.0.title', 'Planning');
  await editor.write('services.items.0.text', 'Berths and tugs.');
  await editor.write('services.items.0.url', 'example.com');
  await expect(headings).toContainText(['What we do', 'No ship']);
  await shown(editor, 'Planning').click();
  await expect(editor.text('services.items.0.title')).toBeFocused();
  await editor.save();
  const words = readValue(contentRoot(), english) as { page: { about: object } };
  const services = {
    label: 'Services',
    title: 'What we do',
    items: [{ title: 'Planning', text: 'Berths and tugs.', url: 'https://example.com' }],
  };
  const changed = { ...words, page: { ...words.page, about: { ...words.page.about, services } } };
  expect(String(editor.readFile(english))).toBe(jsonText(changed));

  await editor.openForm('about', 'Deutsch');
  await page.getByText(/Texts to translate: 4/).click();
  await expect(page.getByText('Service 1 › Heading')).toBeVisible();
});

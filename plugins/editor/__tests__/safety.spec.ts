/** Nothing of anybody's is lost or mixed, wherever an editor saves: in a folder, and on each Git service. */
import sharp from 'sharp';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { fullRun } from './cases';
import { cmsWarnings, type Editor } from './editor';
import { expect, placeNames, test, type Workplace } from './git/workplaces';

// Without a picture of the site's own, and as a picture is missing before it is saved.
test.use({
  expectedMessages: new RegExp(`${cmsWarnings.source}|404`),
  // Without the preview, which would take part of the time.
  viewport: { width: 800, height: 800 },
});

const about = readAbout(contentRoot());
const codes = Object.keys(about.collage[0]?.alt ?? {});
const pictures = 'content/about.json';
const imprint = 'content/imprint/de.md';
const words = 'locales/en/translation.json';

const photo = async (name: string, background: string) => {
  const create = { width: 1300, height: 1300, channels: 3 as const, background };
  const format = name.toLowerCase().endsWith('png') ? 'png' : 'jpeg';
  const buffer = await sharp({ create }).toFormat(format).toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
};

/** The strongest of a saved picture's three colours. */
async function colourOf({ read }: Workplace, index: number): Promise<string | undefined> {
  const { collage } = JSON.parse(String(await read(pictures)));
  const { channels } = await sharp(await read(`content${collage[index].file}`)).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return ['red', 'lime', 'blue'][means.indexOf(Math.max(...means))];
}

async function replacePicture(editor: Editor, index: number, name: string, colour: string) {
  const key = `collage.${index}`;
  // The first that is closed.
  await editor.unfoldItem('collage', 0);
  await editor.choosePicture(`${key}.file`, await photo(name, colour));
  for (const code of codes) await editor.write(`${key}.alt.${code}`, `${colour} in ${code}`);
}

for (const place of placeNames) {
  test.describe(`In ${place}`, { tag: /folder|gitea/.test(place) ? [] : fullRun }, () => {
    // In one worker, as each service's editor is built once.
    test.describe.configure({ mode: 'default' });
    test.use({ place });

    test('Photos of the same name each stay in their place', async ({ work }) => {
      const workplace = await work('shared/pictures');
      const { editor } = workplace;
      await editor.openForm('pictures');
      await replacePicture(editor, 0, 'image.jpg', 'red');
      await replacePicture(editor, 1, 'image.jpg', 'lime');
      await replacePicture(editor, 2, 'Imáge.PNG', 'blue');
      await editor.save();
      const saved = [0, 1, 2].map((index) => colourOf(workplace, index));
      expect(await Promise.all(saved)).toEqual(['red', 'lime', 'blue']);
    });

    test('A picture that somebody else has added is not overwritten', async ({ work }) => {
      const workplace = await work('shared/pictures');
      const { editor, read, write } = workplace;
      const { buffer } = await photo('image.png', 'blue');
      await write('content/pictures/image.webp', buffer);
      await editor.openForm('pictures');
      await replacePicture(editor, 0, 'image.jpg', 'red');
      await editor.trySavingAnyway();
      const isRefused = await editor.refusal.isVisible();
      if (isRefused) await expect(editor.refusal).toContainText('another picture content/pictures');
      else expect(await colourOf(workplace, 0)).toBe('red');
      // Where every save looks for new commits, the CMS chooses another name.
      expect(isRefused).toBe(place !== 'gitea');
      expect(await read('content/pictures/image.webp')).toEqual(buffer);
    });

    test('The first save of a file leaves no draft, which would remove what is added later', async ({
      work,
    }) => {
      const { editor, read, write, reload } = await work('de/imprint');
      await editor.openForm('imprint', 'Deutsch');
      await editor.body.pressSequentially('Galini GmbH');
      await editor.save();
      await write(imprint, 'Galini GmbH\n\nHafen 1\n');
      await reload();
      await editor.openForm('imprint', 'Deutsch');
      const text = editor.body;
      await expect(text).toContainText('Hafen 1');
      await expect(editor.dialog).toBeHidden();
      await text.press('ControlOrMeta+End');
      await text.pressSequentially(' in Naxos');
      await editor.save();
      expect(String(await read(imprint))).toBe('Galini GmbH\n\nHafen 1 in Naxos\n');
    });

    test('A restored draft of a new file does not replace what somebody else has created', async ({
      work,
    }) => {
      const { editor, read, write, reload } = await work('de/imprint');
      await editor.openForm('imprint', 'Deutsch');
      const text = editor.body;
      await text.pressSequentially('Galini GmbH');
      await editor.leaveEntry();
      await write(imprint, 'Hafen 1\n');
      await reload();
      await editor.openForm('imprint', 'Deutsch');
      await editor.dialog.getByRole('button', { name: 'Restore' }).click();
      await expect(text).toContainText('Galini');
      await editor.trySavingAnyway();
      await expect(editor.refusal).toContainText('Hafen 1');
      expect(String(await read(imprint))).toBe('Hafen 1\n');
    });
  });
}

/** `editingTeam.spec.ts` has the same for the services. */
test('In a folder, what somebody else has changed since the page was loaded is kept or shown', async ({
  work,
}) => {
  const { editor, read, write } = await work('en/about');
  const title = async () => JSON.parse(String(await read(words))).page.about.title;
  const change = async (part: object) => {
    const all = JSON.parse(String(await read(words)));
    Object.assign(all.page.about.title, part);
    await write(words, jsonText(all));
  };
  await change({ second: 'as a lagoon' });
  await editor.openForm('about');
  await editor.unfold('title');
  await editor.write('title.first', 'By Anna');
  await change({ third: 'at noon', first: 'By Boris' });
  await editor.trySavingAnyway();
  await expect(editor.refusal).toContainText('By Boris');
  await editor.closeDialog();
  expect((await title()).first).toBe('By Boris');
  await change({ first: 'By Carla' });
  await editor.trySavingAnyway();
  await expect(editor.refusal).toContainText('By Carla');
  await editor.closeDialog();
  await expect(editor.text('title.first')).toHaveValue('By Anna');
  await editor.saveAnyway();
  expect(await title()).toMatchObject({
    first: 'By Anna',
    second: 'as a lagoon',
    third: 'at noon',
  });
});

test('Photos of the same name, one of them in a restored draft, are saved one by one', async ({
  work,
}) => {
  const { editor } = await work('shared/pictures');
  await editor.openForm('pictures');
  await replacePicture(editor, 0, 'image.jpg', 'red');
  await editor.leaveEntry();
  await editor.openForm('pictures');
  await editor.dialog.getByRole('button', { name: 'Restore' }).click();
  await editor.unfoldItem('collage', 1);
  await editor.choosePicture('collage.1.file', await photo('image.jpg', 'lime'));
  // Until then, it is being converted.
  await expect(editor.field('collage.1.file')).toContainText('image.webp');
  await editor.trySaving();
  await expect(editor.refusal).toContainText('two different pictures would be saved as');
  await expect(editor.refusal).toContainText('content/pictures/image.webp');
});

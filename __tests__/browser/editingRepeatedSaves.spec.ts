/** Each form with pictures can be saved again and again in one visit, wherever an editor saves. */
import { plainPicture } from '../model/samplePictures';
import { fullRun } from './cases';
import { cmsWarnings, type Editor } from './editor';
import { expect, placeNames, test } from './git/workplaces';
import { languages } from './site';

test.use({
  // As a picture is missing before it is saved.
  expectedMessages: new RegExp(`${cmsWarnings.source}|404`),
  // Without the preview, which would take part of the time.
  viewport: { width: 800, height: 800 },
});

const upload = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(width, width).toBuffer(),
});

const logo = (name: string, path: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="${path}"/></svg>`,
  ),
});

/** Writes another text into a field in each language. */
async function writeAll(editor: Editor, key: string, text: string): Promise<void> {
  for (const { code } of languages) await editor.write(`${key}.${code}`, `${text} (${code})`);
}

async function savePhone(editor: Editor, phone: string): Promise<void> {
  await editor.openForm('company');
  await editor.text('phone').click();
  await editor.write('phone', phone);
  await editor.save();
}

for (const place of placeNames)
  test.describe(`In ${place}`, { tag: place === 'folder' ? [] : fullRun }, () => {
    test.use({ place });

    test('a logo, a phone number, pictures, their descriptions and a person are saved one after another', async ({
      work,
    }) => {
      test.slow();
      const { editor, read } = await work('site/pictures');
      const company = async () => JSON.parse(String(await read('content/company.json')));
      const about = async () => JSON.parse(String(await read('content/about.json')));

      await editor.openForm('company');
      await editor.choosePicture('logo', logo('New logo.svg', 'M0 0h9v9z'));
      await editor.save();
      await savePhone(editor, '+30 210 000 0001');
      await editor.openForm('company');
      await editor.choosePicture('darkLogo', logo('Night.svg', 'M0 0h8v8z'));
      await editor.save();

      await editor.openForm('pictures');
      await editor.unfoldItem('collage', 0);
      await editor.choosePicture('collage.0.file', await upload('new.png', 1300));
      await writeAll(editor, 'collage.0.alt', 'New');
      await editor.save();
      await editor.openForm('pictures');
      await editor.unfoldItem('collage', 0);
      await writeAll(editor, 'collage.0.alt', 'Newer');
      await editor.save();
      await editor.openForm('pictures');
      await editor.unfoldItem('collage', 1);
      await editor.choosePicture('collage.1.file', await upload('new.png', 1400));
      await writeAll(editor, 'collage.1.alt', 'Second');
      await editor.save();
      await editor.openForm('pictures');
      await editor.reveal(editor.field('people'));
      await editor.field('people').getByRole('button', { name: /^Add/ }).click();
      await editor.write('people.0.name.en', 'Ada');
      await writeAll(editor, 'people.0.role', 'Captain');
      await editor.save();
      await savePhone(editor, '+30 210 000 0002');

      const { collage, people } = await about();
      const descriptions = [collage[0], collage[1]].map(({ alt }) => alt.en);
      expect(descriptions).toEqual(['Newer (en)', 'Second (en)']);
      expect(people).toMatchObject([{ name: { en: 'Ada' } }]);
      expect(collage[0].file).not.toBe(collage[1].file);
      const files = [collage[0].file, collage[1].file];
      // Elsewhere, it is in another draft.
      if (place === 'folder' || place === 'gitea') {
        const { logo: light, darkLogo, phone } = await company();
        expect(phone).toBe('+30 210 000 0002');
        files.push(light, darkLogo);
      }
      for (const file of files)
        expect((await read(`content${file}`)).length, file).toBeGreaterThan(50);
    });
  });

/** Each form with pictures can be saved again and again in one visit, wherever an editor saves. */
import type { EntryName } from '../../src/editing/entries';
import { fullRun } from './cases';
import { cmsWarnings, pngFile, svgFile } from './editor';
import { expect, placeNames, test } from './git/workplaces';

test.use({
  // As a picture is missing before it is saved.
  expectedMessages: new RegExp(`${cmsWarnings.source}|404`),
  // Without the preview, which would take part of the time.
  viewport: { width: 800, height: 800 },
});

for (const place of placeNames)
  test.describe(`In ${place}`, { tag: place === 'folder' ? [] : fullRun }, () => {
    test.use({ place });

    test('a logo, a phone number, pictures, their descriptions and a person are saved one after another', async ({
      work,
    }) => {
      test.slow();
      const { editor, read } = await work('shared/pictures');
      const company = async () => JSON.parse(String(await read('content/company.json')));
      const about = async () => JSON.parse(String(await read('content/about.json')));

      const change = async (form: EntryName, action: () => Promise<void>) => {
        await editor.openForm(form);
        await action();
        await editor.save();
      };
      const changePicture = (index: number, alt: string, size = 0) =>
        change('pictures', async () => {
          await editor.unfoldItem('collage', index);
          if (size)
            await editor.choosePicture(`collage.${index}.file`, await pngFile('new.png', size));
          await editor.writeAll(`collage.${index}.alt`, alt);
        });
      const changePhone = (phone: string) =>
        change('company', async () => {
          await editor.text('phone').click();
          await editor.write('phone', phone);
        });

      await change('company', () => editor.choosePicture('logo', svgFile('New logo.svg')));
      await changePhone('+30 210 000 0001');
      await change('company', () => editor.choosePicture('darkLogo', svgFile('Night.svg')));
      await changePicture(0, 'New', 1300);
      await changePicture(0, 'Newer');
      await changePicture(1, 'Second', 1400);
      await change('pictures', () => editor.addPerson(0, 'Ada'));
      await changePhone('+30 210 000 0002');

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

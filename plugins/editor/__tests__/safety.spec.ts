/** Nothing of anybody's is lost or mixed, wherever an editor saves: in a folder, and on each Git service. */
import sharp from 'sharp';
import { places } from './builtSites';
import type { Editor } from './editor';
import { expect, test, type Workplace } from './git/workplaces';
import { photo, svg, words } from './tiny';
import type { Firm } from './tinySite';

// Without the preview, which would take part of the time.
test.use({ viewport: { width: 800, height: 800 } });

const { step } = test;
const firm = ['shared/firm', 'content/firm.json'] as const;

const readFirm = ({ read }: Workplace): Required<Firm> => JSON.parse(String(read(...firm)));

/** The strongest of a saved picture's three colours. */
async function colourOf(workplace: Workplace, index: number): Promise<string | undefined> {
  const { file } = readFirm(workplace).slides[index] ?? {};
  const { channels } = await sharp(workplace.read(firm[0], `content${file}`)).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return ['red', 'lime', 'blue'][means.indexOf(Math.max(...means))];
}

const openFirm = (editor: Editor) => editor.openForm('Firm', 'Whole website');

/** The CMS takes a picture that is there already, if it is the same: each photo needs a colour of its own. */
async function replacePicture(editor: Editor, index: number, name: string, colour: string) {
  const key = `slides.${index}`;
  // Those before are open.
  await editor.unfoldItem('slides', 0);
  await editor.choosePicture(`${key}.file`, await photo(name, colour));
  await editor.writeAll(`${key}.alt`, `${name}: ${colour}`);
}

for (const place of places) {
  test.describe(`In ${place}`, () => {
    test.use({ place });

    test('Photos of the same name each stay in their place, and a form with pictures is saved again and again', async ({
      workplace,
    }) => {
      const { editor, read, write } = workplace;
      await openFirm(editor);
      await replacePicture(editor, 0, 'image.jpg', 'red');
      await replacePicture(editor, 1, 'image.jpg', 'lime');
      await replacePicture(editor, 2, 'Imáge.PNG', 'blue');
      await editor.save();
      const saved = [0, 1, 2].map((index) => colourOf(workplace, index));
      expect(await Promise.all(saved)).toEqual(['red', 'lime', 'blue']);

      const change = async (action: () => Promise<void>) => {
        await openFirm(editor);
        await action();
        await editor.save();
      };
      const changePhone = (phone: string) => change(() => editor.write('phone', phone));
      const describe = (text: string) =>
        change(async () => {
          await editor.unfoldItem('slides', 0);
          await editor.writeAll('slides.0.alt', text);
        });
      await change(() => editor.choosePicture('logo', svg('New logo.svg')));
      await changePhone('+30 2');
      await change(() => replacePicture(editor, 0, 'new.png', 'navy'));
      await describe('Newer');
      await changePhone('+30 3');
      expect(await colourOf(workplace, 0)).toBe('blue');
      const { phone, logo, slides } = readFirm(workplace);
      expect([phone, slides[0]?.alt.en]).toEqual(['+30 3', 'Newer (en)']);
      expect(read(firm[0], `content${logo}`).toString()).toContain('New logo.svg');

      await step('A picture that somebody else has added is not overwritten', async () => {
        const { buffer } = await photo('sun.png', 'blue');
        write(firm[0], 'content/pictures/sun.webp', buffer);
        await openFirm(editor);
        await replacePicture(editor, 0, 'sun.jpg', 'darkred');
        await editor.trySavingAnyway();
        const isRefused = await editor.refusal.isVisible();
        if (isRefused)
          await expect(editor.refusal).toContainText('another picture content/pictures');
        else expect(await colourOf(workplace, 0)).toBe('red');
        // Where every save looks for new commits, the CMS chooses another name.
        expect(isRefused).toBe(place !== 'gitea');
        expect(read(firm[0], 'content/pictures/sun.webp')).toEqual(buffer);
      });
    });

    test('A new file of both is not replaced, by its first save nor by a draft', async ({
      workplace: { editor, read, write },
    }) => {
      const terms = (code: string) => [`${code}/terms`, `content/terms/${code}.md`] as const;
      await step(
        'The first save leaves no draft, which would remove what is added later',
        async () => {
          const german = terms('de');
          await editor.openForm('Terms', 'Deutsch');
          await editor.body.pressSequentially('Vertrag');
          await editor.save();
          write(...german, 'Vertrag\n\nHafen 1\n');
          await editor.reload();
          await editor.openForm('Terms', 'Deutsch');
          await expect(editor.body).toContainText('Hafen 1');
          await expect(editor.dialog).toBeHidden();
          await editor.body.press('ControlOrMeta+End');
          await editor.body.pressSequentially(' in Naxos');
          await editor.save();
          expect(String(read(...german))).toBe('Vertrag\n\nHafen 1 in Naxos\n');
        },
      );

      await step('A restored draft does not replace what somebody else has created', async () => {
        const english = terms('en');
        await editor.openForm('Terms');
        await editor.body.pressSequentially('Contract');
        await editor.leaveEntry();
        write(...english, 'Harbour 1\n');
        await editor.reload();
        await editor.openForm('Terms');
        await editor.restore();
        await expect(editor.body).toContainText('Contract');
        await editor.trySavingAnyway();
        await expect(editor.refusal).toContainText('Harbour 1');
        expect(String(read(...english))).toBe('Harbour 1\n');
      });
    });
  });
}

/** `team.spec.ts` has the same for the services. */
test('In a folder, what somebody else has changed since the page was loaded is kept or shown', async ({
  workplace: { editor, read, write },
}) => {
  const page = () => JSON.parse(String(read('en/page', words)));
  const change = (part: object) =>
    write('en/page', words, JSON.stringify({ ...page(), ...part }, null, 2));
  change({ text: 'Ships come.' });
  await editor.openForm('Page');
  await editor.write('title', 'By Anna');
  change({ note: 'Open at dusk.', title: 'By Boris' });
  await editor.trySavingAnyway();
  await expect(editor.refusal).toContainText('By Boris');
  await editor.closeDialog();
  expect(page().title).toBe('By Boris');
  change({ title: 'By Carla' });
  await editor.trySavingAnyway();
  await expect(editor.refusal).toContainText('By Carla');
  await editor.closeDialog();
  await expect(editor.text('title')).toHaveValue('By Anna');
  await editor.saveAnyway();
  expect(page()).toEqual({ title: 'By Anna', text: 'Ships come.', note: 'Open at dusk.' });

  await step(
    'Photos of the same name, one of them in a restored draft, are saved one by one',
    async () => {
      await openFirm(editor);
      await replacePicture(editor, 0, 'image.jpg', 'red');
      await editor.leaveEntry();
      await openFirm(editor);
      await editor.restore();
      await editor.unfoldItem('slides', 1);
      await editor.choosePicture('slides.1.file', await photo('image.jpg', 'lime'));
      // Until then, it is being converted.
      await expect(editor.field('slides.1.file')).toContainText('image.webp');
      await editor.trySaving();
      await expect(editor.refusal).toContainText('two different pictures would be saved as');
      await expect(editor.refusal).toContainText('content/pictures/image.webp');
    },
  );
});

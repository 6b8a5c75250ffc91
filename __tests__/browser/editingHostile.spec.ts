/** An editor may type or find anything: the form and the preview take it for text, or refuse it. */
import { jsonText } from '../../src/content/jsonText';
import { cmsWarnings, expect, test } from './editor';
import { hostile, hostileCompany, openDoors, watch } from './hostileSite';
import { company } from './site';

// With the policy nothing is even tried; without it nothing runs all the same.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'Without its policy' : 'With its policy', () => {
    test.use({ bypassCSP, expectedComplaints: cmsWarnings });

    test('What would be a program is written, seen and saved as a text', async ({
      editor,
      page,
    }) => {
      const ran = await watch(page);
      await editor.open();
      await editor.openEntry('about');
      await editor.unfold('page.about.title');
      await editor.write('page.about.title.first', '<img src=x onerror=ran()>');
      await editor.write('page.about.title.intro', '<script>ran()</script>{{ran()}}');
      await editor.unfold('page.about.map');
      await editor.write('page.about.map.slides.0', '<svg onload=ran()>');
      const heading = editor.preview.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('<img src=x onerror=ran()>');
      await expect(editor.preview.getByText('<script>ran()</script>{{ran()}}')).toBeVisible();
      await expect(editor.preview.locator('#location')).toContainText('<svg onload=ran()>');
      expect(await editor.preview.locator('#page').evaluate(openDoors)).toEqual([]);
      await editor.save();

      await editor.openEntry('company');
      await editor.write('name', '"><svg onload=ran()>');
      await editor.write('mapsUrl', hostileCompany.mapsUrl);
      await editor.save();
      const saved = await editor.changedFiles();
      expect(JSON.parse(String(saved['content/company.json']))).toEqual({
        ...company,
        name: '"><svg onload=ran()>',
        mapsUrl: hostileCompany.mapsUrl,
      });
      expect(await ran()).toEqual([]);
    });

    test('What a repository holds already is text as well', async ({ editor, page }) => {
      const ran = await watch(page);
      const words = hostile.map(({ code, words }) => [`locales/${code}/translation.json`, words]);
      const files = [...words, ['content/company.json', hostileCompany]];
      const changes = files.map(([file, content]) => [file, jsonText(content)]);
      await editor.open(Object.fromEntries(changes));
      for (const name of ['about', 'company', 'pictures'] as const) {
        await editor.openEntry(name);
        const { first } = hostile[0]?.words.page.about.title ?? {};
        await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText(`${first}`);
        expect(await editor.preview.locator('#page').evaluate(openDoors)).toEqual([]);
        await editor.leaveEntry();
      }
      expect(await ran()).toEqual([]);
    });

    test('An address that would run is refused, and does not', async ({ editor, page }) => {
      const ran = await watch(page);
      await editor.open();
      await editor.openEntry('company');
      for (const address of ['javascript:ran()', 'data:text/html,<script>ran()</script>']) {
        await editor.write('mapsUrl', address);
        await editor.trySaving();
        await expect(editor.fieldError('mapsUrl')).toContainText(
          'is not a web address that begins with https://',
        );
        const links = editor.preview.getByRole('main').getByRole('link');
        await expect(links.first()).toBeVisible();
        for (const link of await links.all()) await link.click({ noWaitAfter: true });
      }
      expect(await editor.changedFiles()).toEqual({});
      expect(await ran()).toEqual([]);
    });
  });
}

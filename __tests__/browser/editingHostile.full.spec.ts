/** The form and the preview show attacks as text or reject them. */
import { jsonText } from '../../src/model/json';
import { hostileName } from '../model/hostile';
import { cmsWarnings, expect, test } from './editor';
import { executableAttributes, hostile, hostileCompany, hostileWords, watch } from './hostileSite';

const company = 'content/company.json';
const name = '"><svg onload=ran()>';

// With the policy, every attempt is reported; without it, none may succeed either.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'Without its policy' : 'With its policy', () => {
    test.use({ bypassCSP, expectedMessages: cmsWarnings });

    test('The editor shows and saves attacks as text', async ({ editor, page }) => {
      const { preview } = editor;
      const ran = await watch(page);
      const expectNoDoors = async () =>
        expect(await preview.locator('body').evaluate(executableAttributes)).toEqual([
          'link href=looks/editorial.css',
          'link href=page.css',
          'script src=page.js',
        ]);
      await editor.open({ ...hostileWords(), [company]: jsonText(hostileCompany) });
      const heading = preview.getByRole('heading', { level: 1 });
      const { first } = hostile[0]?.words.about.title ?? {};

      await editor.openEntry('pictures');
      await expect(heading).toContainText(`${first}`);
      await expectNoDoors();
      await editor.leaveEntry();

      await editor.openEntry('about');
      await expect(heading).toContainText(`${first}`);
      await expectNoDoors();
      await editor.unfold('title');
      await editor.write('title.first', '<img src=x onerror=ran()>');
      await editor.write('title.intro', '<script>ran()</script>{{ran()}}');
      await editor.unfold('map');
      await editor.write('map.slides.0', '<svg onload=ran()>');
      await expect(heading).toContainText('<img src=x onerror=ran()>');
      await expect(preview.getByText('<script>ran()</script>{{ran()}}')).toBeVisible();
      await expect(preview.locator('#page-location')).toContainText('<svg onload=ran()>');
      await expectNoDoors();
      await editor.save();

      await editor.openEntry('company');
      await expect(preview.getByText(hostileName).first()).toBeVisible();
      await expectNoDoors();
      for (const address of ['javascript:ran()', 'data:text/html,<script>ran()</script>']) {
        await editor.write('mapsUrl', address);
        await editor.trySaving();
        await expect(editor.refusal.or(editor.fieldError('mapsUrl')).first()).toContainText(
          'is not a web address starting with https://',
        );
        const ok = page.getByRole('button', { name: 'OK' });
        if (await ok.isVisible()) await ok.click();
        // Buttons lead to another form.
        const buttons = '[href="mailto:hello@example.com"], [href="#services"]';
        const links = preview.locator(`main a:not(${buttons})`);
        await expect(links.first()).toBeVisible();
        for (const link of await links.all()) await link.click({ noWaitAfter: true });
      }
      expect(String(editor.changedFiles()[company])).toBe(jsonText(hostileCompany));

      await editor.write('name.en', name);
      await editor.write('mapsUrl', hostileCompany.mapsUrl ?? '');
      await editor.save();
      const saved = editor.changedFiles();
      expect(JSON.parse(String(saved[company]))).toEqual({ ...hostileCompany, name: { en: name } });
      expect(await ran()).toEqual([]);
    });
  });
}

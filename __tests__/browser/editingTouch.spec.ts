/** Editing on a phone and a tablet, by touch. */
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout } from '../../src/files/read';
import { fullRun } from './cases';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings, hasTouch: true, isMobile: true });

const about = readAbout(contentRoot());

const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
};

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const [device, viewport] of Object.entries(devices)) {
  test.describe(`On a ${device}`, { tag: device === 'phone' ? [] : fullRun }, () => {
    test.use({ viewport });

    test('Texts and pictures are changed, seen in the page and saved', async ({ editor, page }) => {
      await editor.open();
      // Two fingers enlarge it.
      const viewports = page.locator('meta[name="viewport"]');
      // The CMS adds its own.
      await expect(viewports).toHaveCount(2);
      const zoomable = /^(?!.*(maximum-scale|user-scalable))/;
      for (const viewport of await viewports.all())
        await expect(viewport).toHaveAttribute('content', zoomable);
      await editor.openForm('about');
      await expectNoSidewaysScroll(page);
      const title = editor.field('title');
      await title.getByRole('button', { name: 'Expand' }).tap();
      await editor.text('title.first').tap();
      await editor.text('title.first').fill('Software as still');
      const link = title.getByRole('button', { name: 'Link' });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.tap();
      await page.getByRole('dialog').getByLabel('Words').fill('Meet us');
      await page.getByRole('dialog').getByLabel('Address').fill('#page-location');
      await page.getByRole('button', { name: 'Done' }).tap();
      await expect(editor.text('title.intro')).toHaveValue(/\[Meet us\]\(#page-location\)/);
      await page.getByRole('button', { name: 'Preview' }).tap();
      await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText(
        'Software as still',
      );
      const widthOfPage = await editor.preview.locator('html').evaluate((html) => html.clientWidth);
      expect(widthOfPage).toBe(device === 'phone' ? 390 : 1280);
      await page.getByRole('button', { name: 'Save' }).tap();
      await expect(page.getByText('Entry saved.')).toBeVisible();
      // The CMS leaves the form by itself.
      await expect(page).toHaveURL(/#\/collections\/en$/);

      await editor.openForm('pictures');
      const collage = editor.field('collage');
      const down = collage.getByRole('button', { name: 'Move Down' }).first();
      const { width = 0, height = 0 } = (await down.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await down.tap();
      await collage.getByRole('button', { name: 'Expand', exact: true }).first().tap();
      await editor.text('collage.0.alt.en').fill('A lighthouse by day');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Save' }).tap();
      await expect(page.getByText('Entry saved.')).toBeVisible();

      // The message can still be that of the first save.
      await expect
        .poll(() => Object.keys(editor.changedFiles()).sort())
        .toEqual(['content/about.json', 'locales/en/translation.json']);
      const saved = editor.changedFiles();
      const [first, second, ...others] = about.collage;
      expect(JSON.parse(String(saved['content/about.json'])).collage).toEqual([
        { ...second, alt: { ...second?.alt, en: 'A lighthouse by day' } },
        first,
        ...others,
      ]);
    });
  });
}

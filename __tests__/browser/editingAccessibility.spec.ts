/** The preview beside the editor's form, as axe judges it: our part of the CMS, and no other. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { cmsWarnings, expect, test } from './editor';
import { languages } from './site';

test.use({ expectedComplaints: cmsWarnings, contextOptions: { reducedMotion: 'reduce' } });

/** The CMS speaks English. */
const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

async function expectNothingWrong(page: Page) {
  const preview = page.frame({ url: /\/admin\/page\.html$/ });
  const pane = preview?.parentFrame();
  if (!preview || !pane) throw new Error('There is no preview.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = [...(await findings(pane, { within: '.preview' })), ...(await findings(preview))];
    expect.soft(found.join('\n\n'), colorScheme).toBe('');
  }
}

test('Axe finds nothing wrong with the preview, by day and by night, in any language', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('about');
  for (const { code } of languages) {
    await editor.chooseLanguage(nameOf(code));
    await expect(editor.preview.locator('html')).toHaveAttribute('lang', code);
    await expectNothingWrong(page);
  }
});

test('Axe finds nothing wrong with what the preview says of a mistake', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('company');
  await editor.write('phone', 'none');
  await expect(editor.remarks).toBeVisible();
  await expectNothingWrong(page);
});

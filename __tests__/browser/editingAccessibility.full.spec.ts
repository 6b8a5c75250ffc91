/** Tests the preview with axe: the part of the editor that is ours. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { behaviourCases } from './cases';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings, contextOptions: { reducedMotion: 'reduce' } });

const inspected = new Map(behaviourCases.map((one) => [one.code, one])).values();

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

test('Axe finds nothing wrong with the preview, light or dark, nor with our own inputs', async ({
  editor,
  page,
}) => {
  await editor.open();
  for (const { code, name } of inspected) {
    await editor.openEntry('about', name);
    await expect(editor.preview.locator('html')).toHaveAttribute('lang', code);
    await expectNothingWrong(page);
    await editor.leaveEntry();
  }

  await editor.openEntry('about', 'Deutsch');
  await editor.unfold('title');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findings(page.mainFrame(), { within: '.text-field' })).toEqual([]);
  }
});

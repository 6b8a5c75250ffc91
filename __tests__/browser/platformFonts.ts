import type { Page } from '@playwright/test';

/** Whose fonts draw an element's letters: `['site']`, `['device']`, or both. */
export async function fontOwners(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ isCustomFont }) => (isCustomFont ? 'site' : 'device')))].sort();
}

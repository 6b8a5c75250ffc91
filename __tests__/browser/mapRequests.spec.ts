/** When the live map is requested, and when only the picture shows. Nothing is drawn here. */
import type { Page } from '@playwright/test';
import { expectPicture, mapMessages, openMap, pretendWebGl } from './livePage';
import { answerForMapbox } from './mapbox/answers';
import { siteUrl, siteWithTokenUrl } from './playwright.config';
import { libraries } from './scripts';
import { awaitMotion, expect, test } from './site';

test.use({ baseURL: siteWithTokenUrl });

test('Without a token there is only the picture, and no other host is contacted', async ({
  page,
}) => {
  await openMap(page, `${siteUrl}/about/`);
  await awaitMotion(page);
  await expect(page.locator('[data-state], canvas')).toHaveCount(0);
});

test.describe('When something fails', () => {
  test.use({ expectedMessages: new RegExp(`${mapMessages.source}|ChunkLoadError`) });

  test('the picture stays when the engine is blocked', async ({ page, context }) => {
    await pretendWebGl(page);
    await answerForMapbox(context);
    const engines = await countRequests(page, libraries.mapEngine());
    await openMap(page);
    await expectPicture(page);
    expect(engines()).toBe(1);
  });
});

/** Blocks and counts requests. */
async function countRequests(page: Page, address: RegExp): Promise<() => number> {
  let count = 0;
  await page.route(address, (route) => {
    count += 1;
    return route.abort();
  });
  return () => count;
}

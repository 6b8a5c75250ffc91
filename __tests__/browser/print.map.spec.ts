import { expectLive, liveMap, mapMessages, openMap } from './livePage';
import { answerForMapbox } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import { mapMarkText, markDrawnMap, missing, print } from './printToPdf';
import { expect, test } from './site';

test.use({ baseURL: siteWithTokenUrl, expectedMessages: mapMessages });

test('The drawn map is printed instead of the live one', async ({ page, context }) => {
  await answerForMapbox(context);
  await markDrawnMap(page);
  await openMap(page);
  await expectLive(page);
  expect(missing(mapMarkText, (await print(page, 'A4')).text, 'en')).toEqual([]);
  await expectLive(page);
  const canvas = liveMap(page).locator('canvas');
  await expect(canvas).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('canvas')).toBeHidden();
});

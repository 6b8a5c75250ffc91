import { complaintsOfMaps, expectLive, liveMap, openMap } from './livePage';
import { answerForMapbox } from './mapbox/answers';
import { markDrawnMap, markOfMap, missing, print } from './paper';
import { siteWithTokenUrl } from './playwright.config';
import { expect, test } from './site';

test.use({ baseURL: siteWithTokenUrl, expectedComplaints: complaintsOfMaps });

test('The drawn map is printed in place of the live one, which stays on the screen', async ({
  page,
  context,
}) => {
  await answerForMapbox(context);
  await markDrawnMap(page);
  await openMap(page);
  await expectLive(page);
  expect(missing(markOfMap, (await print(page, 'A4')).text, 'en')).toEqual([]);
  await expectLive(page);
  const canvas = liveMap(page).locator('canvas');
  await expect(canvas).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('canvas')).toBeHidden();
});

import { expectLive, liveMap, mapMessages, openMap } from './livePage';
import { answerForMapbox } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import { expect, languages, test } from './site';

test.use({ baseURL: siteWithTokenUrl, expectedMessages: mapMessages });

test('The drawn map is printed instead of the live one', async ({ page, context }) => {
  await answerForMapbox(context);
  await openMap(page);
  await expectLive(page);
  const canvas = liveMap(page).locator('canvas');
  await expect(canvas).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(canvas).toBeHidden();
  await expect(page.getByRole('img', { name: languages[0]?.descriptions.map })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(canvas).toBeVisible();
});

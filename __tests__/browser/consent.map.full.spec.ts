/** The live map on request, from the visitor's consent to its withdrawal, drawn by the real engine from files. */
import { expectNoFindings } from './axe';
import { behaviourCases, inEach } from './cases';
import { expectLive, mapMessages, scrollToMap } from './livePage';
import { answerForMapbox } from './mapbox/answers';
import { consentIn, openOnRequest, stored } from './onRequestPage';
import { siteWithTokenUrl } from './playwright.config';
import { expect, test } from './site';

test.use({
  baseURL: siteWithTokenUrl,
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: mapMessages,
});

inEach(behaviourCases, ({ words, pathOf }) => {
  test('consent is remembered until it is withdrawn, by keyboard as well', async ({
    page,
    context,
  }) => {
    const requested = await answerForMapbox(context);
    await openOnRequest(page, pathOf('/about/'), words.labels);
    const { notice, show, hide } = consentIn(page, words.labels);
    await show.focus();
    await page.keyboard.press('Enter');
    await expectLive(page);
    await expect(hide).toBeFocused();
    await expect(notice).toHaveCount(0);
    await expectNoFindings(page, 'with the live map', { within: 'section:has(#page-location)' });
    // Not all targets: Mapbox's own are smaller.
    expect((await hide.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(async () => (await stored(page)).join()).toMatch(/liveMap,mapbox\.eventData/);

    await page.reload();
    await scrollToMap(page);
    await expectLive(page);
    await expect(page.locator(':focus')).toHaveCount(0);

    await hide.click();
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(show).toBeFocused();
    expect(await stored(page)).toEqual([]);

    requested.length = 0;
    await page.reload();
    await scrollToMap(page);
    await expect(show).toBeVisible();
    expect(await stored(page)).toEqual([]);
    expect(requested).toEqual([]);
  });
});

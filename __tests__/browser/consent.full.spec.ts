/** The live map on request, up to the visitor's consent. `consent.map.spec.ts` draws the map. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { behaviourCases, inEach } from './cases';
import { blocked } from './faults';
import { mapMessages, openMap, pretendWebGl, scrollToMap } from './livePage';
import { answerForMapbox, status } from './mapbox/answers';
import { misplacedTexts } from './misplacedTexts';
import { consentIn, openOnRequest, serveOnRequest, stored } from './onRequestPage';
import { siteWithTokenUrl } from './playwright.config';
import { trackRequests } from './requests';
import { mapEngine } from './scripts';
import { awaitMotion, english, expect, languages, scrollToEnd, test, visit } from './site';
import { targetProblems } from './targets';

test.use({
  baseURL: siteWithTokenUrl,
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: new RegExp(`${mapMessages.source}|ChunkLoadError`),
});

inEach(behaviourCases, ({ words, descriptions, pathOf }) => {
  test('nothing is requested from Mapbox and nothing stored before the visitor agrees', async ({
    page,
    context,
  }) => {
    await pretendWebGl(page);
    const refused = { on: /\/styles\/v1\//, answer: status(401) };
    const fromMapbox = await answerForMapbox(context, [refused]);
    const { requests, settle } = trackRequests(page);
    // From a visit when the map needed no consent.
    await page.addInitScript(() => {
      // In Firefox also the empty page before, which has no storage.
      if (window.origin !== 'null') localStorage.setItem('mapbox.eventData.uuid:pk.test', '0');
    });
    await openOnRequest(page, pathOf('/about/'), words.labels);
    const { notice, show, hide, failed } = consentIn(page, words.labels);
    await expect(show).toBeVisible();
    await scrollToEnd(page, 400);
    await settle();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('img', { name: descriptions.map })).toBeVisible();
    expect(fromMapbox).toEqual([]);
    const engine = mapEngine();
    expect(requests.filter((request) => engine.test(request.url()))).toEqual([]);
    expect(await stored(page)).toEqual([]);

    await show.click();
    await expect.poll(() => fromMapbox).toEqual(['api.mapbox.com/styles/v1/mapbox/light-v11']);
    // Mapbox refuses. The consent stays, and can be withdrawn.
    await expect(failed).toBeVisible();
    await settle();
    expect(
      requests.filter((request) => engine.test(request.url())),
      'no engine',
    ).toEqual([]);
    await expect(hide).toBeFocused();
    expect(await stored(page)).toEqual(['liveMap']);
    await expectNoFindings(page, 'failed', { within: 'section:has(#page-location)' });
    await hide.click();
    await expect(notice).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

  test('a live map that is chosen in a second tab is shown in the first, is reported to fail, and disappears', async ({
    page,
    context,
  }) => {
    await pretendWebGl(context);
    await answerForMapbox(context, [{ on: /\/styles\/v1\//, answer: status(401) }]);
    await serveOnRequest(context, words.labels);
    await visit(page, pathOf('/about/'));
    await scrollToMap(page);
    const { show, hide, failed } = consentIn(page, words.labels);
    await expect(show).toBeVisible();
    await expect(page.getByRole('status')).toBeEmpty();
    const press = (name: string) => async (other: Page) => {
      await scrollToMap(other);
      await other.getByRole('button', { name }).click();
    };
    await inSecondTab(context, pathOf('/about/'), press(words.labels.mapShow));
    await expect(hide).toBeVisible();
    await expect(failed).toBeVisible();
    await expect(page.locator('[data-state]')).toHaveCount(1);
    await inSecondTab(context, pathOf('/about/'), press(words.labels.mapHide));
    await expect(show).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(page.locator('[data-state]')).toHaveCount(0);
  });
});

async function inSecondTab(
  context: BrowserContext,
  path: string,
  act: (page: Page) => Promise<void>,
) {
  const other = await context.newPage();
  await visit(other, path);
  await act(other);
  await other.close();
}

test('Where nothing can be stored, consent lasts as long as the page', async ({
  page,
  context,
}) => {
  const { words, pathOf } = english;
  await pretendWebGl(page);
  await answerForMapbox(context, [{ on: /\/styles\/v1\//, answer: status(401) }]);
  await page.addInitScript(blocked, 'localStorage');
  await openOnRequest(page, pathOf('/about/'), words.labels);
  const { show, hide, failed } = consentIn(page, words.labels);
  await show.click();
  await expect(failed).toBeVisible();
  await hide.click();
  await expect(show).toBeVisible();
});

for (const [lack, prepare] of [
  ['has no WebGL 2', () => void Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null)],
  [
    'saves data',
    () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
] as const)
  test(`The picture stays, and no button asks for consent, where the browser ${lack}`, async ({
    page,
    context,
  }) => {
    const { words, pathOf } = english;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pretendWebGl(page);
    await page.addInitScript(prepare);
    const fromMapbox = await answerForMapbox(context);
    const { settle } = trackRequests(page);
    for (const open of [openMap, openOnRequest]) {
      await open(page, pathOf('/about/'), words.labels);
      await awaitMotion(page);
      await settle();
      await expect(page.locator('[data-island="LiveMap"]')).toBeEmpty();
    }
    expect(fromMapbox).toEqual([]);
  });

inEach(languages, ({ words, pathOf }) => {
  test(`the request for consent is accessible, complete and leaves the marker free`, async ({
    page,
  }) => {
    await pretendWebGl(page);
    await openOnRequest(page, pathOf('/about/'), words.labels);
    const { show } = consentIn(page, words.labels);
    await expect(show).toHaveAccessibleDescription(words.labels.mapNotice);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(show).toBeVisible();
      expect(await misplacedTexts(page), `${width} px`).toEqual([]);
      const consent = await show.locator('..').boundingBox();
      const island = page.locator('[data-island="LiveMap"]').filter({ has: show });
      const marker = await island.locator('xpath=following-sibling::*').boundingBox();
      const end = (consent?.y ?? 0) + (consent?.height ?? 0);
      expect(end, `${width} px`).toBeLessThan(marker?.y ?? 0);
    }
    const within = 'section:has(#page-location)';
    await expectNoFindings(page, 'asking', { within });
    expect(await targetProblems(page), 'targets').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNoFindings(page, 'asking, with forced colours', { within });
  });
});

import { behaviourCases, chromiumOnly, fullRun, inEach } from './cases';
import { inReadingOrder, stops, visibleRingShare, walk } from './focus';
import { expect, test, visitAtRest } from './site';

inEach(behaviourCases, ({ words, pathOf }) => {
  // In Firefox, Tab goes on through its toolbars.
  test('the keyboard reaches everything once in reading order, and back again, from the skip link on', {
    tag: chromiumOnly,
  }, async ({ page }) => {
    await visitAtRest(page, pathOf('/about/'));
    const expected = await inReadingOrder(page);
    const there = await stops(page);
    expect(there.map(({ name }) => name)).toEqual(expected);
    expect(there.filter(({ hidden }) => hidden)).toEqual([]);
    expect(there[0]?.name).toBe(words.labels.skip);

    const back = await stops(page, 'Shift+Tab');
    expect(back.map(({ name }) => name)).toEqual(expected.toReversed());
    expect(back.filter(({ hidden }) => hidden)).toEqual([]);

    const skip = page.getByRole('link', { name: words.labels.skip });
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  for (const [state, media, thickness] of [
    ['', {}, 2],
    [' with more contrast', { contrast: 'more' }, 3],
    [' in forced colours', { forcedColors: 'active' }, 2],
  ] as const)
    test(`the keyboard shows where the focus is${state}, on light and dark devices`, {
      tag: [chromiumOnly, ...(state ? [fullRun] : [])],
    }, async ({ page }) => {
      await page.emulateMedia(media);
      await visitAtRest(page, pathOf('/about/'));
      for await (const stop of walk(page)) {
        expect.soft(stop.outline, stop.name).toEqual({ style: 'solid', width: thickness });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // The ring can be shorter than the element's edge, and has round corners.
          const seen = await visibleRingShare(page, stop);
          expect.soft(seen, `${stop.name}, ${colorScheme}`).toBeGreaterThan(0.8);
        }
      }
    });
});

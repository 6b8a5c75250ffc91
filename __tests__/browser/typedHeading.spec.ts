import type { Page } from '@playwright/test';
import { behaviourCases } from './cases';
import { awaitMotion, base, expect, test, visit } from './site';

const heading = (page: Page) => page.locator('#location');
const typed = (page: Page) => heading(page).locator('[data-moving]');

for (const { language, width, viewport } of behaviourCases) {
  const { code, words, pathOf } = language;
  const { slides } = words.about.map;
  const path = pathOf('/about/');

  test.describe(`In ${code} on a ${width} screen the typed heading`, () => {
    test.use({ viewport });

    test('types its phrases in turn, slowly enough to read, in a box of constant height', async ({
      page,
    }) => {
      await page.clock.install();
      await visit(page, path);
      await expect(typed(page)).toHaveText(slides[0] ?? '');
      const { height } = (await heading(page).boundingBox()) ?? {};
      await stopClockWhileTyping(page);
      const name = slides.join('. ');
      await expect.soft(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1);

      const moments = await watchTyping(page, 30_000);
      const steps = moments.slice(1).map(({ text, at }, i) => {
        const { text: before = '', at: since = 0 } = moments[i] ?? {};
        const isTyped = before !== '' && text.length > before.length;
        return { before, isTyped, milliseconds: at - since };
      });
      const whole = moments.map(({ text }) => text).filter((text) => slides.includes(text));
      const first = slides.indexOf(whole[0] ?? '');
      expect.soft(whole).toEqual(whole.map((_, i) => slides[(first + i) % 3]));
      expect.soft(whole.length, 'phrases in half a minute').toBeGreaterThan(3);

      const letters = steps.filter(({ isTyped }) => isTyped);
      expect.soft(letters.length, 'letters typed one by one').toBeGreaterThan(30);
      // 60 milliseconds each; the library adds up to half, to look human.
      const outOfPace = letters.filter(({ milliseconds: time }) => time < 60 || time >= 100);
      expect.soft(outOfPace, 'letters at another pace').toEqual([]);
      const stays = steps.filter(({ before }) => slides.includes(before));
      const misread = stays.filter(({ milliseconds: time }) => time < 3000 || time >= 3200);
      expect.soft(misread, 'phrases that do not stay for three seconds').toEqual([]);
      expect([...new Set(moments.map((moment) => moment.height))]).toEqual([height]);
    });

    test('shows all phrases and no button while motion is reduced', async ({ page }) => {
      const expectStill = async () => {
        for (const phrase of slides) {
          const text = heading(page).getByText(phrase, { exact: true });
          await expect(text.filter({ visible: true })).toHaveCount(1);
        }
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await expect(typed(page)).toBeHidden();
      };
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      await heading(page).scrollIntoViewIfNeeded();
      await expectStill();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await awaitMotion(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectStill();
    });
  });
}

test('Typing a letter does not repaint the page and its map', async ({ page }) => {
  await page.clock.install();
  await visit(page, `${base}/about/`);
  await stopClockWhileTyping(page);
  const layers = await watchLayers(page);
  const { height = 0 } = (await heading(page).boundingBox()) ?? {};
  const isLine = (layer: Layer) => layer.drawsContent && layer.height <= 2 * height;
  const times = (those: Layer[]) => Math.max(...those.map(({ paintCount }) => paintCount));
  const timesAfterALetter = async () => {
    await page.clock.runFor(100);
    return times(layers().filter(isLine));
  };
  await expect.poll(timesAfterALetter, { intervals: [20] }).toBeGreaterThan(20);
  expect(times(layers().filter((layer) => !isLine(layer)))).toBeLessThan(10);
});

/** From now on, the page's time advances only with `page.clock.runFor`. Call `page.clock.install` before navigation. */
async function stopClockWhileTyping(page: Page): Promise<void> {
  await heading(page).scrollIntoViewIfNeeded();
  await awaitMotion(page);
  const hour = 3_600_000;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + hour);
}

interface Moment {
  /** Milliseconds. */
  at: number;
  text: string;
  height: number;
}

/** Each change of the typed text, within `milliseconds` of the page's time. */
async function watchTyping(page: Page, milliseconds: number): Promise<Moment[]> {
  const moments = await typed(page).evaluateHandle((element) => {
    const seen: Moment[] = [];
    const look = () => {
      const text = element.textContent ?? '';
      const { height = 0 } = element.closest('h2')?.getBoundingClientRect() ?? {};
      if (text !== seen.at(-1)?.text) seen.push({ at: Date.now(), text, height });
    };
    const changes = { characterData: true, childList: true, subtree: true };
    new MutationObserver(look).observe(element, changes);
    return seen;
  });
  await page.clock.runFor(milliseconds);
  return moments.jsonValue();
}

/** A compositing layer, and how often it was painted. */
interface Layer {
  height: number;
  drawsContent: boolean;
  paintCount: number;
}

/** Returns a function that returns the page's current layers. */
async function watchLayers(page: Page): Promise<() => Layer[]> {
  let layers: Layer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('LayerTree.layerTreeDidChange', (tree) => {
    layers = tree.layers ?? layers;
  });
  await session.send('LayerTree.enable');
  return () => layers;
}

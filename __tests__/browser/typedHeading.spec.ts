import type { Page } from '@playwright/test';
import { awaitMotion, awaitReact, expect, languages, test, visit } from './site';

const heading = (page: Page) => page.locator('#location');
const typed = (page: Page) => heading(page).locator('[data-moving]');

/** A surface that the browser draws by itself, and how often it has. */
interface Layer {
  height: number;
  drawsContent: boolean;
  paintCount: number;
}

/** The page's layers, as they are when asked for. */
async function watchLayers(page: Page): Promise<() => Layer[]> {
  let layers: Layer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('LayerTree.layerTreeDidChange', (tree) => {
    layers = tree.layers ?? layers;
  });
  await session.send('LayerTree.enable');
  return () => layers;
}

for (const { code, words, pathOf } of languages) {
  const { slides } = words.page.about.map;

  test.describe(`The typed heading in ${code}`, () => {
    test('types its phrases in turn, in a box that keeps its height', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await expect(typed(page)).toHaveText(slides[0] ?? '');
      const { height } = (await heading(page).boundingBox()) ?? {};
      await heading(page).scrollIntoViewIfNeeded();
      const seen = page.evaluate(
        ([first, second, third]) =>
          new Promise<{ texts: string[]; heights: number[] }>((resolve) => {
            const element = document.querySelector('#location [data-moving]');
            const texts: string[] = [];
            const heights = new Set<number>();
            const look = () => {
              const text = element?.textContent ?? '';
              if (texts.at(-1) !== text) texts.push(text);
              heights.add(document.querySelector('#location')?.getBoundingClientRect().height ?? 0);
              const whole = texts.filter((one) => [first, second, third].includes(one));
              if (new Set(whole).size === 3 && text === first)
                resolve({ texts, heights: [...heights] });
            };
            const lookEachFrame = () => {
              look();
              requestAnimationFrame(lookEachFrame);
            };
            lookEachFrame();
            // Each letter as well, however few frames a busy machine draws.
            const changes = { characterData: true, childList: true, subtree: true };
            new MutationObserver(look).observe(document, changes);
          }),
        slides,
      );
      const { texts, heights } = await seen;
      const whole = texts.filter((text) => slides.includes(text));
      expect(whole.slice(-4).filter((text, i, all) => text !== all[i - 1])).toEqual(
        expect.arrayContaining(slides),
      );
      expect(texts.length).toBeGreaterThan(10);
      expect(heights).toEqual([height]);
    });

    test('rests when told to, with a whole phrase, and goes on from there', async ({ page }) => {
      await page.clock.install();
      await visit(page, pathOf('/about/'));
      await heading(page).scrollIntoViewIfNeeded();
      const pause = page.getByRole('button', { name: words.site.pause });
      await pause.click();
      const resume = page.getByRole('button', { name: words.site.resume });
      await expect(resume).toBeFocused();
      const resting = (await typed(page).textContent()) ?? '';
      expect(slides).toContain(resting);
      const seen = new Set<string | null>();
      for (let second = 0; second < 20; second += 1) {
        await page.clock.runFor(1000);
        seen.add(await typed(page).textContent());
      }
      expect([...seen]).toEqual([resting]);
      await page.keyboard.press('Enter');
      await expect(pause).toBeVisible();
      await expect(typed(page)).not.toHaveText(resting);
      await expect
        .poll(() => typed(page).textContent())
        .toBe(slides[(slides.indexOf(resting) + 1) % 3]);
    });

    test('is one heading of three phrases to a screen reader', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await expect(
        page.getByRole('heading', { level: 2, name: slides.join('. '), exact: true }),
      ).toHaveCount(1);
    });

    test('stands still, all phrases shown, where motion is reduced', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, pathOf('/about/'));
      await heading(page).scrollIntoViewIfNeeded();
      await awaitReact(page);
      for (const phrase of slides) {
        await expect(heading(page).getByText(phrase, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(typed(page)).toBeHidden();
    });
  });
}

test('Each letter is drawn without the page and its map being drawn anew', async ({ page }) => {
  await visit(page, '/about/');
  await heading(page).scrollIntoViewIfNeeded();
  await awaitMotion(page);
  const layers = await watchLayers(page);
  const { height = 0 } = (await heading(page).boundingBox()) ?? {};
  const isLine = (layer: Layer) => layer.drawsContent && layer.height <= 2 * height;
  const times = (those: Layer[]) => Math.max(...those.map(({ paintCount }) => paintCount));
  await expect.poll(() => times(layers().filter(isLine))).toBeGreaterThan(20);
  expect(times(layers().filter((layer) => !isLine(layer)))).toBeLessThan(10);
});

test.describe('When its library fails to load', () => {
  test.use({ expectedComplaints: /ERR_FAILED|ChunkLoadError/ });

  test('the heading shows all its phrases', async ({ page }) => {
    const words = languages[0]?.words;
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      const isLibrary = (await answer.text()).includes('smartBackspace');
      return isLibrary ? route.abort() : route.fulfill({ response: answer });
    });
    const failure = page.waitForEvent('requestfailed');
    await page.goto('/about/');
    await heading(page).scrollIntoViewIfNeeded();
    await failure;
    for (const phrase of words?.page.about.map.slides ?? []) {
      await expect(heading(page).getByText(phrase, { exact: true }).first()).toBeVisible();
    }
    await expect(typed(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

/** The About page of the site with a map token, as the setting "onRequest" changes it. */
import type { Page } from '@playwright/test';
import type { Labels } from '../../src/model/model';
import { extendTimeouts } from './extendTimeouts';
import { scrollToMap } from './livePage';

/** Call it before navigation. A second build would take a minute; `OfficeMap.test.tsx` compares what is built. */
export async function serveOnRequest(page: Page, words: Labels): Promise<void> {
  const { mapNotice, mapRemember, mapShow, mapHide } = words;
  const consent = { words: { mapNotice, mapRemember, mapShow, mapHide } };
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: await page.evaluate(onRequest, { html, consent }) });
  });
}

/** Runs in the browser. Returns the page with the islands that wait for consent. */
function onRequest({ html, consent }: { html: string; consent: object }): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const islands = parsed.querySelectorAll<HTMLElement>('[data-island=LiveMap]');
  if (islands.length !== 2) throw new Error('The page has not two live maps.');
  for (const [index, island] of islands.entries()) {
    const props = {
      ...JSON.parse(island.dataset.props ?? ''),
      consent: { ...consent, id: `map-${index}` },
    };
    island.dataset.props = JSON.stringify(props);
    island.parentElement?.setAttribute('data-consent', 'true');
  }
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}

/** Opens the page and scrolls to its map. */
export async function openOnRequest(page: Page, path: string, words: Labels): Promise<void> {
  await extendTimeouts(page);
  await serveOnRequest(page, words);
  await page.goto(path);
  await scrollToMap(page);
}

/** The controls of the map that this width shows. */
export const consentIn = (page: Page, words: Labels) => ({
  notice: page.getByText(words.mapNotice),
  remember: page.getByRole('checkbox', { name: words.mapRemember }),
  show: page.getByRole('button', { name: words.mapShow }),
  hide: page.getByRole('button', { name: words.mapHide }),
});

/** The names of everything in local storage, and of the caches. */
export const stored = (page: Page) =>
  page.evaluate(async () => [...Object.keys(localStorage).sort(), ...(await caches.keys())]);

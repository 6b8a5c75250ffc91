/** The About page of the site with a map token, as the setting "onRequest" changes it. */
import { expect, type Page } from '@playwright/test';
import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { SiteWords } from '../../src/content/model';
import { attribute, elementsIn } from '../../src/gatsby/htmlTree';
import { extendTimeouts } from './extendTimeouts';
import { scrollToMap } from './livePage';

/** Call it before navigation. A second build would take a minute; `OfficeMap.test.tsx` compares what is built. */
export async function serveOnRequest(page: Page, words: SiteWords): Promise<void> {
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: onRequest(await response.text(), words) });
  });
}

function onRequest(html: string, words: SiteWords): string {
  const document = parse(html);
  const { mapNotice, mapRemember, mapShow, mapHide } = words;
  const islands = elementsIn(document).filter(
    (element) => attribute(element, 'data-island') === 'LiveMap',
  );
  expect(islands, 'live maps in the page').toHaveLength(2);
  for (const [index, island] of islands.entries()) {
    const set = (name: string, value: string) => {
      const found = island.attrs.find((one) => one.name === name);
      if (found) found.value = value;
    };
    set('data-island', 'LiveMapOnRequest');
    const props = JSON.parse(attribute(island, 'data-props') ?? '');
    const consent = { id: `map-${index}`, words: { mapNotice, mapRemember, mapShow, mapHide } };
    set('data-props', JSON.stringify({ ...props, ...consent }));
    island.childNodes = [];
    const { parentNode } = island;
    if (parentNode && tree.isElementNode(parentNode))
      parentNode.attrs.push({ name: 'data-consent', value: 'true' });
  }
  return serialize(document);
}

/** Opens the page and scrolls to its map. */
export async function openOnRequest(page: Page, path: string, words: SiteWords): Promise<void> {
  await extendTimeouts(page);
  await serveOnRequest(page, words);
  await page.goto(path);
  await scrollToMap(page);
}

/** The controls of the map that this width shows. */
export const consentIn = (page: Page, words: SiteWords) => ({
  notice: page.getByText(words.mapNotice),
  remember: page.getByRole('checkbox', { name: words.mapRemember }),
  show: page.getByRole('button', { name: words.mapShow }),
  hide: page.getByRole('button', { name: words.mapHide }),
});

/** The names of everything in local storage, and of the caches. */
export const stored = (page: Page) =>
  page.evaluate(async () => [...Object.keys(localStorage).sort(), ...(await caches.keys())]);

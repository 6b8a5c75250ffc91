/** The About page of the site with a map token, as the setting "onRequest" changes it. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Labels } from '../../src/model/model';
import { openMap } from './livePage';
import { rewrite } from './rewrite';

/** Call it before navigation. A second build would take a minute; `OfficeMap.test.tsx` compares what is built. */
export async function serveOnRequest(page: Page | BrowserContext, words: Labels): Promise<void> {
  const { mapNotice, mapShow, mapHide, mapFailed } = words;
  const consent = JSON.stringify({ mapNotice, mapShow, mapHide, mapFailed });
  await rewrite(page, '**/about/', (html) => onRequest(html, consent));
}

/** The page with an island that waits for consent. */
function onRequest(html: string, consent: string): string {
  const [before = '', island, ...others] = html.split('<div data-island="LiveMap"');
  if (!island || others.length) throw new Error('The page has not one live map.');
  const map = before.lastIndexOf('<div ') + '<div '.length;
  const escaped = consent.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    `${before.slice(0, map)}data-consent="true" ${before.slice(map)}<div data-island="LiveMap"`,
    island.replace(/data-props="[^"]*(?=\}")/, `$&,&quot;consent&quot;:${escaped}`),
  ].join('');
}

/** Opens the page and scrolls to its map. */
export async function openOnRequest(page: Page, path: string, words: Labels): Promise<void> {
  await serveOnRequest(page, words);
  await openMap(page, path);
}

/** The controls. */
export const consentIn = (page: Page, words: Labels) => ({
  notice: page.getByText(words.mapNotice),
  show: page.getByRole('button', { name: words.mapShow }),
  hide: page.getByRole('button', { name: words.mapHide }),
  failed: page.getByRole('status').getByText(words.mapFailed),
});

/** The names of everything in local storage, and of the caches. */
export const stored = (page: Page) =>
  page.evaluate(async () => [...Object.keys(localStorage).sort(), ...(await caches.keys())]);

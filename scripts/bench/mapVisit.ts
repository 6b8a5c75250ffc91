/** What the live map costs once it is about to be seen, drawn by the real engine from prepared answers. */
import type { Browser, Page, Request } from '@playwright/test';
import { answerForMapbox } from './mapbox/answers';
import { openPhone } from './phone';

export interface MapVisit {
  /** Milliseconds from "about to be seen" to drawn. */
  time: number;
  /** Of this site's own files; the prepared answers are not counted. */
  bytes: number;
  requests: number;
  /** To Mapbox, before and after it was wanted. */
  askedBefore: number;
  asked: number;
  /** Megabytes of JavaScript's memory, without the engine's worker. */
  memoryBefore: number;
  memoryAfter: number;
}

/** The page's own network is a phone's; the machine is this one, as it draws without a graphics card. */
export async function visitMap(browser: Browser, url: string, language: string): Promise<MapVisit> {
  const page = await openPhone(browser, language);
  const asked = await answerForMapbox(page.context());
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.addInitScript(noteStates);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const [before, askedBefore] = [finished.length, asked.length];
  const memoryBefore = await memory(page);
  await page.locator('#location').scrollIntoViewIfNeeded();
  await page.locator('[data-state="live"]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const { drawing, live } = await page.evaluate(
    () => Reflect.get(window, 'states') as Record<'drawing' | 'live', number>,
  );
  const { origin } = new URL(url);
  const own = finished.slice(before).filter((request) => request.url().startsWith(origin));
  const sizes = await sizesOf(own);
  const memoryAfter = await memory(page);
  await page.context().close();
  return {
    time: live - drawing,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: sizes.length,
    askedBefore,
    asked: asked.length,
    memoryBefore,
    memoryAfter,
  };
}

/** Of each address once: what answers for Mapbox keeps the browser from using its cache, as it else would. */
async function sizesOf(requests: Request[]): Promise<number[]> {
  const sizes = new Map<string, number>();
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    sizes.set(request.url(), responseBodySize + responseHeadersSize);
  }
  return [...sizes.values()];
}

/** In the browser: when the map's element has come into which state. */
function noteStates(): void {
  Object.assign(window, { states: {} });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { state = '' } = (target as HTMLElement).dataset;
      Reflect.get(window, 'states')[state] ??= performance.now();
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
}

/** Of what is still in use. */
async function memory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return used / 1e6;
}

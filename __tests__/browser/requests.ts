import type { Page, Request } from '@playwright/test';
import { expect } from './site';

/** Records a page's requests. Call it before navigation. */
export function trackRequests(page: Page) {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  /** Waits until all requests have finished and the page has had time to make more. */
  const settle = async () => {
    const stillPending = async () => {
      const before = [...pending];
      await page.evaluate(idle);
      return [...new Set([...before, ...pending])].map((request) => request.url());
    };
    await expect.poll(stillPending, 'requests without an answer').toEqual([]);
  };
  return { requests, settle };
}

/** Runs in the browser. Waits two frames, in which observers are called, and until the browser is idle. */
async function idle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

import type { Page, Request } from '@playwright/test';
import { expect } from './site';

export interface Tracker {
  /** In the order in which the page made them; grows. */
  requests: Request[];
  /** Waits until the page has received what it requested, and has had time to request more. */
  settle: () => Promise<void>;
}

/** Records what a page requests. Call it before the page is opened. */
export function trackRequests(page: Page): Tracker {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
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

/** In the browser: two frames, in which observers are called, and until nothing else is to do. */
async function idle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** One visit of a page on a slow phone, scrolled to the end. */
import type { Browser } from '@playwright/test';
import { phone, slowDownNetwork, slowDownProcessor } from './phone';
import { countTraffic, type Traffic } from './traffic';

interface Visit {
  beforeScrolling: Traffic;
  afterScrolling: Traffic;
  /** The sum of all layout shift scores. */
  layoutShift: number;
}

/** The browser prefers the page's language, so that the page offers no other. */
export async function visit(browser: Browser, url: string, language: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: language });
  const page = await context.newPage();
  await slowDownNetwork(page);
  await slowDownProcessor(page, 4);
  const traffic = await countTraffic(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(5000);
  const beforeScrolling = traffic.soFar();
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  // The end of the page requests files, too.
  await page.waitForTimeout(3000);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  const layoutShift = shifts.reduce((sum, shift) => sum + shift, 0);
  await context.close();
  return { beforeScrolling, afterScrolling: traffic.soFar(), layoutShift };
}

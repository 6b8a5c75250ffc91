/** One visit of a page on a phone, from the first byte to its end. */
import type { Browser, Page } from '@playwright/test';
import { openPhone, slowDownProcessor } from './phone';
import { countTraffic, type Traffic } from './traffic';

export interface Visit {
  beforeLoad: Traffic;
  afterFiveSeconds: Traffic;
  afterScrolling: Traffic;
  /** Milliseconds of each task that kept the page from answering for over 50. */
  longTasks: number[];
  /** Layout shift scores, summed up over the whole visit. */
  shiftsSlowly: number;
  shiftsFast: number;
}

/** As slow as Lighthouse assumes. */
const CPU_RATE = 4;

/** Pixels a frame. */
const SLOWLY = 40;
const FAST = 1200;

export async function visit(browser: Browser, url: string, language: string): Promise<Visit> {
  const { shifts: shiftsSlowly, ...visited } = await scrolled(browser, url, language, SLOWLY);
  const { shifts: shiftsFast } = await scrolled(browser, url, language, FAST);
  return { ...visited, shiftsSlowly, shiftsFast };
}

async function scrolled(browser: Browser, url: string, language: string, step: number) {
  const page = await openPhone(browser, language);
  await slowDownProcessor(page, CPU_RATE);
  const traffic = await countTraffic(page);
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(5000);
  const afterFiveSeconds = traffic.soFar();
  await scrollToEnd(page, step);
  // What the end asks for is still to come, and to be drawn.
  await page.waitForTimeout(3000);
  const { shifts, longTasks } = await page.evaluate(() => ({
    shifts: Reflect.get(window, 'shifts') as number,
    longTasks: Reflect.get(window, 'longTasks') as number[],
  }));
  const result = { beforeLoad: traffic.beforeLoad(), afterScrolling: traffic.soFar() };
  await page.context().close();
  return { ...result, afterFiveSeconds, shifts, longTasks };
}

/** In the browser, from the first moment. */
function watch(): void {
  Object.assign(window, { shifts: 0, longTasks: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) Reflect.get(window, 'longTasks').push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function scrollToEnd(page: Page, step: number): Promise<void> {
  await page.evaluate(async (pixels) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += pixels) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  }, step);
}

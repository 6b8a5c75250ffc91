import type { Page } from '@playwright/test';

/** Gathers the layout shifts of what the page shows from then on, each with the words that moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40))}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

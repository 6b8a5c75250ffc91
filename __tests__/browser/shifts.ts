import type { Page } from '@playwright/test';

/** Records the layout shifts of all pages opened from now on, with the texts that moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40))}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
}

/** The shifts up to the next frame. */
export function shiftsSeen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'readShifts')();
  });
}

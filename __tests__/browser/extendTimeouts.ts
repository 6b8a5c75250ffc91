import type { Page } from '@playwright/test';

/**
 * Call before navigation: timeouts of ten seconds and more take ten times as long, so that the page does not give up
 * on what a busy machine is still doing. Tests of these timeouts use `page.clock` instead.
 */
export async function extendTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const extended = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
      setTimeout(handler, delay < 10_000 ? delay : 10 * delay, ...given);
    Object.assign(window, { setTimeout: extended });
  });
}

import type { BrowserContext, Page } from '@playwright/test';

/** Changes built files on their way to the browser. Call it before navigation. */
export const rewrite = (
  page: Page | BrowserContext,
  address: string | RegExp,
  change: (text: string) => string,
) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

import type { Page } from '@playwright/test';

/** Adds styles of a visitor's own, as a sheet made by script: pages may refuse style elements. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

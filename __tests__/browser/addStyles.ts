import type { Page } from '@playwright/test';

/** Adds styles as a constructed stylesheet, as the page's policy may block style elements. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

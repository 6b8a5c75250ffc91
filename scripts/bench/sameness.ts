/** Where the reference page no longer shows what ours does, the comparison says nothing. */
import type { Browser } from '@playwright/test';
import { phone } from './phone';
import type { MeasuredPage } from './reference';

/** What a reader sees. */
interface Look {
  text: string;
  height: number;
}

export async function compareContent(
  browser: Browser,
  site: string,
  { language, ours, reference }: MeasuredPage,
): Promise<string[]> {
  const [one, other] = [
    await lookOf(browser, site + ours, language),
    await lookOf(browser, site + reference, language),
  ];
  return [
    ...(one.text === other.text ? [] : [`${language}: its words are not the page's.`]),
    ...(Math.abs(one.height - other.height) < 8
      ? []
      : [`${language}: it is ${other.height} px high, the page ${one.height} px.`]),
  ];
}

/** Seen with a fast network, on a second visit: with all its fonts. */
async function lookOf(browser: Browser, url: string, language: string): Promise<Look> {
  const context = await browser.newContext({ ...phone, locale: language });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  const look = await page.evaluate(() => ({
    text: document.querySelector('main')?.innerText.replace(/\s+/g, '') ?? '',
    height: document.documentElement.scrollHeight,
  }));
  await context.close();
  return look;
}

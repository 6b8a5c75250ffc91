/** Measures one page once: in Lighthouse, and in a visit. */
import type { Browser } from '@playwright/test';
import { numberIn, runLighthouse } from '../runLighthouse';
import type { Sample } from './comparison';
import type { ServedCopy } from './siteCopy';
import { visit } from './visit';

interface Run {
  browser: Browser;
  copy: ServedCopy;
  /** The page's, on the server. */
  path: string;
  language: string;
  /** Where Lighthouse writes its report, without extension. */
  report: string;
}

export async function measure({ browser, copy, path, language, report }: Run): Promise<Sample> {
  const url = copy.url + path;
  const lighthouse = await runLighthouse(url, report, { categories: ['performance'], language });
  const seen = await visit(browser, url, language);
  return {
    'HTML, kB': copy.compressedSize(`${path}index.html`) / 1000,
    'before scrolling, kB': seen.beforeScrolling.bytes / 1000,
    'scrolled to the end, kB': seen.afterScrolling.bytes / 1000,
    'scripts, kB': seen.afterScrolling.scriptBytes / 1000,
    'requests before scrolling': seen.beforeScrolling.requests,
    'requests to the end': seen.afterScrolling.requests,
    'layout shift': seen.layoutShift,
    'LCP, ms': numberIn(lighthouse, 'largest-contentful-paint'),
    'Speed Index, ms': numberIn(lighthouse, 'speed-index'),
    'TBT, ms': numberIn(lighthouse, 'total-blocking-time'),
    'main thread, ms': numberIn(lighthouse, 'mainthread-work-breakdown'),
  };
}

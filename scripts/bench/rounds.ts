/** Measures the pages again and again, ours and the reference in turn, so that both meet the same machine. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Sample } from './metrics';
import type { MeasuredPage } from './reference';
import type { ServedCopy } from './siteCopy';
import { timingsOf } from './timings';
import { visit } from './visit';

export interface Samples {
  ours: Sample[];
  reference: Sample[];
}

interface Setting {
  browser: Browser;
  copy: ServedCopy;
  pages: MeasuredPage[];
  runs: number;
  /** Where Lighthouse's own reports go. */
  reports: string;
}

export async function measure(setting: Setting): Promise<Map<string, Samples>> {
  const { pages, runs, reports } = setting;
  const samples = new Map(
    pages.map(({ language }) => [language, { ours: [], reference: [] } as Samples]),
  );
  for (let round = 1; round <= runs; round += 1) {
    for (const page of pages) {
      const { language } = page;
      console.log(`Run ${round} of ${runs}, ${language} …`);
      for (const which of ['ours', 'reference'] as const) {
        const file = join(reports, `${language}-${which}-${round}.json`);
        samples
          .get(language)
          ?.[which].push(await measureOnce(setting, page[which], language, file));
      }
    }
  }
  return samples;
}

async function measureOnce(
  { browser, copy }: Setting,
  path: string,
  language: string,
  file: string,
): Promise<Sample> {
  const url = copy.url + path;
  const timings = await timingsOf(url, language, file);
  const htmlBytes = copy.compressedSize(join(path, 'index.html'));
  return { ...timings, ...(await visit(browser, url, language)), htmlBytes };
}

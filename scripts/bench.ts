/**
 * `npm run bench`: measures the About page in each language, beside a page that was written by hand for the
 * same content, and says how they compare and which limits are kept. `-- --runs 9` for calmer medians,
 * `-- --languages en,el` for some of them, `-- --built` for the sites that were built last.
 */

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { contentRoot } from '../src/content/files/contentRoot';
import { compare, type Row, tableOf } from './bench/comparison';
import { describeLoads, loadAverage } from './bench/machine';
import { type MapRow, mapRows, mapTable } from './bench/mapReport';
import { type MapVisit, visitMap } from './bench/mapVisit';
import { pagesToMeasure, referenceFiles } from './bench/reference';
import { measure } from './bench/rounds';
import { compareContent } from './bench/sameness';
import { serveCopy } from './bench/siteCopy';
import { chromiumFlags, findChromium, installChromium, softwareWebGl } from './chromium';
import { installNginx } from './installNginx';
import { sampleSite, siteWithToken } from './paths';
import { buildSampleSites } from './sampleSites';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    languages: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
process.env.CONTENT_ROOT = '__tests__/sample';
const root = contentRoot();
const site = sampleSite;
const reports = 'test-results/bench';
const results = 'test-results/bench.json';
const runs = Number(values.runs);
const wanted = values.languages?.split(',');
const pages = pagesToMeasure(root).filter(({ language }) => wanted?.includes(language) ?? true);
const loads = [loadAverage()];

async function prepare(): Promise<number> {
  if (values.built && !existsSync(site)) {
    console.error(`There is no site in ${site}/ yet. Leave out --built.`);
    return 1;
  }
  const builds = values.built ? [] : [buildSampleSites];
  for (const step of [installChromium, installNginx, ...builds]) {
    const code = await step();
    if (code !== 0) return code;
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return 0;
}

async function measurePages(browser: Browser): Promise<Record<string, Row[]>> {
  const copy = await serveCopy(site, { extra: await referenceFiles(root, site, browser) });
  console.log(`Served by ${copy.server}, compressed.`);
  try {
    await warnOfDifferences(browser, copy.url);
    const samples = await measure({ browser, copy, pages, runs, reports });
    return Object.fromEntries(
      [...samples].map(([language, { ours, reference }]) => [language, compare(ours, reference)]),
    );
  } finally {
    await copy.stop();
  }
}

async function warnOfDifferences(browser: Browser, site: string): Promise<void> {
  for (const page of pages) {
    for (const difference of await compareContent(browser, site, page)) {
      console.warn(
        `The reference page is out of date (scripts/bench/referencePage.ts). ${difference}`,
      );
    }
  }
}

async function measureMap(browser: Browser): Promise<MapRow[]> {
  const [page] = pages;
  if (!page || !existsSync(siteWithToken)) return [];
  console.log('The live map …');
  const copy = await serveCopy(siteWithToken);
  const visits: MapVisit[] = [];
  while (visits.length < runs) {
    visits.push(await visitMap(browser, copy.url + page.ours, page.language));
  }
  await copy.stop();
  return mapRows(visits);
}

function print(languages: Record<string, Row[]>, map: MapRow[]): void {
  for (const [language, rows] of Object.entries(languages)) {
    console.log(`\n${language}, medians of ${runs}\n${tableOf(rows)}`);
  }
  if (map.length) console.log(`\nThe live map, from prepared answers\n${mapTable(map)}`);
  console.log(
    `\n${describeLoads(loads)} When it was higher than that, times are too long; ratios and bytes still tell.`,
  );
  console.log(`All of it is in ${results}, Lighthouse's own reports are in ${reports}/.`);
}

async function bench(): Promise<number> {
  const code = await prepare();
  if (code !== 0) return code;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...softwareWebGl],
  });
  loads.push(loadAverage());
  const languages = await measurePages(browser);
  const map = await measureMap(browser);
  await browser.close();
  loads.push(loadAverage());
  writeFileSync(results, `${JSON.stringify({ runs, loads, languages, map }, null, 2)}\n`);
  print(languages, map);
  return 0;
}

if (!(runs >= 1) || pages.length === 0) {
  console.error('Write: npm run bench -- --runs 3 --languages en,el (of content/site.json)');
  process.exitCode = 1;
} else {
  bench().then(
    (code) => {
      process.exitCode = code;
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}

/**
 * `npm run bench`: measures the About page of the sample site in each language beside a hand-written page with
 * the same content, and exits with 1 if a limit is exceeded. `-- --runs 9` for steadier medians,
 * `-- --languages en,el` for some languages, `-- --built` to measure the last build.
 */

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { compare, isMet, type Sample, tableOf } from './bench/comparison';
import { measure } from './bench/measure';
import { pagesToMeasure, referenceFiles } from './bench/reference';
import { serveCopy } from './bench/siteCopy';
import { chromiumFlags, installChromium, playwrightPath } from './chromium';
import { sampleContent, sampleSite } from './paths';
import { buildSampleSite } from './sampleSites';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    languages: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const reports = 'test-results/bench';

async function bench(): Promise<number> {
  const runs = Number(values.runs);
  const wanted = values.languages?.split(',');
  const pages = pagesToMeasure(sampleContent).filter(
    ({ language }) => wanted?.includes(language) ?? true,
  );
  if (!(runs >= 1) || pages.length === 0) {
    console.error('Write: npm run bench -- --runs 3 --languages en,el');
    return 1;
  }
  for (const step of [installChromium, ...(values.built ? [] : [buildSampleSite])]) {
    const code = await step();
    if (code !== 0) return code;
  }
  if (!existsSync(sampleSite)) {
    console.error(`There is no site in ${sampleSite}/ yet. Leave out --built.`);
    return 1;
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const copy = await serveCopy(sampleSite, referenceFiles(sampleContent, sampleSite));
  const browser = await chromium.launch({ executablePath: playwrightPath(), args: chromiumFlags });
  let isEveryLimitMet = true;
  for (const { language, ...paths } of pages) {
    const samples: Record<keyof typeof paths, Sample[]> = { ours: [], reference: [] };
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${language}, run ${run} of ${runs} …`);
      // In turn, so that both pages are measured under the same load.
      for (const which of ['ours', 'reference'] as const) {
        const report = join(reports, `${language}-${which}-${run}`);
        const page = { browser, copy, path: paths[which], language, report };
        samples[which].push(await measure(page));
      }
    }
    const rows = compare(samples.ours, samples.reference);
    isEveryLimitMet &&= rows.every(isMet);
    console.log(`\n${language}, medians of ${runs}\n${tableOf(rows)}\n`);
  }
  await browser.close();
  copy.stop();
  console.log(`Lighthouse's own reports are in ${reports}/.`);
  const [load = 0] = loadavg();
  console.log(
    `The load was ${load.toFixed(1)} on ${availableParallelism()} processors. Above that`,
  );
  console.log('number, times are too long; bytes and ratios still count.');
  return isEveryLimitMet ? 0 : 1;
}

bench().then((code) => {
  process.exitCode = code;
});

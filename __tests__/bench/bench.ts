/**
 * Measures the sample's About page beside the same page without a framework, with Lighthouse on its simulated phone:
 *
 *     npx tsx __tests__/bench/bench.ts [language, by default en] [runs, by default 3]
 *
 * Needs the site that the last `npm test` built. Prints one table of medians.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { readSettings } from '../../src/files/read';
import { localizedPath } from '../../src/model/languages';
import { type CompressedSite, serveCompressed } from '../browser/compressedSite';
import { chromiumFlags, findChromium } from '../tools/chromium';
import { sampleContent, sampleSite } from '../tools/paths';

const reports = 'test-results/bench';
const PLAIN_PAGE = '/plain/';
const PLAIN_SCRIPT = '/plain/script.js';

/**
 * The built page as a web developer would write it by hand: the same words, pictures, fonts and styles, all styles in
 * the document, and 1 kB of script after `load`. It lacks the policy and islands.
 */
function plainPage(built: string): string {
  const css = (_: string, path: string) =>
    `<style>${readFileSync(join(sampleSite, path), 'utf8')}</style>`;
  return built
    .replace(/<script(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g, css)
    .replace(/ data-(island|hydrate|props)="[^"]*"/g, '')
    .replace(
      '</head>',
      `<script>addEventListener("load",()=>import("${PLAIN_SCRIPT}"))</script></head>`,
    );
}

function plainScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['__tests__/bench/plainScript.ts'],
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

type Figures = Record<string, number>;

/** Lighthouse 13 needs a newer Node than the site. */
const LIGHTHOUSE = '--yes --package=node@24 --package=lighthouse@13.5.0 -- lighthouse'.split(' ');

async function runLighthouse(url: string, file: string): Promise<Figures> {
  const flags = ['--headless=new', '--accept-lang=en', ...chromiumFlags].join(' ');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`];
  await promisify(execFile)(
    'npx',
    [...LIGHTHOUSE, ...args, '--only-categories=performance', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const { runtimeError, audits } = JSON.parse(readFileSync(file, 'utf8'));
  if (runtimeError) throw new Error(runtimeError.message);
  const requests: { transferSize: number }[] = audits['network-requests'].details.items;
  return {
    kB: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
    'FCP, ms': audits['first-contentful-paint'].numericValue,
    'LCP, ms': audits['largest-contentful-paint'].numericValue,
    'Speed Index, ms': audits['speed-index'].numericValue,
    'TBT, ms': audits['total-blocking-time'].numericValue,
    'main thread, ms': audits['mainthread-work-breakdown'].numericValue,
    'layout shift': audits['cumulative-layout-shift'].numericValue,
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures the pages in turn, so that both are measured under the same load. */
async function measure({ url }: CompressedSite, ours: string, runs: number) {
  const [built, plain]: [Figures[], Figures[]] = [[], []];
  for (let run = 1; run <= runs; run++) {
    console.log(`Run ${run} of ${runs} …`);
    built.push(await runLighthouse(url + ours, `${reports}/ours-${run}.json`));
    plain.push(await runLighthouse(url + PLAIN_PAGE, `${reports}/hand-written-${run}.json`));
  }
  const rows = Object.keys(built[0] ?? {}).map((name) => {
    const [one = 0, other = 0] = [built, plain].map((all) =>
      median(all.map((run) => run[name] ?? 0)),
    );
    return [name, { ours: round(one), 'hand-written': round(other), ratio: round(one / other) }];
  });
  console.table(Object.fromEntries(rows));
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}. Reports: ${reports}/`);
}

const round = (value: number) => Number(value.toFixed(value < 100 ? 2 : 0));

async function bench(language = 'en', runs = '3'): Promise<void> {
  const { defaultLanguage } = readSettings(sampleContent);
  const ours = localizedPath('/about/', language, language === defaultLanguage);
  const built = readFileSync(join(sampleSite, ours, 'index.html'), 'utf8');
  const folder = `${reports}/site`;
  rmSync(reports, { recursive: true, force: true });
  cpSync(sampleSite, folder, { recursive: true });
  mkdirSync(join(folder, PLAIN_PAGE));
  writeFileSync(join(folder, PLAIN_PAGE, 'index.html'), plainPage(built));
  writeFileSync(join(folder, PLAIN_SCRIPT), plainScript());
  const site = await serveCompressed(folder);
  await measure(site, ours, Number(runs));
  site.stop();
}

bench(...process.argv.slice(2));

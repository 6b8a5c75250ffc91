/**
 * Measures the sample's About page beside the same page without a framework, with Lighthouse on its simulated phone:
 *
 *     npx tsx __tests__/bench/bench.ts [language, by default en] [runs, by default 3]
 *
 * Needs the site that the last `npm test` built. Prints one table of medians.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { readSite } from '../../src/files/read';
import { localizedPath } from '../../src/model/languages';
import { type CompressedSite, serveCompressed } from '../browser/compressedSite';
import { chromiumFlags, findChromium } from '../tools/chromium';
import { sampleContent, sampleSite } from '../tools/paths';

const reports = 'test-results/bench';
const PLAIN_PAGE = '/plain/';
const PLAIN_SCRIPT = '/plain/script.js';

/**
 * The built page as a web developer would write it by hand: the same words, pictures, fonts and styles, all styles in
 * the document, and 1 kB of script after `load`. It lacks the policy, islands, theme switch and language suggestion.
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

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: { items?: object[] } }>;
}

/** Lighthouse 13 needs a newer Node than the site. */
const LIGHTHOUSE = [
  '--yes',
  '--package=node@24',
  '--package=lighthouse@13.5.0',
  '--',
  'lighthouse',
];

async function runLighthouse(url: string, file: string): Promise<Report> {
  const flags = ['--headless=new', '--accept-lang=en', ...chromiumFlags].join(' ');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`];
  await promisify(execFile)(
    'npx',
    [...LIGHTHOUSE, ...args, '--only-categories=performance', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** What the table shows of a report. */
function figuresOf({ audits }: Report): Record<string, number> {
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    'HTML, kB': bytes('Document'),
    'scripts, kB': bytes('Script'),
    'all, kB': bytes(),
    requests: requests.length,
    'FCP, ms': time('first-contentful-paint'),
    'LCP, ms': time('largest-contentful-paint'),
    'Speed Index, ms': time('speed-index'),
    'TBT, ms': time('total-blocking-time'),
    'main thread, ms': time('mainthread-work-breakdown'),
    'layout shift': time('cumulative-layout-shift'),
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure({ url }: CompressedSite, paths: Record<string, string>, runs: number) {
  const figures = new Map<string, Record<string, number>[]>();
  for (let run = 1; run <= runs; run++)
    // In turn, so that both pages are measured under the same load.
    for (const [name, path] of Object.entries(paths)) {
      console.log(`${name}, run ${run} of ${runs} …`);
      const report = await runLighthouse(url + path, `${reports}/${name}-${run}.json`);
      figures.set(name, [...(figures.get(name) ?? []), figuresOf(report)]);
    }
  return figures;
}

function print(figures: Map<string, Record<string, number>[]>): void {
  const [ours = [], plain = []] = figures.values();
  const rows = Object.keys(ours[0] ?? {}).map((name) => {
    const [one, other] = [ours, plain].map((all) => median(all.map((run) => run[name] ?? 0)));
    const ratio = one !== undefined && other ? one / other : Number.NaN;
    return [name, { ours: round(one), 'hand-written': round(other), ratio: round(ratio) }];
  });
  console.table(Object.fromEntries(rows));
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}. Reports: ${reports}/`);
}

const round = (value = Number.NaN) => Number(value.toFixed(value < 100 ? 2 : 0));

async function bench(language = 'en', runs = '3'): Promise<void> {
  const { defaultLanguage } = readSite(sampleContent);
  const ours = localizedPath('/about/', language, language === defaultLanguage);
  const built = readFileSync(join(sampleSite, ours, 'index.html'), 'utf8');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}/plain.html`, plainPage(built));
  const site = await serveCompressed(sampleSite, {
    [PLAIN_PAGE]: plainPage(built),
    [PLAIN_SCRIPT]: plainScript(),
  });
  print(await measure(site, { ours, 'hand-written': PLAIN_PAGE }, Number(runs)));
  site.stop();
}

bench(...process.argv.slice(2));

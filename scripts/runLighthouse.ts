/** Runs Lighthouse, fetched when asked for, as it needs a newer Node than the site does. */
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromiumFlags, findChromium } from './chromium';
import type { LighthouseReport } from './lighthouseReport';
import { run } from './run';

const packages = ['node@24', 'lighthouse@13.5.0'];

interface Options {
  /** Those of Lighthouse's parts that are looked at. */
  categories: string[];
  /** A phone is what it takes without a preset. */
  preset?: 'desktop';
  /** Of Chromium, besides the usual ones. */
  chromeFlags?: string[];
}

const ATTEMPTS = 3;

/** Leaves Lighthouse's own report in `file`. Now and then its browser records nothing: then it tries again. */
export async function runLighthouse(
  url: string,
  file: string,
  options: Options,
): Promise<LighthouseReport> {
  let report = await runOnce(url, file, options);
  for (let attempt = 2; report.runtimeError && attempt <= ATTEMPTS; attempt += 1) {
    report = await runOnce(url, file, options);
  }
  return report;
}

async function runOnce(
  url: string,
  file: string,
  { categories, preset, chromeFlags = [] }: Options,
): Promise<LighthouseReport> {
  const flagsFile = file.replace(/\.json$/, '.flags.json');
  const flags = {
    output: 'json',
    quiet: true,
    onlyCategories: categories,
    chromeFlags: ['--headless=new', ...chromiumFlags, ...chromeFlags].join(' '),
  };
  // In a file, as a shell might take the flags of Chromium apart.
  writeFileSync(flagsFile, JSON.stringify(flags));
  const fetched = ['--yes', ...packages.map((name) => `--package=${name}`), '--'];
  const named = [url, `--cli-flags-path=${flagsFile}`, `--output-path=${file}`];
  const code = await run(
    'npx',
    [...fetched, 'lighthouse', ...named, ...(preset ? [`--preset=${preset}`] : [])],
    { env: { CHROME_PATH: findChromium(), npm_config_loglevel: 'error' } },
  );
  if (!existsSync(file)) throw new Error(`Lighthouse has ended with ${code} and told nothing.`);
  return JSON.parse(await readFile(file, 'utf8'));
}

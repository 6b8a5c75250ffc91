/** Runs Lighthouse on one page and reads its report. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromiumFlags, findChromium } from './chromium';
import { run } from './run';

/** Fetched when needed: Lighthouse requires a newer Node than the site. */
const packages = ['node@24', 'lighthouse@13.5.0'];
const ATTEMPTS = 3;

/** The parts of Lighthouse's JSON that are read here. */
export interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
}

interface Options {
  categories: readonly string[];
  /** That the browser prefers. */
  language: string;
  /** Without it, Lighthouse simulates a phone. */
  preset?: 'desktop';
}

/** Writes `<file>.report.json` and `<file>.report.html`. Tries again when the browser records nothing. */
export async function runLighthouse(
  url: string,
  file: string,
  { categories, language, preset }: Options,
): Promise<LighthouseReport> {
  const flags = {
    output: ['json', 'html'],
    outputPath: file,
    quiet: true,
    onlyCategories: categories,
    preset,
    chromeFlags: ['--headless=new', `--accept-lang=${language}`, ...chromiumFlags].join(' '),
  };
  // In a file, as a shell would split Chromium's flags.
  writeFileSync(`${file}.flags.json`, JSON.stringify(flags));
  const npx = ['--yes', ...packages.map((name) => `--package=${name}`), '--', 'lighthouse'];
  const env = { CHROME_PATH: findChromium(), npm_config_loglevel: 'error' };
  for (let attempt = 1; ; attempt += 1) {
    const code = await run('npx', [...npx, url, `--cli-flags-path=${file}.flags.json`], { env });
    const json = `${file}.report.json`;
    if (!existsSync(json)) throw new Error(`Lighthouse exited with ${code} and wrote no report.`);
    const report: LighthouseReport = JSON.parse(readFileSync(json, 'utf8'));
    if (!report.runtimeError || attempt === ATTEMPTS) return report;
  }
}

/** From 0 to 100; 0 where Lighthouse could not score the category. */
export const scoreOf = ({ categories }: LighthouseReport, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

/** The audits that lower the score of a category. */
export function failuresOf({ categories, audits }: LighthouseReport, name: string): string[] {
  return (categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(
      ({ score, scoreDisplayMode: mode }) => mode === 'error' || (score !== null && score < 1),
    )
    .map(({ title }) => title);
}

/** What an audit measured, in its own unit. */
export function numberIn({ audits, runtimeError }: LighthouseReport, id: string): number {
  const value = audits[id]?.numericValue;
  if (value !== undefined && !runtimeError) return value;
  throw new Error(`Lighthouse did not measure ${id}. ${runtimeError?.message ?? ''}`);
}

/**
 * `npm run lighthouse`: lets Lighthouse judge the built About page in each language, on a phone and on a
 * desktop. Exits with 1 if a score is below 100, and says what keeps it there.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localizedPath } from '../content/languages';
import { readSite } from '../content/read';
import { chromiumFlags, findChromium, installChromium } from './chromium';
import { inColumns } from './columns';
import { categories, failuresOf, type LighthouseReport, scoresOf } from './lighthouseReport';
import { run } from './run';
import { serveSite } from './siteServer';

/** Fetched when asked for: this Lighthouse needs a newer Node than the site does. */
const packages = ['node@24', 'lighthouse@13.5.0'];

const site = 'public';
const reports = 'test-results/lighthouse';
const flagsFile = join(reports, 'flags.json');

/** A phone is what Lighthouse takes without a preset. */
const forms = { mobile: [], desktop: ['--preset=desktop'] };

interface Judgement {
  language: string;
  form: string;
  scores: number[];
  failures: string[];
}

const { languages, defaultLanguage } = readSite(process.cwd());
const pages = languages.map((language) => ({
  language,
  path: localizedPath('/about/', language, language === defaultLanguage),
}));

async function judgeAll(url: string): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const { language, path } of pages) {
    for (const [form, options] of Object.entries(forms)) {
      console.log(`${path} (${form}) …`);
      const report = await judge(url + path, options, join(reports, `${language}-${form}.json`));
      const [scores, failures] = [scoresOf(report), failuresOf(report)];
      judgements.push({ language, form, scores, failures });
    }
  }
  return judgements;
}

/** In a file, as a shell might take the flags of Chromium apart. */
const flags = {
  output: 'json',
  quiet: true,
  onlyCategories: categories,
  chromeFlags: ['--headless=new', ...chromiumFlags].join(' '),
};

async function judge(url: string, options: string[], file: string): Promise<LighthouseReport> {
  const fetched = ['--yes', ...packages.map((name) => `--package=${name}`), '--'];
  const named = [url, `--cli-flags-path=${flagsFile}`, `--output-path=${file}`, ...options];
  const code = await run('npx', [...fetched, 'lighthouse', ...named], {
    CHROME_PATH: findChromium(),
    npm_config_loglevel: 'error',
  });
  if (!existsSync(file)) throw new Error(`Lighthouse has ended with ${code} and told nothing.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function print(judgements: Judgement[]): void {
  const head = ['language', 'form', ...categories];
  const rows = judgements.map(({ language, form, scores }) => [
    language,
    form,
    ...scores.map(String),
  ]);
  console.log(`\n${inColumns([head, ...rows])}`);
  for (const { language, form, failures } of judgements) {
    for (const failure of failures) console.error(`\n${language}, ${form}: ${failure}`);
  }
  console.log(`\nLighthouse's own reports are in ${reports}/.`);
}

async function start(): Promise<number> {
  if (!pages.every(({ path }) => existsSync(join(site, path, 'index.html')))) {
    console.error('There are no pages to judge. Build it first: npm run build');
    return 1;
  }
  const code = await installChromium();
  if (code !== 0) return code;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  writeFileSync(flagsFile, JSON.stringify(flags));
  const { url, server } = await serveSite(site, 0);
  const judgements = await judgeAll(url).finally(() => server.close());
  print(judgements);
  return judgements.every(({ scores }) => scores.every((score) => score === 100)) ? 0 : 1;
}

start().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);

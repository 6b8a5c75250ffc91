/**
 * `npm run lighthouse`: lets Lighthouse judge the built About page in each language, on a phone and on a
 * desktop. Exits with 1 if a score is below 100, and says what keeps it there.
 */

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../src/content/files/contentRoot';
import { readSite } from '../src/content/files/read';
import { localizedPath } from '../src/content/languages/languages';
import { installChromium } from './chromium';
import { formatTable } from './formatTable';
import { categories, failuresOf, scoresOf } from './lighthouseReport';
import { runLighthouse } from './runLighthouse';
import { serveSite } from './siteServer';

const site = 'public';
const reports = 'test-results/lighthouse';

const forms = [
  { form: 'mobile', preset: undefined },
  { form: 'desktop', preset: 'desktop' },
] as const;

interface Judgement {
  language: string;
  form: string;
  scores: number[];
  failures: string[];
}

const { languages, defaultLanguage } = readSite(contentRoot());
const pages = languages.map((language) => ({
  language,
  path: localizedPath('/about/', language, language === defaultLanguage),
}));

async function judgeAll(url: string): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const { language, path } of pages) {
    for (const { form, preset } of forms) {
      console.log(`${path} (${form}) …`);
      const file = join(reports, `${language}-${form}.json`);
      const report = await runLighthouse(url + path, file, { categories, preset });
      const [scores, failures] = [scoresOf(report), failuresOf(report)];
      judgements.push({ language, form, scores, failures });
    }
  }
  return judgements;
}

function print(judgements: Judgement[]): void {
  const head = ['language', 'form', ...categories];
  const rows = judgements.map(({ language, form, scores }) => [
    language,
    form,
    ...scores.map(String),
  ]);
  console.log(`\n${formatTable([head, ...rows])}`);
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

/**
 * `npm run lighthouse`: shows the Lighthouse scores of the built About page in each language, on a phone and
 * on a desktop. Exits with 1 if a score other than performance, which depends on the machine, is below 100.
 */

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../src/content/files/contentRoot';
import { readSite } from '../src/content/files/read';
import { localizedPath } from '../src/content/languages/languages';
import { serveCopy } from './bench/siteCopy';
import { installChromium } from './chromium';
import { formatTable } from './formatTable';
import { failuresOf, runLighthouse, scoreOf } from './runLighthouse';

const site = 'public';
const reports = 'test-results/lighthouse';
const required = ['accessibility', 'best-practices', 'seo'];
const categories = ['performance', ...required];
const forms = { mobile: undefined, desktop: 'desktop' } as const;

async function start(): Promise<number> {
  const { languages, defaultLanguage } = readSite(contentRoot());
  if (!existsSync(site)) {
    console.error(`There is no site in ${site}/. Build it first: npm run build`);
    return 1;
  }
  const code = await installChromium();
  if (code !== 0) return code;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const copy = await serveCopy(site);
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const language of languages) {
    const url = copy.url + localizedPath('/about/', language, language === defaultLanguage);
    for (const [form, preset] of Object.entries(forms)) {
      console.log(`${language}, ${form} …`);
      const file = join(reports, `${language}-${form}`);
      const report = await runLighthouse(url, file, { categories, language, preset });
      rows.push([language, form, ...categories.map((name) => String(scoreOf(report, name)))]);
      for (const name of required.filter((name) => scoreOf(report, name) < 100)) {
        failures.push(`${language}, ${form}, ${name}: ${failuresOf(report, name).join(', ')}`);
      }
    }
  }
  copy.stop();
  console.log(`\n${formatTable([['language', 'form', ...categories], ...rows])}`);
  for (const failure of failures) console.error(failure);
  console.log(`\nLighthouse's own reports are in ${reports}/.`);
  return failures.length ? 1 : 0;
}

start().then((code) => {
  process.exitCode = code;
});

/**
 * `npm run check`: validates all content without building. Prints how complete each language is and every problem;
 * `-- --json` prints them as JSON. Exits with 1 if a build would fail.
 */

import { cardProblems } from '../src/build/cards/cardWords';
import { contentRoot } from '../src/model/files/contentRoot';
import { readSite } from '../src/model/files/read';
import { measureProgress, type Progress } from '../src/model/languages/languageFolders';
import { type Problem, reportProblems } from '../src/model/problem';
import { checkContent, missingLegalTexts } from '../src/model/validation/check';
import { smallPictures } from '../src/model/validation/pictures';
import { formatTable } from './formatTable';
import { sampleLeftovers } from './sampleLeftovers';

interface Report {
  errors: Problem[];
  warnings: Problem[];
  languages: Progress[];
}

async function look(root: string): Promise<Report> {
  const errors = await checkContent(root);
  const site = await attempt(() => readSite(root));
  const warnings = await Promise.all([
    smallPictures(root),
    attempt(() => cardProblems(root)),
    site && missingLegalTexts(root, site.languages),
    attempt(() => sampleLeftovers(root)),
  ]);
  return {
    errors,
    warnings: warnings.flatMap((found) => found ?? []),
    languages: site ? measureProgress(root, site) : [],
  };
}

/** Undefined if a file that it reads has errors, which are reported. */
async function attempt<T>(read: () => T): Promise<T | undefined> {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function print({ errors, warnings, languages }: Report): void {
  if (languages.length) console.log(`${table(languages)}\n`);
  for (const language of languages) if (language.missing.length) console.log(missingIn(language));
  if (warnings.length) console.log(reportProblems(warnings, { kind: 'warning' }));
  if (errors.length) console.error(reportProblems(errors));
  else console.log('The content is complete and correct.');
}

function table(languages: Progress[]): string {
  const share = (count: number, total: number) =>
    `${count} (${total ? Math.round((100 * count) / total) : 0} %)`;
  const rows = languages.map(({ language, state, total, missing }) => [
    language,
    state,
    share(total - missing.length, total),
    share(missing.length, total),
  ]);
  const head = ['language', 'state', 'complete', 'missing'];
  return formatTable([head, ...rows]);
}

/** Of a new language, whose texts are all missing, the first ones. */
function missingIn({ language, missing }: Progress): string {
  const named = missing.slice(0, 12).join(', ');
  const more = missing.length > 12 ? ` and ${missing.length - 12} more` : '';
  return `To translate in ${language}: ${named}${more}\n`;
}

look(contentRoot()).then((report) => {
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.errors.length ? 1 : 0;
});

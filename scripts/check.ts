/**
 * `npm run check`: validates all content and the contrast of the theme's colours, without building. Prints how complete
 * each language is and every problem; `-- --json` prints them as JSON. Exits with 1 if a build would fail.
 */

import { contentRoot } from '../src/content/files/contentRoot';
import { readSite } from '../src/content/files/read';
import { staleTranslations } from '../src/content/languages/history';
import { measureProgress, type Progress } from '../src/content/languages/progress';
import type { Site } from '../src/content/model';
import type { Problem } from '../src/content/problem';
import { annotations } from '../src/content/validation/annotations';
import { checkContent } from '../src/content/validation/check';
import { missingLegalTexts } from '../src/content/validation/legalTexts';
import { logoWarnings } from '../src/content/validation/logo';
import { smallPictures } from '../src/content/validation/pictures';
import { reportProblems } from '../src/content/validation/report';
import { formatTable } from './formatTable';
import { sampleLeftovers } from './sampleLeftovers';
import { checkTheme } from './themeContrast';

interface Report {
  errors: Problem[];
  warnings: Problem[];
  languages: Progress[];
  /** Whether the Git history was available to find outdated translations. */
  hasHistory: boolean;
}

async function look(root: string): Promise<Report> {
  const theme = checkTheme(process.cwd());
  const errors = [...theme.errors, ...(await checkContent(root))];
  const site = siteIfReadable(root);
  const stale = site && staleTranslations(root, site);
  return {
    errors,
    warnings: [
      ...theme.warnings,
      ...(stale ?? []),
      ...(errors.length ? [] : await smallPictures(root)),
      ...(await logoWarnings(root)),
      ...(site ? missingLegalTexts(root, site.languages) : []),
      ...(errors.length ? [] : sampleLeftovers(root)),
    ],
    languages: site ? measureProgress(root, site) : [],
    hasHistory: stale !== undefined,
  };
}

function siteIfReadable(root: string): Site | undefined {
  try {
    return readSite(root);
  } catch {
    return undefined;
  }
}

function print({ errors, warnings, languages, hasHistory }: Report): void {
  if (languages.length) console.log(`${table(languages)}\n`);
  if (warnings.length) console.log(reportProblems(warnings, { kind: 'warning' }));
  if (!hasHistory) console.log("No Git history, so outdated translations can't be detected.");
  if (errors.length) console.error(`${reportProblems(errors)}${annotations(errors)}`);
  else console.log('The content is complete and correct.');
}

function table(languages: Progress[]): string {
  const share = (count: number, total: number) =>
    `${count} (${total ? Math.round((100 * count) / total) : 0} %)`;
  const rows = languages.map(({ language, state, total, missing, identical, tooLong }) => [
    language,
    state,
    share(total - missing.length, total),
    share(missing.length, total),
    share(identical.length, total),
    share(tooLong.length, total),
  ]);
  const head = ['language', 'state', 'complete', 'missing', 'same as original', 'too long'];
  return formatTable([head, ...rows]);
}

look(contentRoot()).then((report) => {
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.errors.length ? 1 : 0;
});

/**
 * `npm run check`: validates all content without building. Prints how complete each language is and every problem;
 * `-- --json` prints them as JSON. Exits with 1 if a build would fail.
 */

import { cardProblems } from '../src/build/cards/cardWords';
import { contentRoot } from '../src/model/files/contentRoot';
import { readSite } from '../src/model/files/read';
import { measureProgress, type Progress } from '../src/model/languages/progress';
import type { Site } from '../src/model/model';
import type { Problem } from '../src/model/problem';
import { annotations } from '../src/model/validation/annotations';
import { checkContent } from '../src/model/validation/check';
import { missingLegalTexts } from '../src/model/validation/legalTexts';
import { smallPictures } from '../src/model/validation/pictures';
import { reportProblems } from '../src/model/validation/report';
import { formatTable } from './formatTable';
import { sampleLeftovers } from './sampleLeftovers';

interface Report {
  errors: Problem[];
  warnings: Problem[];
  languages: Progress[];
}

async function look(root: string): Promise<Report> {
  const errors = await checkContent(root);
  const site = siteIfReadable(root);
  return {
    errors,
    warnings: [
      ...(errors.length ? [] : await smallPictures(root)),
      ...(errors.length ? [] : cardProblems(root)),
      ...(site ? missingLegalTexts(root, site.languages) : []),
      ...(errors.length ? [] : sampleLeftovers(root)),
    ],
    languages: site ? measureProgress(root, site) : [],
  };
}

function siteIfReadable(root: string): Site | undefined {
  try {
    return readSite(root);
  } catch {
    return undefined;
  }
}

function print({ errors, warnings, languages }: Report): void {
  if (languages.length) console.log(`${table(languages)}\n`);
  if (warnings.length) console.log(reportProblems(warnings, { kind: 'warning' }));
  if (errors.length) console.error(`${reportProblems(errors)}${annotations(errors)}`);
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

look(contentRoot()).then((report) => {
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.errors.length ? 1 : 0;
});

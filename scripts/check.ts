/**
 * `npm run check`: validates all content without building. Prints which texts each language lacks, and every problem.
 * Exits with 1 if a build would fail.
 */
import { cardProblems } from '../src/build/cards/cardFonts';
import { contentRoot } from '../src/model/files/contentRoot';
import { readSite } from '../src/model/files/read';
import { measureProgress, type Progress } from '../src/model/languages/languageFolders';
import { englishName } from '../src/model/languages/languages';
import { type Problem, reportProblems } from '../src/model/problem';
import { checkContent, missingLegalTexts } from '../src/model/validation/check';
import { smallPictures } from '../src/model/validation/pictures';
import { sampleLeftovers } from './sampleLeftovers';

interface Report {
  errors: Problem[];
  warnings: Problem[];
  languages: Progress[];
}

async function check(root: string): Promise<Report> {
  /** Nothing where a mistake, which is among the errors, prevents it. */
  const ifReadable = async <T>(find: () => T[] | Promise<T[]>): Promise<T[]> => {
    try {
      return await find();
    } catch {
      return [];
    }
  };
  const warnings = await Promise.all([
    ifReadable(() => smallPictures(root)),
    ifReadable(() => cardProblems(root)),
    ifReadable(() => missingLegalTexts(root, readSite(root).languages)),
    ifReadable(() => sampleLeftovers(root)),
  ]);
  const languages = await ifReadable(() => measureProgress(root, readSite(root)));
  return { errors: await checkContent(root), warnings: warnings.flat(), languages };
}

/** A new language lacks all; the first ones show where to begin. */
const NAMED = 20;

function describe({ language, state, total, missing }: Progress): string {
  const name = `${englishName(language)} (${language}), ${state}`;
  if (!missing.length) return `${name}: complete`;
  const more = missing.length > NAMED ? ', …' : '';
  return `${name}: ${missing.length} of ${total} texts missing: ${missing.slice(0, NAMED).join(', ')}${more}`;
}

function print({ errors, warnings, languages }: Report): void {
  console.log(`${languages.map(describe).join('\n')}\n`);
  if (warnings.length) console.log(reportProblems(warnings, { kind: 'warning' }));
  if (errors.length) console.error(reportProblems(errors));
  else console.log('The content is complete and correct.');
}

check(contentRoot()).then((report) => {
  print(report);
  process.exitCode = report.errors.length ? 1 : 0;
});

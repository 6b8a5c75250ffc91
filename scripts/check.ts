/**
 * `npm run check`: validates all content without building. Prints which texts each language lacks, and every problem.
 * Exits with 1 if a build would fail.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, draftProblems, missingLegalTexts } from '../src/files/check';
import { smallPictures } from '../src/files/checkPictures';
import { contentRoot } from '../src/files/contentRoot';
import { measureProgress, type Progress } from '../src/files/languageFolders';
import { allLanguages, chosenLook, readContent, readDrawnMap, readSite } from '../src/files/read';
import { englishName } from '../src/model/languages';
import { DRAWN_MAP } from '../src/model/model';
import { pageData } from '../src/model/pageData';
import { mapFile } from '../src/model/pictures';
import { type Problem, reportProblems } from '../src/model/problem';
import { cardProblems } from '../src/pipeline/cards/cardFonts';
import { sampleLeftovers } from './sampleLeftovers';

const root = contentRoot();

/** What needs readable content; a mistake that prevents reading it is among the errors. */
const warnings: (() => Problem[] | Promise<Problem[]>)[] = [
  () => draftProblems(root),
  () => smallPictures(root),
  () => cardProblems(root),
  () => missingLegalTexts(root, readSite(root).languages),
  () => sampleLeftovers(root),
  mapProblems,
];

/** What the drawn map lacks, if the page shows it; one of an earlier position is not shown. */
function mapProblems(): Problem[] {
  const { site, pictures } = pageData(readContent(root), readSite(root).defaultLanguage);
  const map = readDrawnMap(root);
  if (pictures.map.file) return [];
  if (!site.drawnMap || !map) {
    const fix = 'Run `npm run map`, or choose a picture in the editor, under Pictures and people.';
    return [{ file: 'content/company.json', key: 'office', problem: 'has no map', fix }];
  }
  const look = chosenLook(root);
  const missing = allLanguages(root).filter(
    (code) => !existsSync(join(root, 'content/maps', mapFile('wide', code, 'light'))),
  );
  return [
    map.look && map.look !== look && `was drawn for the look ${map.look}; the site has ${look}`,
    missing.length > 0 && `has no names in ${missing.map(englishName).join(', ')}`,
  ].flatMap((problem) =>
    problem ? [{ file: DRAWN_MAP, key: '', problem, fix: 'Run `npm run map`.' }] : [],
  );
}

async function check(): Promise<void> {
  const errors = await checkContent(root);
  const found = await Promise.allSettled(warnings.map(async (find) => find()));
  const warned = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (!errors.some(({ file }) => file === 'content/site.json'))
    console.log(`${measureProgress(root).map(describe).join('\n')}\n`);
  if (warned.length) console.log(reportProblems(warned, { kind: 'warning' }));
  if (errors.length) console.error(reportProblems(errors));
  else if (warned.length) console.log('The site can be built. The warnings are above.');
  else console.log('The content is complete and correct.');
  process.exitCode = errors.length ? 1 : 0;
}

function describe({ language, state, missing }: Progress): string {
  const name = `${englishName(language)} (${language}), ${state}`;
  if (!missing.length) return `${name}: complete`;
  return `${name}: ${missing.length} texts missing: ${missing.join(', ')}`;
}

check();

/** `npm run check`: prints which texts each language lacks, and every problem. Exits with 1 if a build would fail. */
import { draftProblems, listedLanguages, loadContent, missingLegalTexts } from '../src/files/check';
import { smallPictures } from '../src/files/checkPictures';
import { measureProgress, type Progress } from '../src/files/languageFolders';
import type { LoadedContent } from '../src/files/read';
import { designs } from '../src/looks/designs';
import { englishName } from '../src/model/languages';
import { DRAWN_MAP } from '../src/model/model';
import { fileProblem, type Problem, reportProblems } from '../src/model/problem';
import { viewData } from '../src/model/viewData';
import { cardProblems } from '../src/pipeline/cards/cardFonts';
import { fontProblems, refusedFonts } from '../src/pipeline/fonts/fontProblems';
import { deadLinks, deadTargets } from '../src/pipeline/links';
import { OWN_FILES, ownFileProblems } from '../src/pipeline/ownFiles';
import { runCommand } from './command';
import { sampleRemains } from './sampleRemains';

/** What needs content without mistakes. */
const warningsAbout = async (content: LoadedContent): Promise<Problem[]> => [
  ...draftProblems(content.root),
  ...(await smallPictures(content.root, designs[content.look].collage)),
  ...cardProblems(content),
  ...(await fontProblems(content)),
  ...mapProblems(content),
  ...deadLinks(content, process.cwd()),
];

/** What the drawn map lacks, if the page shows it; one of an earlier position is not shown. */
function mapProblems(content: LoadedContent): Problem[] {
  const { look, languages, drawnMap } = content;
  const { shell, pictures } = viewData(content, content.settings.defaultLanguage);
  if (pictures.map.file) return [];
  if (!shell.drawnMap || !drawnMap) {
    const fix = 'Run `npm run map`, or choose a picture in the editor, under Pictures and people.';
    return [{ file: 'content/company.json', key: 'office', problem: 'has no map', fix }];
  }
  const missing = languages.filter(({ code }) => !drawnMap.languages.includes(code));
  return [
    drawnMap.look &&
      drawnMap.look !== look &&
      `was drawn for the look ${drawnMap.look}; the site has ${look}`,
    missing.length > 0 &&
      `has no names in ${missing.map(({ code }) => englishName(code)).join(', ')}`,
  ].flatMap((problem) => (problem ? fileProblem(DRAWN_MAP, problem, 'Run `npm run map`.') : []));
}

/** What stops a build beside the content's own mistakes. */
const refusedIn = (content: LoadedContent): Problem[] => [
  ...refusedFonts(content.look),
  ...deadTargets(content, process.cwd()),
];

async function check(root: string): Promise<void> {
  const { content, problems = content ? refusedIn(content) : [] } = await loadContent(root);
  const warnings = [
    ...(content ? await warningsAbout(content) : []),
    ...missingLegalTexts(root, listedLanguages(root)),
    ...sampleRemains(root),
  ];
  if (!problems.some(({ file }) => file === 'content/site.json'))
    console.log(`${measureProgress(root).map(describe).join('\n')}\n`);
  if (warnings.length) console.log(reportProblems(warnings, { kind: 'warning' }));
  const ownFiles = ownFileProblems(content);
  if (problems.length) console.error(reportProblems(problems));
  if (ownFiles.length) console.error(reportProblems(ownFiles, { where: OWN_FILES }));
  if (problems.length || ownFiles.length) process.exitCode = 1;
  else if (warnings.length) console.log('The site can be built. The warnings are above.');
  else console.log('The content is complete and correct.');
}

function describe({ language, state, missing }: Progress): string {
  const name = `${englishName(language)} (${language}), ${state}`;
  if (!missing.length) return `${name}: complete`;
  return `${name}: ${missing.length} texts missing: ${missing.join(', ')}`;
}

runCommand('Checks all content: npm run check', {}, (_values, _positionals, root) => check(root));

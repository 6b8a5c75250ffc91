/** Checks all content against the model: every problem at once, none thrown. */
import { z } from 'zod';
import { problemsIn } from './explain';
import { type JsonFile, readJson } from './json';
import {
  aboutModel,
  companyModel,
  isLanguageCode,
  type Problem,
  siteModel,
  translationModel,
} from './model';
import { pictureProblems } from './pictures';

/** The problems in the content of the project at `root`; none means that it can be built. */
export async function checkContent(root: string): Promise<Problem[]> {
  const site = checkFile(root, 'content/site.json', siteModel);
  const company = checkFile(root, 'content/company.json', companyModel);
  const about = checkFile(root, 'content/about.json', aboutModel);
  const translations = listedLanguages(site.json).map((language) =>
    checkFile(root, `locales/${language}/translation.json`, translationModel),
  );
  const pictures = await Promise.all(
    [company.json, about.json].map((json) => (json ? pictureProblems(root, json) : [])),
  );
  return [
    ...[site, company, about, ...translations].flatMap(({ problems }) => problems),
    ...pictures.flat(),
  ];
}

function checkFile(root: string, file: string, model: z.ZodType) {
  const json = readJson(root, file);
  return 'problem' in json
    ? { json: undefined, problems: [json] }
    : { json, problems: problemsIn(json, model) };
}

/** Even a site.json with mistakes in it says which translations to look at. */
function listedLanguages(json: JsonFile | undefined): string[] {
  const { languages } = z
    .object({ languages: z.unknown() })
    .catch({ languages: [] })
    .parse(json?.value);
  return Array.isArray(languages) ? languages.filter(isLanguageCode) : [];
}

/** The problems as an editor reads them in the terminal, grouped by file. */
export function reportProblems(problems: Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const list = files.map(
    (file) =>
      `${file}\n${problems
        .filter((problem) => problem.file === file)
        .map(line)
        .join('\n')}`,
  );
  const places = problems.length === 1 ? '1 place' : `${problems.length} places`;
  return `The content needs mending in ${places}:\n\n${list.join('\n\n')}\n`;
}

function line({ key, line, problem, fix }: Problem): string {
  const place = [key, line && `line ${line}`].filter(Boolean).join(', ');
  return `  ${place || 'the file'}: ${problem}\n    → ${fix}`;
}

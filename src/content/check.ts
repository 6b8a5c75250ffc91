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
import { isUntranslated, textsIn } from './texts';

/** The problems in the content of the project at `root`; none means that it can be built. */
export async function checkContent(root: string): Promise<Problem[]> {
  const site = checkFile(root, 'content/site.json', siteModel);
  const company = checkFile(root, 'content/company.json', companyModel);
  const about = checkFile(root, 'content/about.json', aboutModel);
  const translations = listedLanguages(site.json).map((language) =>
    checkTranslation(root, `locales/${language}/translation.json`),
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

/** A published language holds no text that still waits for its translation. */
function checkTranslation(root: string, file: string) {
  const { json, problems } = checkFile(root, file, translationModel);
  const waiting = [...textsIn(json?.value)].filter(([, text]) => text && isUntranslated(text));
  const keys = waiting.map(([key]) => key);
  return {
    json,
    problems: [
      ...problems.filter(({ key }) => !keys.includes(key)),
      ...keys.map((key) => ({ file, key, ...untranslated })),
    ],
  };
}

const untranslated = {
  problem: 'is not translated yet',
  fix: 'Translate it, or take the language out of "languages" in content/site.json until it is.',
};

/** Even a site.json with mistakes in it says which translations to look at. */
function listedLanguages(json: JsonFile | undefined): string[] {
  const { languages } = z
    .object({ languages: z.unknown() })
    .catch({ languages: [] })
    .parse(json?.value);
  return Array.isArray(languages) ? languages.filter(isLanguageCode) : [];
}

/** The problems as an editor reads them in the terminal, grouped by file. */
export function reportProblems(
  problems: Problem[],
  heading = 'The content needs mending in',
): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const list = files.map(
    (file) =>
      `${file}\n${problems
        .filter((problem) => problem.file === file)
        .map(line)
        .join('\n')}`,
  );
  const places = problems.length === 1 ? '1 place' : `${problems.length} places`;
  return `${heading} ${places}:\n\n${list.join('\n\n')}\n`;
}

function line({ key, line, problem, fix }: Problem): string {
  const place = [key, line && `line ${line}`].filter(Boolean).join(', ');
  return `  ${place || 'the file'}: ${problem}\n    → ${fix}`;
}

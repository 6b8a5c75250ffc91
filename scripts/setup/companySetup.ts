/** Checks the answers of set-up, and writes them into `content/`, and the address into each translation. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { draftProblems } from '../../src/files/check';
import { readJson, writeJson } from '../../src/files/files';
import { addLanguage, measureProgress, removeLanguage } from '../../src/files/languageFolders';
import { allLanguages, chosenLook, readCompany, readSite, readWords } from '../../src/files/read';
import { companyModel, positionIn } from '../../src/model/company';
import { isKnownLanguage } from '../../src/model/languages';
import { fieldWords } from '../../src/model/messages';
import { lookModel, sharedFiles, siteModel, wordFile, wordsModel } from '../../src/model/model';
import { UserError } from '../../src/model/problem';
import { valueAt } from '../../src/model/texts';
import { validate } from '../../src/model/validation/validate';

const { shape: company } = companyModel;
const { shape: site } = siteModel;

/** The fields that the answers fill, in the order of the questions, with the keys of their words. */
const fields = {
  name: [company.name, 'company.name'],
  legalName: [company.legalName, 'company.legalName'],
  url: [company.url, 'company.url'],
  address: [wordsModel.shape.about.shape.map.shape.address, 'about.map.address'],
  phone: [company.phone, 'company.phone'],
  email: [company.email, 'company.email'],
  position: [company.office, 'company.office'],
  languages: [site.languages, 'languages.languages'],
  look: [lookModel.shape.look, 'look.look'],
} satisfies Record<string, [z.ZodType, string]>;
export type Question = keyof typeof fields;
export const questions = Object.keys(fields) as Question[];

/** Answers as text; missing ones keep the present value, and `-` removes an optional one. */
export type Answers = Partial<Record<Question, string>>;

const isOptional = (question: Question) => fields[question][0] instanceof z.ZodOptional;

/** What the model does not say. */
const hints: Answers = {
  address: 'The same in every language, until you translate it in the editor.',
  position: 'Paste the link of the place from Google Maps or OpenStreetMap, or 37.95, 23.64.',
  languages: 'Codes, the default one first: "de en". A new one is added as a draft to translate.',
};

/** The title, the description for people, and what the values to choose from mean, if there are. */
export function describeQuestion(question: Question) {
  const { label, hint, options } = fieldWords(fields[question][1]);
  const parts = [
    question === 'languages' ? '' : hint,
    hints[question],
    isOptional(question) && 'Write - for none.',
  ];
  return { title: label, hint: parts.filter(Boolean).join(' '), labels: options };
}

/** The present answers, shown with the questions. */
export function presentAnswers(root: string): Answers {
  const site = readSite(root);
  const company = readCompany(root);
  const { latitude, longitude } = company.office;
  return {
    ...company,
    look: chosenLook(root),
    address: readWords(root, site.defaultLanguage).about.map.address,
    position: company.mapsUrl ?? `${latitude}, ${longitude}`,
    languages: languagesIn(root).join(' '),
  };
}

/** What is wrong with one answer, and what to write. */
export function problemOf(question: Question, answer: string): string | undefined {
  if (question === 'languages') {
    const unknown = codesIn(answer).find((code) => !isKnownLanguage(code));
    return unknown && `"${unknown}" names no language. Write codes such as: de pt-BR`;
  }
  if (question === 'position')
    return officeIn(answer)
      ? undefined
      : 'There is no position in it. Open the place in Google Maps or OpenStreetMap on a computer and copy the long address from the address bar; short links such as maps.app.goo.gl have none. Or write latitude and longitude with decimal points: 37.95, 23.64.';
  if (answer === '-' && isOptional(question)) return undefined;
  const [model, words] = fields[question];
  const [found] = validate({ file: '', value: answer }, model, words);
  return found && `It ${found.problem}`;
}

export const codesIn = (answer: string) => [...new Set(answer.split(/[\s,]+/).filter(Boolean))];

/** From a maps link, or from latitude and longitude. */
function officeIn(answer: string) {
  const [, latitude, longitude] = /^\s*(-?[\d.]+)\s*[,;\s]\s*(-?[\d.]+)\s*$/.exec(answer) ?? [];
  const office = latitude
    ? { longitude: Number(longitude), latitude: Number(latitude) }
    : positionIn(answer);
  return company.office.safeParse(office).data;
}

/**
 * Writes the answers, deletes languages, and returns the wanted languages that are not translated yet and those that were
 * kept without being wanted. Throws, before it writes, if an answer is wrong or the present content can't be read.
 */
export function setUp(
  root: string,
  answers: Answers,
  deleted: readonly string[] = [],
): { drafts: string[]; kept: string[] } {
  const problems = (Object.entries(answers) as [Question, string][]).flatMap(
    ([question, answer]) => {
      const problem = problemOf(question, answer);
      return problem ? [`--${question}: ${problem}`] : [];
    },
  );
  if (problems.length) throw new UserError([...problems, 'Nothing was saved.'].join('\n'));
  const { position, languages, address, look, ...company } = answers;
  writeJson(root, 'content/company.json', {
    ...readCompany(root),
    ...Object.fromEntries(
      Object.entries(company).map(([key, value]) => [key, value === '-' ? undefined : value]),
    ),
    ...(position && {
      office: officeIn(position),
      mapsUrl: position.startsWith('http') ? position : undefined,
    }),
  });
  // Drawn for another place; the page has none until `npm run map` draws a new one.
  if (position) rmSync(join(root, 'content/maps'), { recursive: true, force: true });
  if (look) writeJson(root, sharedFiles.look.file, { look });
  for (const code of address ? languagesIn(root) : []) {
    // A draft may lack texts, so it is not read with the model.
    const json = readJson(root, wordFile('translation', code));
    if ('problem' in json) continue;
    Object.assign(valueAt(json.value, ['page', 'about', 'map']) ?? {}, { address });
    writeJson(root, wordFile('translation', code), json.value);
  }
  return languages ? writeLanguages(root, codesIn(languages), deleted) : { drafts: [], kept: [] };
}

/** Published ones and drafts, the default one first. */
const languagesIn = (root: string): string[] => [
  ...new Set([readSite(root).defaultLanguage, ...allLanguages(root)]),
];

/** What becomes of the languages if these are wanted. */
export function planLanguages(root: string, wanted: string[]) {
  const progress = measureProgress(root);
  const faulty = draftProblems(root).map(({ file }) => file);
  const isComplete = (code: string) =>
    progress.some(({ language, missing }) => language === code && missing.length === 0) &&
    !faulty.some((file) => file.startsWith(`locales/${code}/`));
  const complete = wanted.filter(isComplete);
  // Until one is complete, the present default language stays.
  const published = complete.length ? complete : [readSite(root).defaultLanguage];
  const others = languagesIn(root).filter((code) => ![...wanted, ...published].includes(code));
  return { published, drafts: wanted.filter((code) => !isComplete(code)), others };
}

function writeLanguages(root: string, wanted: string[], deleted: readonly string[]) {
  for (const code of wanted) if (!languagesIn(root).includes(code)) addLanguage(root, code);
  const { published, drafts } = planLanguages(root, wanted);
  const site = readSite(root);
  writeJson(root, sharedFiles.languages.file, {
    ...site,
    defaultLanguage: published[0],
    languages: published,
  });
  for (const code of deleted) removeLanguage(root, code);
  return { drafts, kept: languagesIn(root).filter((code) => !wanted.includes(code)) };
}

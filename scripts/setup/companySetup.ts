/** Checks the answers of set-up, and writes them into `content/`, and the address into each translation. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { draftProblems } from '../../src/files/check';
import { readJson, writeJson } from '../../src/files/files';
import { addLanguage, measureProgress, removeLanguage } from '../../src/files/languageFolders';
import {
  allLanguages,
  chosenLook,
  readCompany,
  readContent,
  readSite,
  readWords,
} from '../../src/files/read';
import { companyModel } from '../../src/model/company';
import { englishName } from '../../src/model/languages';
import { fieldWords } from '../../src/model/messages';
import { lookModel, sharedFiles, siteModel, wordFile, wordsModel } from '../../src/model/model';
import {
  languageCodesIn,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizeSiteUrl,
  normalizeUrl,
} from '../../src/model/normalize';
import { parsePosition } from '../../src/model/position';
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
  url: 'README.md says which address each host gives you.',
  address: 'The same in every language, until you translate it in the editor.',
  phone: 'More numbers: in the editor, under Company.',
  position: 'Paste the link of the place from Google Maps or OpenStreetMap, or 37.95, 23.64.',
  languages: 'Codes, the default one first: "de en". A new one is added as a draft to translate.',
};

/** The answers in the form that content has; others stay as they are. */
const normalizers: Partial<Record<Question, (answer: string) => string>> = {
  name: normalizeLine,
  legalName: normalizeLine,
  url: normalizeSiteUrl,
  address: normalizeLine,
  phone: normalizePhone,
  email: normalizeEmail,
};
const normalize = (question: Question, answer: string): string =>
  answer === '-' ? answer : (normalizers[question]?.(answer) ?? answer.trim());

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

/** Without those that are so already. The languages stay, as a draft may be complete by now. */
export function changesIn(root: string, answers: Answers): Answers {
  const present = presentAnswers(root);
  return Object.fromEntries(
    (Object.entries(answers) as [Question, string][]).filter(
      ([question, answer]) =>
        question === 'languages' || normalize(question, answer) !== (present[question] ?? '-'),
    ),
  );
}

/** What is wrong with one answer, and what to write. */
export function problemOf(question: Question, answer: string): string | undefined {
  if (question === 'languages') return problemOfLanguages(answer);
  if (question === 'position')
    return officeIn(answer)
      ? undefined
      : 'There is no position in it. Open the place in Google Maps or OpenStreetMap on a computer and copy the long address from the address bar; short links such as maps.app.goo.gl have none. Or write latitude and longitude with decimal points: 37.95, 23.64.';
  if (answer === '-' && isOptional(question)) return undefined;
  const [model, words] = fields[question];
  const [found] = validate({ file: '', value: normalize(question, answer) }, model, words);
  return found && `It ${found.problem}`;
}

function problemOfLanguages(answer: string): string | undefined {
  const { codes, unknown } = languageCodesIn(answer);
  const [word = ''] = unknown;
  if (!word) return codes.length ? undefined : 'Write at least one language code.';
  // People write the code of a country as well: "gr".
  const country = /^[a-z]{2}$/i.test(word) ? new Intl.Locale(`und-${word}`).maximize() : undefined;
  const advice =
    country && country.language !== 'und' && country.language !== 'en'
      ? `For ${englishName(country.language)}, write ${country.language}.`
      : 'Write codes such as: de pt-BR';
  return `"${word}" names no language. ${advice}`;
}

/** The codes in an answer, as the site writes them. */
export const codesIn = (root: string, answer: string) =>
  languageCodesIn(answer, languagesIn(root)).codes;

const officeIn = (answer: string) => company.office.safeParse(parsePosition(answer)).data;

/**
 * Writes the answers, and returns the wanted languages that are not translated yet. Throws, before it writes, if an
 * answer is wrong or the present content can't be read.
 */
export function setUp(root: string, given: Answers, deletesOthers = false): string[] {
  const answers = Object.entries(given) as [Question, string][];
  const problems = answers.flatMap(([question, answer]) => {
    const problem = problemOf(question, answer);
    return problem ? [`--${question}: ${problem}`] : [];
  });
  if (problems.length) throw new UserError([...problems, 'Nothing was saved.'].join('\n'));
  // Everything that is read below, so that a mistake in it is found before anything is written.
  readContent(root);
  readWords(root, readSite(root).defaultLanguage);
  const { position, languages, address, look, ...company }: Answers = Object.fromEntries(
    answers.map(([question, answer]) => [question, normalize(question, answer)]),
  );
  writeJson(root, 'content/company.json', {
    ...readCompany(root),
    ...Object.fromEntries(
      Object.entries(company).map(([key, value]) => [key, value === '-' ? undefined : value]),
    ),
    ...(position && { office: officeIn(position), mapsUrl: linkIn(position) }),
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
  return languages ? writeLanguages(root, codesIn(root, languages), deletesOthers) : [];
}

/** The answer if it is a link that the page can have. */
function linkIn(position: string): string | undefined {
  const link = normalizeUrl(position).replace(/^http:/, 'https:');
  return company.mapsUrl.safeParse(link).success ? link : undefined;
}

/** Published ones and drafts, the default one first. */
const languagesIn = (root: string): string[] => [
  ...new Set([readSite(root).defaultLanguage, ...allLanguages(root)]),
];

/** Publishes the wanted languages that are complete and correct; until one is, the present default language stays. */
function writeLanguages(root: string, wanted: string[], deletesOthers: boolean): string[] {
  const site = readSite(root);
  const existing = languagesIn(root);
  for (const code of wanted) if (!existing.includes(code)) addLanguage(root, code);
  const incomplete = measureProgress(root).filter(({ missing }) => missing.length > 0);
  const faulty = draftProblems(root).map(({ file }) => file);
  const isDraft = (code: string) =>
    incomplete.some(({ language }) => language === code) ||
    faulty.some((file) => file.startsWith(`locales/${code}/`));
  const complete = wanted.filter((code) => !isDraft(code));
  const languages = complete.length ? complete : [site.defaultLanguage];
  writeJson(root, 'content/site.json', { ...site, defaultLanguage: languages[0], languages });
  for (const code of deletesOthers ? existing : [])
    if (![...wanted, ...languages].includes(code)) removeLanguage(root, code);
  return wanted.filter(isDraft);
}

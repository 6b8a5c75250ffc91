/** Checks the answers of set-up, and writes them into `content/`, and the address into each translation. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { draftProblems } from '../../src/files/check';
import { valueIfValid, writeJson } from '../../src/files/files';
import { addLanguage, measureProgress, removeLanguage } from '../../src/files/languageFolders';
import {
  allLanguages,
  readCompany,
  readContent,
  readLook,
  readSettings,
  readValue,
  readWords,
} from '../../src/files/read';
import { companyModel, mailtoLink } from '../../src/model/company';
import { englishName } from '../../src/model/languages';
import { fieldMessages } from '../../src/model/messages';
import { lookModel, settingsModel, sharedFiles, wordFile, wordsModel } from '../../src/model/model';
import { languageCodesIn, normalizeSiteUrl } from '../../src/model/normalize';
import { normalizePosition } from '../../src/model/position';
import { UserError } from '../../src/model/problem';
import { schemaAt } from '../../src/model/schemaAt';
import { mapTexts, valueAt, wordsInFile } from '../../src/model/texts';
import { textsPerLanguage } from '../../src/model/validation/translations';
import { validate } from '../../src/model/validation/validate';
import { removeSampleLogos } from '../sampleRemains';

const { shape: company } = companyModel;
const { shape: site } = settingsModel;

/** The fields that the answers fill, in the order of the questions, with the keys of their words. */
const fields = {
  name: [company.name.valueType, 'company.name'],
  legalName: [company.legalName.unwrap().valueType.optional(), 'company.legalName'],
  url: [company.url, 'company.url'],
  address: [wordsModel.shape.about.shape.map.shape.address, 'about.map.address'],
  phone: [company.phone, 'company.phone'],
  email: [company.email, 'company.email'],
  position: [company.office, 'company.office'],
  languages: [site.languages, 'languages.languages'],
  look: [lookModel.shape.look, 'look.look'],
  color: [lookModel.shape.color, 'look.color'],
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
  languages: 'Codes, the default one first: "de en". A new one is added as a draft to translate.',
};

const modelOf = (question: Question) => schemaAt(fields[question][0], []);

const normalize = (question: Question, answer: string): string =>
  // A link to the position is content, too.
  answer === '-' || question === 'position'
    ? answer.trim()
    : (modelOf(question)?.meta()?.normalize?.(answer) ?? answer.trim());

export function describeQuestion(question: Question) {
  const { label, hint, options } = fieldMessages(fields[question][1]);
  const choice = modelOf(question);
  const parts = [
    question === 'languages' ? '' : hint,
    hints[question],
    isOptional(question) && 'Write - for none.',
  ];
  return {
    title: label,
    hint: parts.filter(Boolean).join(' '),
    labels:
      choice instanceof z.ZodEnum
        ? Object.fromEntries(choice.options.map((name) => [name, options?.[name] ?? `${name}`]))
        : undefined,
  };
}

export function presentAnswers(root: string): Answers {
  const { defaultLanguage } = readSettings(root);
  const company = readCompany(root);
  return {
    ...company,
    name: company.name[defaultLanguage],
    legalName: company.legalName?.[defaultLanguage],
    ...readLook(root),
    address: readWords(root, defaultLanguage).about.map.address,
    position: company.mapsUrl ?? company.office,
    languages: languagesIn(root).join(' '),
  };
}

/** The answers that differ from what is there, and the languages, as a draft may be complete by now. */
export function changesIn(root: string, answers: Answers): Answers {
  const present = presentAnswers(root);
  return Object.fromEntries(
    (Object.entries(answers) as [Question, string][]).filter(
      ([question, answer]) =>
        question === 'languages' || normalize(question, answer) !== (present[question] ?? '-'),
    ),
  );
}

export function problemOf(question: Question, answer: string): string | undefined {
  if (question === 'languages') return problemOfLanguages(answer);
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

/**
 * Writes the answers, deletes languages, and returns the wanted languages that are not translated yet and those that were
 * kept without being wanted. Throws, before it writes, if an answer is wrong or the present content can't be read.
 */
export function setUp(
  root: string,
  given: Answers,
  deleted: readonly string[] = [],
): { drafts: string[]; kept: string[] } {
  const answers = Object.entries(given) as [Question, string][];
  const problems = answers.flatMap(([question, answer]) => {
    const problem = problemOf(question, answer);
    return problem ? [`--${question}: ${problem}`] : [];
  });
  if (problems.length) throw new UserError([...problems, 'Nothing was saved.'].join('\n'));
  // Everything that is read below, so that a mistake in it is found before anything is written.
  readContent(root);
  const { defaultLanguage } = readSettings(root);
  readWords(root, defaultLanguage);
  const { name, legalName, position, languages, address, look, color, ...contact }: Answers =
    Object.fromEntries(
      answers.map(([question, answer]) => [question, normalize(question, answer)]),
    );
  if (name) removeSampleLogos(root);
  const company = readCompany(root);
  writeJson(root, 'content/company.json', {
    ...company,
    ...(name && { name: renamed(company.name, name, defaultLanguage) }),
    ...(legalName && {
      legalName:
        legalName === '-' ? undefined : renamed(company.legalName, legalName, defaultLanguage),
    }),
    ...Object.fromEntries(
      Object.entries(contact).map(([key, value]) => [key, value === '-' ? undefined : value]),
    ),
    ...(position && { office: normalizePosition(position), mapsUrl: linkIn(position) }),
  });
  // The drawn maps show the old position; the page has no map until `npm run map` draws a new one.
  if (position) rmSync(join(root, 'content/maps'), { recursive: true, force: true });
  if (look || color)
    writeJson(root, sharedFiles.look.file, {
      ...readLook(root),
      ...(look && { look }),
      ...(color && { color: color === '-' ? undefined : color }),
    });
  const wanted = codesIn(root, languages ?? '');
  for (const code of wanted) if (!languagesIn(root).includes(code)) addLanguage(root, code);
  const { email } = contact;
  for (const code of address || email ? languagesIn(root) : []) {
    // A draft may lack texts, so it is not read with the model.
    const words = valueIfValid(root, wordFile('translation', code));
    if (words === undefined) continue;
    // Buttons that led to the old e-mail address lead to the new one.
    const content = mapTexts(words, (text) =>
      email && text === mailtoLink(company.email) ? mailtoLink(email) : text,
    );
    if (address) Object.assign(valueAt(wordsInFile('about', content), ['map']) ?? {}, { address });
    if (!isDeepStrictEqual(content, words)) writeJson(root, wordFile('translation', code), content);
  }
  return languages ? writeLanguages(root, wanted, deleted) : { drafts: [], kept: [] };
}

/** The new name with its forms in other languages, but for those that were the old name itself. */
function renamed(names: Record<string, string> = {}, name: string, defaultLanguage: string) {
  const old = names[defaultLanguage] ?? Object.values(names)[0];
  const forms = Object.entries(names).filter(([, form]) => form !== old);
  return { [defaultLanguage]: name, ...Object.fromEntries(forms) };
}

/** The answer if it is a link that the page can have. */
function linkIn(position: string): string | undefined {
  const link = normalizeSiteUrl(position);
  return company.mapsUrl.safeParse(link).success ? link : undefined;
}

/** Published ones and drafts, the default one first. */
const languagesIn = (root: string): string[] => [
  ...new Set([readSettings(root).defaultLanguage, ...allLanguages(root)]),
];

/** Which languages to publish, to keep as drafts and to delete if `wanted` are the site's. */
export function planLanguages(root: string, wanted: string[]) {
  const progress = measureProgress(root);
  const faulty = draftProblems(root).map(({ file }) => file);
  const isComplete = (code: string) =>
    progress.some(({ language, missing }) => language === code && missing.length === 0) &&
    !faulty.some((file) => file.startsWith(`locales/${code}/`));
  const complete = wanted.filter(isComplete);
  // The present default language stays until one of them is complete.
  const published = complete.length ? complete : [readSettings(root).defaultLanguage];
  const unwanted = languagesIn(root).filter((code) => ![...wanted, ...published].includes(code));
  return { published, drafts: wanted.filter((code) => !isComplete(code)), unwanted };
}

function writeLanguages(root: string, wanted: string[], deleted: readonly string[]) {
  const { published, drafts } = planLanguages(root, wanted);
  const [defaultLanguage = ''] = published;
  moveNames(root, defaultLanguage);
  const settings = { ...readSettings(root), defaultLanguage, languages: published };
  writeJson(root, sharedFiles.languages.file, settings);
  for (const code of deleted) removeLanguage(root, code);
  return { drafts, kept: languagesIn(root).filter((code) => !wanted.includes(code)) };
}

/** Writes names in the new default language that only the present one has. */
function moveNames(root: string, to: string): void {
  const { defaultLanguage: from } = readSettings(root);
  for (const { file } of from === to ? [] : Object.values(sharedFiles)) {
    const value = readValue(root, file);
    for (const [, texts, isName] of textsPerLanguage(file, value)) {
      if (!isName || texts[to]) continue;
      texts[to] = texts[from] ?? '';
      delete texts[from];
    }
    writeJson(root, file, value);
  }
}

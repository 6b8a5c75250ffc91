/** Writes the answers of set-up into `content/`, and the address into each translation. */
import { z } from 'zod';
import { companyModel, positionIn } from '../src/model/company';
import { readJson, writeJson } from '../src/model/files/files';
import { draftLanguages, readCompany, readSite, readWords } from '../src/model/files/read';
import { unlocatedJson } from '../src/model/json';
import {
  addLanguage,
  measureProgress,
  removeLanguage,
} from '../src/model/languages/languageFolders';
import { isKnownLanguage } from '../src/model/languages/languages';
import { siteModel, wordFile, wordsModel } from '../src/model/model';
import { schemaAt } from '../src/model/schemaAt';
import { valueAt } from '../src/model/texts';
import { validate } from '../src/model/validation/validate';

/** Where each answer is in the content, in the order of the questions. */
const places = {
  name: 'company.name',
  legalName: 'company.legalName',
  url: 'company.url',
  address: 'words.about.map.address',
  phone: 'company.phone',
  email: 'company.email',
  position: 'company.office',
  languages: 'site.languages',
  look: 'site.look',
  liveMap: 'site.liveMap',
} as const;
export type Question = keyof typeof places;
export const questions = Object.keys(places) as Question[];

/** Answers as text; missing ones keep the present value, and `-` removes an optional one. */
export type Answers = Partial<Record<Question, string>>;

const contentModel = z.object({
  company: companyModel,
  site: siteModel,
  words: wordsModel,
});

const pathOf = (question: Question) => places[question].split('.');

/** What the model does not say. */
const hints: Answers = {
  legalName: 'Write - for none.',
  phone: 'Write - for none.',
  address: 'The same in every language, until you translate it in the editor.',
  position: 'Paste the link of the place from Google Maps or OpenStreetMap, or 37.95, 23.64.',
  languages: 'Codes, the default one first: "de en". A new one is added as a draft to translate.',
};

/** The title, the description for people, and the values to choose from, if there are. */
export function describeQuestion(question: Question) {
  const path = pathOf(question);
  const inner = schemaAt(contentModel, path) ?? z.never();
  const { title, description, labels } = {
    ...z.globalRegistry.get(inner),
    ...z.globalRegistry.get(wrappedAt(path)),
  };
  const isOwnText = question === 'position' || question === 'languages';
  const hint = [isOwnText ? '' : description, hints[question]].filter(Boolean).join(' ');
  return { title: title ?? question, hint, labels: labels as Record<string, string> | undefined };
}

/** The present answers, shown with the questions. */
export function presentAnswers(root: string): Answers {
  const site = readSite(root);
  const words = readWords(root, site.defaultLanguage);
  const company = readCompany(root);
  const present = { company, site, words };
  const { latitude, longitude } = company.office;
  return {
    ...Object.fromEntries(
      questions.flatMap((question) => {
        const value = valueAt(present, pathOf(question));
        return typeof value === 'string' ? [[question, value]] : [];
      }),
    ),
    position: company.mapsUrl ?? `${latitude}, ${longitude}`,
    languages: [
      ...new Set([site.defaultLanguage, ...site.languages, ...draftLanguages(root, site)]),
    ].join(' '),
  };
}

/** What is wrong with one answer, and what to write. */
export function problemOf(question: Question, answer: string): string | undefined {
  if (question === 'languages') return languagesProblem(answer);
  if (question === 'position')
    return officeIn(answer)
      ? undefined
      : 'There is no position in it. Open the place in Google Maps or OpenStreetMap on a computer and copy the long address from the address bar; short links such as maps.app.goo.gl have none.';
  const path = pathOf(question);
  if (answer === '-' && wrappedAt(path) instanceof z.ZodOptional) return undefined;
  const model = schemaAt(contentModel, path) ?? z.never();
  const [found] = validate(
    unlocatedJson('', { [question]: answer }),
    z.object({ [question]: model }),
  );
  return found && `It ${found.problem}. ${found.fix}`;
}

/** With what says whether it may be left out. */
const wrappedAt = (path: string[]): z.ZodType =>
  (schemaAt(contentModel, path.slice(0, -1)) as z.ZodObject).shape[path.at(-1) ?? ''];

export const codesIn = (answer: string) => [...new Set(answer.split(/[\s,]+/).filter(Boolean))];

function languagesProblem(answer: string): string | undefined {
  const unknown = codesIn(answer).find((code) => !isKnownLanguage(code));
  if (unknown) return `"${unknown}" names no language. Write codes such as: de pt-BR`;
  return codesIn(answer).length ? undefined : 'Write at least one code, such as: en';
}

/** From a maps link, or from latitude and longitude. */
function officeIn(answer: string) {
  const [, latitude, longitude] = /^\s*(-?[\d.]+)\s*[,;\s]\s*(-?[\d.]+)\s*$/.exec(answer) ?? [];
  const office = latitude
    ? { longitude: Number(longitude), latitude: Number(latitude) }
    : positionIn(answer);
  return companyModel.shape.office.safeParse(office).data;
}

export interface Outcome {
  /** By question; nothing was written if there are any. */
  problems: Answers;
  /** Languages that are wanted but not translated. */
  drafts: string[];
  /** Languages that are neither wanted nor published. */
  others: string[];
}

/** Writes the answers if all are valid. Throws if the present content can't be read. */
export function setUp(root: string, answers: Answers, deletesOthers = false): Outcome {
  const given = Object.entries(answers) as [Question, string][];
  const problems = Object.fromEntries(
    given.flatMap(([question, answer]) => {
      const problem = problemOf(question, answer);
      return problem ? [[question, problem]] : [];
    }),
  );
  if (Object.keys(problems).length) return { problems, drafts: [], others: [] };
  const { position, languages, address, look, liveMap, ...company } = answers;
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
  const site = readSite(root);
  if (look || liveMap)
    writeJson(root, 'content/site.json', {
      ...site,
      ...(look && { look }),
      ...(liveMap && { liveMap }),
    });
  if (address)
    for (const code of [...site.languages, ...draftLanguages(root, site)])
      writeAddress(root, code, address);
  return { problems, ...writeLanguages(root, languages, deletesOthers) };
}

/** A draft may lack texts, so it is not read with the model. */
function writeAddress(root: string, code: string, address: string): void {
  const json = readJson(root, wordFile('translation', code));
  if ('problem' in json) return;
  Object.assign(valueAt(json.value, ['page', 'about', 'map']) ?? {}, { address });
  writeJson(root, wordFile('translation', code), json.value);
}

/** Publishes the wanted languages that are translated; until one is, the present default language stays. */
function writeLanguages(root: string, answer: string | undefined, deletesOthers: boolean) {
  const before = readSite(root);
  const existing = [...before.languages, ...draftLanguages(root, before)];
  const wanted = answer ? codesIn(answer) : existing;
  for (const code of wanted) if (!existing.includes(code)) addLanguage(root, code);
  if (!answer) return { drafts: [], others: [] };
  const progress = measureProgress(root, before);
  const isComplete = (code: string) =>
    progress.some(({ language, missing }) => language === code && !missing.length);
  const complete = wanted.filter(isComplete);
  const published = complete.length ? complete : [before.defaultLanguage];
  const [defaultLanguage] = published;
  writeJson(root, 'content/site.json', {
    ...readSite(root),
    defaultLanguage,
    languages: published,
  });
  const others = existing.filter((code) => ![...wanted, ...published].includes(code));
  if (deletesOthers) for (const code of others) removeLanguage(root, code);
  return {
    drafts: wanted.filter((code) => !complete.includes(code)),
    others: deletesOthers ? [] : others,
  };
}

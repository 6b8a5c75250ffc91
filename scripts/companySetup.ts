/** Writes the answers of set-up into `content/` and the address into each translation. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { legalDetails } from '../src/content/companyDetails';
import { draftLanguages } from '../src/content/drafts';
import { readCompany, readSite, readTranslation } from '../src/content/files/read';
import { readJson } from '../src/content/files/readJson';
import { writeJson } from '../src/content/files/writeJson';
import { positionIn } from '../src/content/mapsLink';
import { companyModel, siteModel, translationModel } from '../src/content/model';
import { unlocatedJson } from '../src/content/parseJson';
import type { Problem } from '../src/content/problem';
import { validate } from '../src/content/validation/validate';
import { checkLanguages, currentLanguages, writeLanguages } from './publishedLanguages';

/** Answers as text; missing ones keep the current value, and `-` removes an optional one. */
export type Answers = Partial<Record<Question, string>>;
export type Question = (typeof questions)[number];
/** The maps link before the position, which may be read from it. */
export const questions = [
  'name',
  'legalName',
  'url',
  'phone',
  'email',
  'languages',
  'address',
  'mapsUrl',
  'longitude',
  'latitude',
  'look',
  'liveMap',
  'form',
  'register',
  'vatId',
  'representative',
  'authority',
] as const;

const { office, ...companyFields } = companyModel.shape;
const legalFields = legalDetails.shape;
const { liveMap: liveMapModel, look: lookModel } = siteModel.shape;
const { address: addressModel } = translationModel.shape.page.shape.about.shape.map.shape;
const models: Record<Question, z.ZodType> = {
  ...companyFields,
  ...office.shape,
  ...legalFields,
  languages: z.string().meta({
    title: 'Languages',
    description:
      'The codes of the languages to publish, the default one first: "de en". A new one is added as a draft to translate.',
  }),
  address: addressModel,
  liveMap: liveMapModel,
  look: lookModel,
};

/** What only set-up does with the answer. */
const hints: Partial<Record<Question, string>> = {
  address: ' Every language gets the same one, until you change it in the editor.',
  mapsUrl: ' A link of Google Maps or OpenStreetMap also sets the position.',
};

/** The question in plain words. */
export function describeQuestion(question: Question): string {
  const { title, description, labels } = z.globalRegistry.get(innermost(models[question])) ?? {};
  const remove = models[question] instanceof z.ZodOptional ? ' Write - to leave it out.' : '';
  const choices = Object.entries(labels ?? {}).map(([value, label]) => `\n  ${value}: ${label}`);
  const hint = hints[question] ?? '';
  return `${title}\n  ${description}${hint}${remove}${choices.join('')}`;
}

const innermost = (model: z.ZodType): z.ZodType =>
  model instanceof z.ZodOptional ? innermost(model.unwrap() as z.ZodType) : model;

/** What is wrong with one answer, before the others are known. */
export function problemOf(root: string, question: Question, answer: string): string | undefined {
  if (isRemoval(question, answer)) return undefined;
  const [problem] =
    question === 'languages' ? checkLanguages(root, answer) : checkOne(question, answer);
  return problem && `${problem.problem}. ${problem.fix}`;
}

function checkOne(question: Question, answer: string): Problem[] {
  const isNumber = question === 'longitude' || question === 'latitude';
  const value = isNumber ? toNumber(answer) : answer;
  return check({ answer: value }, z.object({ answer: models[question] }));
}

const isRemoval = (question: Question, answer: string) =>
  answer === '-' && models[question] instanceof z.ZodOptional;

/** The current values, shown with the questions. */
export function currentAnswers(root: string): Answers {
  const { office, legal, ...company } = readCompany(root);
  const { defaultLanguage, liveMap, look } = readSite(root);
  const { address } = readTranslation(root, defaultLanguage).page.about.map;
  const position = { longitude: String(office.longitude), latitude: String(office.latitude) };
  const languages = currentLanguages(root);
  return { ...company, ...legal, ...position, address, liveMap, look, languages };
}

/** The position in a pasted maps link, as answers. */
export function positionAnswers({ mapsUrl = '' }: Answers): Answers {
  const { longitude, latitude } = positionIn(mapsUrl) ?? {};
  return longitude === undefined
    ? {}
    : { longitude: String(longitude), latitude: String(latitude) };
}

/** Writes the answers if all are valid; otherwise returns the problems and writes nothing. */
export function setUp(root: string, answers: Answers): Problem[] {
  const before = readCompany(root);
  const { address, languages, liveMap, look, longitude, latitude, ...texts } = {
    ...positionAnswers(answers),
    ...answers,
  };
  const office = {
    ...before.office,
    ...(longitude !== undefined && { longitude: toNumber(longitude) }),
    ...(latitude !== undefined && { latitude: toNumber(latitude) }),
  };
  const hasMoved = !isDeepStrictEqual(before.office, office);
  // The link to the old place is replaced by one to the position.
  const { mapsUrl: _old, ...withoutLink } = before;
  const given = Object.entries(texts).map(([name, text]) => [
    name,
    isRemoval(name as Question, text) ? undefined : text,
  ]);
  const isLegal = ([name = '']: readonly unknown[]) => String(name) in legalFields;
  const legal = { ...before.legal, ...Object.fromEntries(given.filter(isLegal)) };
  const company = {
    ...(hasMoved ? withoutLink : before),
    ...Object.fromEntries(given.filter((answer) => !isLegal(answer))),
    legal: Object.values(legal).some(Boolean) ? legal : undefined,
    office,
  };
  const problems = [
    ...check(company, companyModel),
    ...checkAddress(address),
    ...check({ liveMap, look }, z.object({ liveMap: liveMapModel, look: lookModel })),
    ...(languages === undefined ? [] : checkLanguages(root, languages)),
  ];
  if (problems.length) return problems;
  // In the model's order, as the editor writes it.
  writeJson(root, 'content/company.json', companyModel.parse(company));
  if (languages !== undefined) writeLanguages(root, languages);
  const site = { ...readSite(root), ...(liveMap && { liveMap }), ...(look && { look }) };
  if (liveMap || look) writeJson(root, 'content/site.json', site);
  if (address !== undefined) writeAddress(root, address);
  return problems;
}

/** Leaves other texts for the model to reject. */
function toNumber(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

function check(value: unknown, model: z.ZodType): Problem[] {
  const file = 'your answers';
  return validate(unlocatedJson(file, value), model);
}

function checkAddress(address: string | undefined): Problem[] {
  return check({ address }, z.object({ address: addressModel.optional() }));
}

/** Uses the same line in every language; translators can change it later. A translation with mistakes stays as it is. */
function writeAddress(root: string, address: string): void {
  const site = readSite(root);
  for (const language of [...site.languages, ...draftLanguages(root, site)]) {
    const file = `locales/${language}/translation.json`;
    const json = readJson(root, file);
    const words = 'problem' in json ? undefined : translationModel.safeParse(json.value).data;
    if (!words) continue;
    words.page.about.map.address = address;
    writeJson(root, file, words);
  }
}

/** Writes the answers of set-up into `content/`, and texts into each translation. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { draftLanguages } from '../src/content/drafts';
import { readAbout, readCompany, readSite, readTranslation } from '../src/content/files/read';
import { readJson } from '../src/content/files/readJson';
import { writeJson } from '../src/content/files/writeJson';
import { positionIn } from '../src/content/mapsLink';
import {
  aboutModel,
  companyModel,
  siteModel,
  translationFile,
  translationModel,
} from '../src/content/model';
import { unlocatedJson } from '../src/content/parseJson';
import { valueAt } from '../src/content/path';
import type { Problem } from '../src/content/problem';
import { schemaAt } from '../src/content/schemaAt';
import { quote, validate } from '../src/content/validation/validate';
import { entriesIn, formatLine, parseLine } from './answerLine';
import { checkLanguages, codesIn, currentLanguages, writeLanguages } from './publishedLanguages';

/** Answers as text; missing ones keep the current value, and `-` removes an optional one. */
export type Answers = Partial<Record<Question, string>>;
export type Question = keyof typeof places;

const contentModel = z.object({
  company: companyModel,
  about: aboutModel,
  site: siteModel,
  words: translationModel,
});
type Part = keyof typeof contentModel.shape;

/** Where the answers are in the content. The maps link comes before the position, which may be read from it. */
const basicPlaces = {
  name: 'company.name',
  legalName: 'company.legalName',
  url: 'company.url',
  phone: 'company.phone',
  email: 'company.email',
  languages: 'site.languages',
  address: 'words.page.about.map.address',
  mapsUrl: 'company.mapsUrl',
  longitude: 'company.office.longitude',
  latitude: 'company.office.latitude',
  look: 'site.look',
  liveMap: 'site.liveMap',
} as const;
const optionalPlaces = {
  form: 'company.legal.form',
  register: 'company.legal.register',
  vatId: 'company.legal.vatId',
  representative: 'company.legal.representative',
  authority: 'company.legal.authority',
  otherPhones: 'company.otherPhones',
  openingHours: 'company.openingHours.text',
  hoursForSearchEngines: 'company.openingHours.forSearchEngines',
  links: 'company.links',
  people: 'about.people',
  keywords: 'words.page.about.meta.keywords',
} as const;
const places = { ...basicPlaces, ...optionalPlaces };
export const questions = Object.keys(basicPlaces) as (keyof typeof basicPlaces)[];
export const optionalQuestions = Object.keys(optionalPlaces) as (keyof typeof optionalPlaces)[];

const TRANSLATE = 'The same in every language, until you translate it in the editor.';
/** What the model's descriptions need not say in the editor. */
const hints: Answers = {
  languages: 'Codes, the default one first: "de en". A new one is added as a draft to translate.',
  address: TRANSLATE,
  mapsUrl: 'A link of Google Maps or OpenStreetMap also sets the position.',
  otherPhones: 'With semicolons between them.',
  openingHours: TRANSLATE,
  hoursForSearchEngines: 'Here with semicolons: Mo-Fr 09:00-17:00; Sa 10:00-14:00.',
  links: `For example: Careers, https://careers.example.com; Terms, https://example.com/terms. ${TRANSLATE}`,
  people: `For example: Maria Example, Founder; Jan Example, Engineer. Add portraits in the editor. ${TRANSLATE}`,
  keywords: TRANSLATE,
};

const pathOf = (question: Question) => places[question].split('.');

/** With its wrapper, which tells whether it is optional. */
function wrappedModelAt(path: string[]): z.ZodType {
  const group = schemaAt(contentModel, path.slice(0, -1)) as z.ZodObject;
  return group.shape[path.at(-1) ?? ''];
}

function modelOf(question: Question): z.ZodType {
  const model = wrappedModelAt(pathOf(question));
  return model instanceof z.ZodOptional ? (model.unwrap() as z.ZodType) : model;
}

/** What an answer of `-` removes: the value, or the group that needs it. */
const removalOf = (question: Question, answer: string): string[] | undefined =>
  answer === '-'
    ? [pathOf(question), pathOf(question).slice(0, -1)].find(
        (path) => wrappedModelAt(path) instanceof z.ZodOptional,
      )
    : undefined;

/** The question in plain words. */
export function describeQuestion(question: Question): string {
  const model = modelOf(question);
  const described = model instanceof z.ZodRecord ? (model.valueType as z.ZodType) : model;
  const { title, description, labels } = z.globalRegistry.get(described) ?? {};
  const remove = removalOf(question, '-') && 'Write - to leave it out.';
  const choices = Object.entries(labels ?? {}).map(([value, label]) => `\n  ${value}: ${label}`);
  const sentences = [description, hints[question], remove].filter(Boolean).join(' ');
  return `${title}\n  ${sentences}${choices.join('')}`;
}

/** What is wrong with one answer, before the others are known. */
export function problemOf(root: string, question: Question, answer: string): string | undefined {
  const [found] = checkAnswer(root, question, answer);
  if (!found) return undefined;
  const { key, problem, fix } = found;
  const [, index, field] = /\[(\d+)\]\.(\w+)/.exec(key) ?? [];
  if (field === undefined) return `${problem}. ${fix}`;
  const model = schemaAt(modelOf(question), [Number(index), field]);
  const title = model && z.globalRegistry.get(model)?.title;
  const entry = quote(entriesIn(answer)[Number(index)]);
  return `has a mistake in ${entry}: ${title} ${problem}. ${fix} Semicolons go between entries.`;
}

function checkAnswer(root: string, question: Question, answer: string): Problem[] {
  if (removalOf(question, answer)) return [];
  if (question === 'languages') return checkLanguages(root, answer);
  const value = parseLine(modelOf(question), answer, languagesOf(root));
  return check({ [question]: value }, z.object({ [question]: modelOf(question) }));
}

const check = (value: unknown, model: z.ZodType) =>
  validate(unlocatedJson('your answers', value), model);

/** The current values, shown with the questions. */
export const currentAnswers = (root: string): Answers =>
  Object.fromEntries(
    [...questions, ...optionalQuestions].map((question) => [
      question,
      currentAnswer(root, question),
    ]),
  );

function currentAnswer(root: string, question: Question): string | undefined {
  if (question === 'languages') return currentLanguages(root);
  const value = currentValue(root, question);
  if (value === undefined) return undefined;
  return formatLine(modelOf(question), value, readSite(root).defaultLanguage);
}

function currentValue(root: string, question: Question): unknown {
  const [part, ...path] = pathOf(question);
  return valueAt(readPart[part as Part](root), path);
}

const readPart: Record<Part, (root: string) => unknown> = {
  company: readCompany,
  about: readAbout,
  site: readSite,
  words: (root) => readTranslation(root, readSite(root).defaultLanguage),
};

/** The position in a pasted maps link, as answers. */
export function positionAnswers({ mapsUrl = '' }: Answers): Answers {
  const { longitude, latitude } = positionIn(mapsUrl) ?? {};
  return longitude === undefined
    ? {}
    : { longitude: String(longitude), latitude: String(latitude) };
}

/** Writes the answers if all are valid; otherwise returns the problems and writes nothing. */
export function setUp(root: string, given: Answers): Problem[] {
  const all = Object.entries({ ...positionAnswers(given), ...given }) as [Question, string][];
  const answers = all.filter(([question, answer]) => answer !== currentAnswer(root, question));
  const problems = answers.flatMap(([question, answer]) => checkAnswer(root, question, answer));
  if (problems.length) return problems;
  const languages = [...languagesOf(root), ...codesIn(given.languages ?? '')];
  const values = answers.flatMap(([question, answer]) => {
    if (question === 'languages') return [];
    const removed = removalOf(question, answer);
    const before = currentValue(root, question);
    const value = removed ? undefined : parseLine(modelOf(question), answer, languages, before);
    return [{ path: removed ?? pathOf(question), value }];
  });
  const valuesIn = (part: Part) => values.filter(({ path }) => path[0] === part);
  const change = <Content>(part: Part, content: Content) =>
    valuesIn(part).reduce<unknown>(
      (changed, { path, value }) => withValue(changed, path.slice(1), value),
      content,
    ) as Content;

  const before = readCompany(root);
  const changed = change('company', before);
  const hasMoved = !isDeepStrictEqual(before.office, changed.office);
  // The link to the old place is replaced by one to the position.
  const isOldLink = hasMoved && given.mapsUrl === undefined;
  const company = isOldLink ? { ...changed, mapsUrl: undefined } : changed;
  const conflicts = check(company, companyModel);
  if (conflicts.length) return conflicts;
  // In the model's order, as the editor writes it.
  writeJson(root, 'content/company.json', companyModel.parse(company));
  if (valuesIn('about').length)
    writeJson(root, 'content/about.json', change('about', readAbout(root)));
  if (given.languages !== undefined) writeLanguages(root, given.languages);
  if (valuesIn('site').length) writeJson(root, 'content/site.json', change('site', readSite(root)));
  for (const language of valuesIn('words').length ? languagesOf(root) : []) {
    const file = translationFile(language);
    const json = readJson(root, file);
    // A translation with mistakes stays as it is.
    const words = 'problem' in json ? undefined : translationModel.safeParse(json.value).data;
    if (words) writeJson(root, file, change('words', words));
  }
  return [];
}

/** The default one first, then the other published ones and drafts. */
function languagesOf(root: string): string[] {
  const site = readSite(root);
  return [...new Set([site.defaultLanguage, ...site.languages, ...draftLanguages(root, site)])];
}

/** A group without values is left out. */
function withValue(group: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const inner = rest.length ? withValue(Object(group)[key], rest, value) : value;
  const changed = { ...Object(group), [key]: inner };
  return Object.values(changed).some((one) => one !== undefined) ? changed : undefined;
}

/** How complete a language is, and why it can't be published yet. */

import { unlocatedJson } from '../../model/json';
import { type WordFile, wordFiles } from '../../model/model';
import type { Problem } from '../../model/problem';
import { schemaAt } from '../../model/schemaAt';
import { combineWords } from '../../model/texts';
import {
  missingPerLanguage as lackingIn,
  missingTexts,
  type Texts,
  textsIn,
} from '../../model/validation/translations';
import { type EntryName, entries } from '../entries';
import { fieldName, NO_LANGUAGE } from '../merge/names';
import { formatProblem, normalize, partsOf, problemsOf } from '../problems';
import { savedContent } from '../savedEntries';
import { languageName, translate } from '../words';

export interface LanguageState {
  /** How many texts there are to translate. */
  total: number;
  /** Names of texts that are missing or not translated. */
  missing: string[];
}

/** Of the saved texts of the whole site. `original` is the default language. */
export const languageState = (code: string, original: string): LanguageState =>
  stateOf(savedTexts(code), savedTexts(original), nameOf);

/** Of a file of words that is being edited. */
export const stateOfWords = (
  name: EntryName,
  code: string,
  words: unknown,
  originals: unknown,
): LanguageState =>
  stateOf(textsIn(code, words), textsIn(code, originals), (key) => nameIn(name, key));

const stateOf = (texts: Texts, originals: Texts, name: (key: string) => string) => ({
  total: originals.size,
  missing: missingTexts(texts, originals).map(name),
});

/** The entries with texts in all languages, whose fields end with a language's code. */
const shared = ['pictures', 'company'] as const;

const savedFile = (name: (typeof shared)[number]) =>
  normalize(savedContent(name), entries[name].model);

/** The entries with words; their names are those of the files, but for the About page's. */
const wordEntries = wordFiles.map((file) => [entryOf(file), file] as const);

function entryOf(file: WordFile): EntryName {
  return file === 'translation' ? 'about' : file;
}

const savedTexts = (code: string) =>
  textsIn(
    code,
    combineWords(
      Object.fromEntries(wordEntries.map(([name, file]) => [file, savedContent(name, code)])),
    ),
    Object.fromEntries(shared.map((name) => [entries[name].file, savedFile(name)])),
  );

/** The text's name in the forms, for a key such as `about.map.slides[0]` or `collage[0].alt`. */
function nameOf(key: string): string {
  const [first = '', ...rest] = partsOf(key);
  if (first === 'about') return nameIn('about', `page.${key}`);
  const words = wordEntries.find(([name]) => name === first);
  if (words) return nameIn(words[0], rest.join('.'));
  const path = partsOf(key);
  const name = schemaAt(entries.company.model, path) ? 'company' : 'pictures';
  const title = path.at(-1) === 'alt' ? ` › ${translate('Description')}` : '';
  return nameIn(name, key) + title;
}

const nameIn = (name: EntryName, key: string) =>
  fieldName(name, partsOf(key).join('.'), NO_LANGUAGE);

/** What a build would reject if the language was published. */
function whyIncomplete(code: string): string[] {
  return [
    ...wordEntries.flatMap(([name]) => {
      const value = savedContent(name, code) ?? {};
      return messagesAbout(name, problemsOf({ entry: entries[name], value, isPublished: true }));
    }),
    ...shared.flatMap((name) =>
      messagesAbout(name, lackingIn(unlocatedJson(entries[name].file, savedFile(name)), [code])),
    ),
  ];
}

const messagesAbout = (name: EntryName, problems: Problem[]) =>
  problems.map((problem) => formatProblem(entries[name], problem, (_, key) => nameIn(name, key)));

/** Says why a language that is to be published can't be; undefined if it can. */
export function refusalOf(code: string): string | undefined {
  const [first, ...others] = whyIncomplete(code);
  if (!first) return undefined;
  const refused = translate(`${languageName(code)} cannot be published yet.`);
  const more = others.length ? translate(`And ${others.length} more.`) : '';
  return `${refused} ${first} ${more}`.trim();
}

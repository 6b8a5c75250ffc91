/** How complete a language is, and why it can't be published yet. */
import {
  type BuiltTexts,
  missingTexts,
  outdatedTexts,
  type Texts,
  textsIn,
} from '../../content/languages/completeness';
import { unlocatedJson } from '../../content/parseJson';
import type { Problem } from '../../content/problem';
import { schemaAt } from '../../content/schemaAt';
import { missingTexts as lackingIn } from '../../content/validation/missingTexts';
import { type EntryName, entries, entryNames, fileOwner } from '../entries';
import { fieldName, NO_LANGUAGE } from '../merge/names';
import { formatProblem, isInForm, lackingWords, normalize, partsOf, problemsOf } from '../problems';
import { savedContent } from '../savedEntries';
import { languageName, translate } from '../words';

export interface LanguageState {
  /** How many texts there are to translate. */
  total: number;
  /** Names of texts that are missing or not translated. */
  missing: string[];
  /** Names of texts that are older than their originals. */
  outdated: string[];
}

interface Comparison {
  /** The default language. */
  original: string;
  built: BuiltTexts;
}

/** Of the saved texts of the whole site. */
export const languageState = (code: string, against: Comparison): LanguageState =>
  stateOf(code, savedTexts(code), savedTexts(against.original), against);

/** Of a translation that is being edited, and of the texts in this form. */
export function stateOfWords(
  name: EntryName,
  code: string,
  words: unknown,
  originals: unknown,
  against: Comparison,
): LanguageState {
  const own = (texts: Texts) => new Map([...texts].filter(([key]) => isInForm(entries[name], key)));
  return stateOf(code, own(textsIn(code, words)), own(textsIn(code, originals)), against);
}

function stateOf(code: string, texts: Texts, originals: Texts, { original, built }: Comparison) {
  const source = { language: original, texts: originals };
  return {
    total: originals.size,
    missing: missingTexts(texts, originals).map(nameOf),
    outdated: outdatedTexts(code, texts, source, built).map(nameOf),
  };
}

/** The entries with texts in all languages, whose fields end with a language's code. */
const shared = ['pictures', 'company'] as const;

const savedFile = (name: (typeof shared)[number]) =>
  normalize(savedContent(name), entries[name].model);

const savedWords = (code: string) => savedContent('about', code);

const savedTexts = (code: string) =>
  textsIn(
    code,
    savedWords(code),
    Object.fromEntries(shared.map((name) => [entries[name].file, savedFile(name)])),
  );

/** The text's name in the forms, for a key such as `page.about.map.slides[0]`. */
function nameOf(key: string): string {
  const path = partsOf(key);
  if (schemaAt(entries.about.model, path)) return fieldName('about', path.join('.'), NO_LANGUAGE);
  const name = schemaAt(entries.company.model, path) ? 'company' : 'pictures';
  const title = path.at(-1) === 'alt' ? ` › ${translate('Description')}` : '';
  return fieldName(name, path.join('.'), NO_LANGUAGE) + title;
}

/** What a build would reject if the language was published. */
function whyIncomplete(code: string, original: string): string[] {
  const both = [original, code];
  const value = savedWords(code) ?? {};
  return [
    ...both.flatMap((one) =>
      messagesAbout('about', lackingWords(one, savedWords(one), both.map(savedWords))),
    ),
    ...entryNames
      .filter((name) => fileOwner(name) === 'about')
      .flatMap((name) =>
        messagesAbout(name, problemsOf({ entry: entries[name], value, isPublished: true })),
      ),
    ...shared.flatMap((name) =>
      messagesAbout(name, lackingIn(unlocatedJson(entries[name].file, savedFile(name)), [code])),
    ),
  ];
}

const messagesAbout = (name: EntryName, problems: Problem[]) =>
  problems.map((problem) =>
    formatProblem(entries[name], problem, (_, key) =>
      fieldName(name, partsOf(key).join('.'), NO_LANGUAGE),
    ),
  );

/** Says why a language that is to be published can't be; undefined if it can. */
export function refusalOf(code: string, original: string): string | undefined {
  const [first, ...others] = whyIncomplete(code, original);
  if (!first) return undefined;
  const refused = translate(`${languageName(code)} cannot be published yet.`);
  const more = others.length ? translate(`And ${others.length} more.`) : '';
  return `${refused} ${first} ${more}`.trim();
}

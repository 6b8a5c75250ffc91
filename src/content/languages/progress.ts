/** How complete each language is, published or draft. */
import { draftLanguages } from '../drafts';
import { readJson } from '../files/readJson';
import { type Site, translationModel } from '../model';
import { flattenStrings, isUntranslated } from '../texts';
import { validate } from '../validation/validate';

export interface Progress {
  language: string;
  state: 'published' | 'draft';
  /** How many texts there are to translate. */
  total: number;
  /** Keys of texts that are missing, empty or marked as untranslated. */
  missing: string[];
  /** Keys of texts that equal the original: names, or forgotten translations. */
  identical: string[];
  /** Keys of texts that exceed their maximum length. */
  tooLong: string[];
}

export function measureProgress(root: string, site: Site): Progress[] {
  const original = textsOf(root, site.defaultLanguage).texts;
  const drafts = draftLanguages(root, site);
  return [...site.languages, ...drafts].map((language) => {
    const { texts, tooLong } = textsOf(root, language);
    const keys = [...original.keys()];
    const missing = keys.filter((key) => isUntranslated(texts.get(key)));
    const isOriginal = language === site.defaultLanguage;
    const identical = isOriginal ? [] : keys.filter((key) => texts.get(key) === original.get(key));
    const state = drafts.includes(language) ? 'draft' : 'published';
    return { language, state, total: keys.length, missing, identical, tooLong };
  });
}

/** An unreadable file counts as empty; `checkContent` reports why. */
function textsOf(root: string, language: string) {
  const json = readJson(root, `locales/${language}/translation.json`);
  if ('problem' in json) return { texts: new Map<string, string>(), tooLong: [] };
  const texts = flattenStrings(json.value);
  const tooLong = validate(json, translationModel)
    .filter(({ key, problem }) => problem.includes('instead of at most') && texts.has(key))
    .filter(({ key }) => !isUntranslated(texts.get(key)))
    .map(({ key }) => key);
  return { texts, tooLong };
}

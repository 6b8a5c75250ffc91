/** How complete each language is, published or draft. */
import { draftLanguages } from '../drafts';
import { readJson } from '../files/readJson';
import { type Site, translationFile, translationModel } from '../model';
import { isUntranslated } from '../texts';
import { validate } from '../validation/validate';
import { missingTexts } from './completeness';
import { textsOf } from './textsOf';

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
  const original = textByKey(root, site.defaultLanguage);
  const drafts = draftLanguages(root, site);
  return [...site.languages, ...drafts].map((language) => {
    const texts = textByKey(root, language);
    const keys = [...original.keys()];
    const isOriginal = language === site.defaultLanguage;
    return {
      language,
      state: drafts.includes(language) ? 'draft' : 'published',
      total: keys.length,
      missing: missingTexts(texts, original),
      identical: isOriginal ? [] : keys.filter((key) => texts.get(key) === original.get(key)),
      tooLong: tooLongIn(root, language).filter((key) => !isUntranslated(texts.get(key))),
    };
  });
}

const textByKey = (root: string, language: string) =>
  new Map([...textsOf(root, language)].map(([key, { text }]) => [key, text]));

function tooLongIn(root: string, language: string): string[] {
  const json = readJson(root, translationFile(language));
  if ('problem' in json) return [];
  return validate(json, translationModel)
    .filter(({ problem }) => problem.includes('characters instead of at most'))
    .map(({ key }) => key);
}

/** How complete each language is, published or draft. */
import { draftLanguages } from '../files/read';
import type { Site } from '../model';
import { missingTexts } from './completeness';
import { textsOf } from './textsOf';

export interface Progress {
  language: string;
  state: 'published' | 'draft';
  /** How many texts there are to translate. */
  total: number;
  /** Keys of texts that are missing, empty or marked as untranslated. */
  missing: string[];
}

export function measureProgress(root: string, site: Site): Progress[] {
  const original = textByKey(root, site.defaultLanguage);
  const drafts = draftLanguages(root, site);
  return [...site.languages, ...drafts].map((language) => {
    const texts = textByKey(root, language);
    return {
      language,
      state: drafts.includes(language) ? 'draft' : 'published',
      total: original.size,
      missing: missingTexts(texts, original),
    };
  });
}

const textByKey = (root: string, language: string) =>
  new Map([...textsOf(root, language)].map(([key, { text }]) => [key, text]));

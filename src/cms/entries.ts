/** What can be edited: one entry per file, and for the files of a language one per language. */
import type { z } from 'zod';
import { companyModel } from '../model/company';
import { legalFile } from '../model/legalPages';
import { aboutModel, legalTextModel, siteModel, wordFile, wordsModel } from '../model/model';
import type { LanguageEntry } from '../model/pageData';

interface Kind {
  /** The name of a Material Symbols icon. */
  icon: string;
  model: z.ZodType;
  /** Relative to the project's folder. */
  fileIn: (language: string) => string;
  /** Whether the file has the texts of all languages. */
  isShared?: boolean;
}

const words = (name: WordName, icon = 'web'): Kind => ({
  icon,
  model: wordsModel.shape[name],
  fileIn: (language) => wordFile(name === 'about' ? 'translation' : name, language),
});

const legal = (name: 'imprint' | 'privacy', icon: string): Kind => ({
  icon,
  model: legalTextModel,
  fileIn: (language) => legalFile(name, language),
});

const shared = (file: string, model: z.ZodType, icon: string): Kind => ({
  icon,
  model,
  fileIn: () => file,
  isShared: true,
});

type WordName = keyof typeof wordsModel.shape;
type OtherPage = Exclude<WordName, 'about' | 'labels'>;
const isOtherPage = (name: string): name is OtherPage => name !== 'about' && name !== 'labels';

/** The entries with a language's words, as in `wordsModel`. */
export const wordNames = Object.keys(wordsModel.shape) as WordName[];

const allKinds = {
  about: words('about', 'article'),
  imprint: legal('imprint', 'gavel'),
  privacy: legal('privacy', 'shield_person'),
  ...(Object.fromEntries(
    wordNames.filter(isOtherPage).map((name) => [name, words(name)]),
  ) as Record<OtherPage, Kind>),
  labels: words('labels', 'short_text'),
  pictures: shared('content/about.json', aboutModel, 'photo_library'),
  company: shared('content/company.json', companyModel, 'apartment'),
  languages: shared('content/site.json', siteModel, 'translate'),
};

export type EntryName = keyof typeof allKinds;
export const kinds: Record<EntryName, Kind> = allKinds;
export const entryNames = Object.keys(kinds) as EntryName[];

export interface Entry {
  name: EntryName;
  file: string;
  /** The language's code, or `SHARED`. */
  collection: string;
  /** Of its texts; undefined if it has those of all languages. */
  language?: LanguageEntry;
}

/** The collection of the entries that all languages share. */
export const SHARED = 'site';

export function entriesIn(languages: LanguageEntry[]): Entry[] {
  const entries = (language?: LanguageEntry) =>
    entryNames
      .filter((name) => Boolean(kinds[name].isShared) === !language)
      .map((name) => {
        const code = language?.code ?? '';
        return { name, file: kinds[name].fileIn(code), collection: code || SHARED, language };
      });
  return [...languages.flatMap((language) => entries(language)), ...entries()];
}

export const entryOf = (file: string, languages: LanguageEntry[]): Entry | undefined =>
  entriesIn(languages).find((entry) => entry.file === file);

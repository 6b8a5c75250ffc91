/** What can be edited: one entry per file, and for the files of a language one per language. */
import type { z } from 'zod';
import { companyModel } from '../model/company';
import { legalFile } from '../model/legalPages';
import {
  aboutModel,
  legalTextModel,
  siteModel,
  type WordFile,
  wordFile,
  wordFiles,
  wordModels,
} from '../model/model';
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

const words = (name: WordFile, icon = 'web'): Kind => ({
  icon,
  model: wordModels[name],
  fileIn: (language) => wordFile(name, language),
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

type OtherPage = Exclude<WordFile, 'translation' | 'labels'>;
const isOtherPage = (name: WordFile): name is OtherPage =>
  name !== 'translation' && name !== 'labels';

const allKinds = {
  about: words('translation', 'article'),
  imprint: legal('imprint', 'gavel'),
  privacy: legal('privacy', 'shield_person'),
  ...(Object.fromEntries(
    wordFiles.filter(isOtherPage).map((name) => [name, words(name)]),
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

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
  /** Relative to the project's folder. */
  fileIn: (language: string) => string;
  model: z.ZodType;
  /** The key of the only group in the form; without one, the whole file is. */
  group?: string;
}

const words = (name: WordFile, icon: string, group?: string): Kind => ({
  icon,
  fileIn: (language) => wordFile(name, language),
  model: wordModels[name],
  group,
});

const { translation: _, labels: __, ...otherPages } = wordModels;

const perLanguage = {
  about: words('translation', 'article', 'page.about'),
  imprint: {
    icon: 'gavel',
    fileIn: (language: string) => legalFile('imprint', language),
    model: legalTextModel,
  },
  privacy: {
    icon: 'shield_person',
    fileIn: (language: string) => legalFile('privacy', language),
    model: legalTextModel,
  },
  ...(Object.fromEntries(
    wordFiles.filter((name) => name in otherPages).map((name) => [name, words(name, 'web')]),
  ) as Record<keyof typeof otherPages, Kind>),
  labels: words('labels', 'short_text'),
};

const shared = {
  pictures: { icon: 'photo_library', fileIn: () => 'content/about.json', model: aboutModel },
  company: { icon: 'apartment', fileIn: () => 'content/company.json', model: companyModel },
  languages: { icon: 'translate', fileIn: () => 'content/site.json', model: siteModel },
};

export type EntryName = keyof typeof perLanguage | keyof typeof shared;
export const kinds: Record<EntryName, Kind> = { ...perLanguage, ...shared };
export const entryNames = Object.keys(kinds) as EntryName[];

export interface Entry {
  name: EntryName;
  file: string;
  /** Of its texts; undefined if it has those of all languages. */
  language?: LanguageEntry;
}

/** The collection of the entries that all languages share. */
export const SHARED = 'site';

/** By collection: those that all languages share, then those of each language. */
export function entriesIn(languages: LanguageEntry[]): [collection: string, Entry[]][] {
  const entries = (kindsOf: Partial<Record<EntryName, Kind>>, language?: LanguageEntry) =>
    Object.entries(kindsOf).map(([name, { fileIn }]) => ({
      name: name as EntryName,
      file: fileIn(language?.code ?? ''),
      language,
    }));
  return [
    ...languages.map((one): [string, Entry[]] => [one.code, entries(perLanguage, one)]),
    [SHARED, entries(shared)],
  ];
}

/** The entry of a file in the project. */
export const entryOf = (file: string, languages: LanguageEntry[]): Entry | undefined =>
  entriesIn(languages)
    .flatMap(([, entries]) => entries)
    .find((entry) => entry.file === file);

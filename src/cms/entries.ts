/** What can be edited: one entry per file, and for the files of a language one per language. */
import type { z } from 'zod';
import { type LegalPage, legalFile } from '../model/legalPages';
import { legalTextModel, sharedFiles, wordFile, wordsModel } from '../model/model';
import { fileOfWords } from '../model/texts';
import type { LanguageEntry } from '../model/viewData';

interface Kind {
  model: z.ZodType;
  /** Relative to the project's folder. */
  fileIn: (language: string) => string;
}

type WordName = keyof typeof wordsModel.shape;

const words = (name: WordName): Kind => ({
  model: wordsModel.shape[name],
  fileIn: (language) => wordFile(fileOfWords(name), language),
});

const legal = (name: LegalPage): Kind => ({
  model: legalTextModel,
  fileIn: (language) => legalFile(name, language),
});

const shared = (name: keyof typeof sharedFiles): Kind => ({
  model: sharedFiles[name].model,
  fileIn: () => sharedFiles[name].file,
});

export type EntryName = WordName | LegalPage | keyof typeof sharedFiles;

export const kinds: Record<EntryName, Kind> = {
  about: words('about'),
  imprint: legal('imprint'),
  privacy: legal('privacy'),
  notFound: words('notFound'),
  labels: words('labels'),
  pictures: shared('pictures'),
  company: shared('company'),
  look: shared('look'),
  languages: shared('languages'),
};

export const entryNames = Object.keys(kinds) as EntryName[];

/** Whether all languages share its file. */
export const isShared = (name: string) => Object.hasOwn(sharedFiles, name);

/** The entries with a language's words, as in `wordsModel`. */
export const wordNames = Object.keys(wordsModel.shape) as WordName[];

export interface Entry {
  name: EntryName;
  file: string;
  /** The language's code, or `SHARED`. */
  collection: string;
  /** Undefined if all languages share the file. */
  language?: LanguageEntry;
}

/** The collection of the entries that all languages share. */
export const SHARED = 'shared';

export function entriesIn(languages: LanguageEntry[]): Entry[] {
  const entries = (language?: LanguageEntry) =>
    entryNames
      .filter((name) => isShared(name) === !language)
      .map((name) => {
        const code = language?.code ?? '';
        return { name, file: kinds[name].fileIn(code), collection: code || SHARED, language };
      });
  return [...languages.flatMap((language) => entries(language)), ...entries()];
}

export function entryOf(file: string, languages: LanguageEntry[]): Entry {
  const found = entriesIn(languages).find((entry) => entry.file === file);
  if (!found) throw new Error(`There is no entry for ${file}.`);
  return found;
}

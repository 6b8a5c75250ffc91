/** The forms: one per file, and for the files of a language one per language. */
import type { EntryKind } from '../../plugins/editor';
import { type LegalPage, legalFile } from '../model/legalPages';
import { legalTextModel, sharedFiles, wordFile, wordsModel } from '../model/model';
import { fileOfWords } from '../model/texts';

type WordName = keyof typeof wordsModel.shape;
type SharedName = keyof typeof sharedFiles;
export type EntryName = WordName | LegalPage | SharedName;

/** The entries with a language's words, as in `wordsModel`. */
export const wordNames = Object.keys(wordsModel.shape) as WordName[];

const words = (name: WordName, page: string): EntryKind => ({
  model: wordsModel.shape[name],
  fileIn: (language) => wordFile(fileOfWords(name), language),
  page,
});

const legal = (name: LegalPage): EntryKind => ({
  model: legalTextModel,
  fileIn: (language) => legalFile(name, language),
  page: `${name}/`,
});

const shared = (name: SharedName): EntryKind => ({
  model: sharedFiles[name].model,
  fileIn: () => sharedFiles[name].file,
  isShared: true,
});

export const entries: Record<EntryName, EntryKind> = {
  about: words('about', 'about/'),
  imprint: legal('imprint'),
  privacy: legal('privacy'),
  notFound: words('notFound', '404.html'),
  labels: words('labels', 'about/'),
  pictures: shared('pictures'),
  company: shared('company'),
  look: shared('look'),
  languages: { ...shared('languages'), publishes: 'languages' },
};

/** The files of all entries. */
export const entryFiles = (codes: string[]): string[] =>
  Object.values(entries).flatMap(({ fileIn, isShared }) =>
    isShared ? [fileIn('')] : codes.map((code) => fileIn(code)),
  );

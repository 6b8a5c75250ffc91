/** The words of a language as its files hold them. */
import type { readWords } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { type SectionName, sections, type WordFile, wordFile } from '../../src/model/model';

export type AllWords = ReturnType<typeof readWords>;
export const contentsOf = ({ about, ...others }: AllWords) => ({
  translation: { page: { about } },
  ...others,
});

/** The names of the About page's sections that have words, in their order. */
export const sectionsIn = ({ about }: AllWords): SectionName[] =>
  (Object.keys(sections) as SectionName[]).filter((name) => about[name].title);

/** The texts of the files, by path. */
export const filesOf = (code: string, words: AllWords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(contentsOf(words)).map(([name, content]) => [
      wordFile(name as WordFile, code),
      jsonText(content),
    ]),
  );

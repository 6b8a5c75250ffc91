/** What can be edited: one entry per file, and for the files of a language one per language. */
import type { Entry, EntryKind, Language } from '..';
import { site } from './site';

/** The collection of the entries that all languages share. */
export const SHARED = 'shared';

export const entryNames = (): string[] => Object.keys(site.entries);

export function kindOf(name: string): EntryKind {
  const kind = site.entries[name];
  if (!kind) throw new Error(`There is no entry "${name}".`);
  return kind;
}

/** Whether all languages share its file. */
export const isShared = (name: string): boolean => kindOf(name).isShared ?? false;

export function entriesIn(languages: Language[]): Entry[] {
  const entries = (language?: Language) =>
    entryNames()
      .filter((name) => isShared(name) === !language)
      .map((name) => {
        const code = language?.code ?? '';
        return { name, file: kindOf(name).fileIn(code), collection: code || SHARED, language };
      });
  return [...languages.flatMap((language) => entries(language)), ...entries()];
}

export function entryOf(file: string, languages: Language[]): Entry {
  const found = entriesIn(languages).find((entry) => entry.file === file);
  if (!found) throw new Error(`There is no entry for ${file}.`);
  return found;
}

/** The address of the page that shows an entry best, without the path of the site. */
export function pageOf({ name, language }: Entry): string {
  const folder = !language || language.isDefault ? '/' : `/${language.code}/`;
  const [first] = Object.values(site.entries);
  return folder + (kindOf(name).page ?? first?.page ?? '');
}

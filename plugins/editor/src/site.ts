/** The site whose content is edited. */
import type { GitBackend } from '@sveltia/cms';
import type { EditedSite, EditorOptions, FieldNames, Pictures } from '..';

/** The options that the build doesn't use up, which it puts into the editor. */
export interface Settings
  extends Omit<
    EditorOptions,
    'site' | 'page' | 'root' | 'files' | 'styles' | 'esbuild' | 'backend'
  > {
  /** Tells apart the sites that are edited at the same address: a hash of the project's folder. */
  id: string;
  pictures: Pictures;
  backend?: GitBackend;
}

export let site: EditedSite;
export let pictures: Pictures;

/** Before anything else. */
export function editSite(edited: EditedSite, settings: Pick<Settings, 'pictures'>): void {
  site = edited;
  pictures = settings.pictures;
}

export const defaultCode = (languages: EditorOptions['languages']): string =>
  languages.find(({ isDefault }) => isDefault)?.code ?? '';

export const entryName = (entry: string): string => site.names?.entryName(entry) ?? wordsOf(entry);

export const fieldNames = (key: string): FieldNames =>
  site.names?.fieldNames(key) ?? { label: wordsOf(key) };

/** "Our press" for `contact.ourPress`. */
function wordsOf(key: string): string {
  const [name = key] = key.match(/\w+(?=\W*$)/) ?? [];
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const withPrefix = (path: string): string => __PATH_PREFIX__ + path;

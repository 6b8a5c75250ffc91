/** Names of pages as in the content. */
import { legalPages } from '../../model/legalPages';
import type { EntryName } from '../entries';

/** The name for a file in `src/pages/`; the content uses a word where the file name starts with a digit. */
export function pageOfFile(file: string): string {
  const name = file.replace(/\.tsx$/, '');
  return name === '404'
    ? 'notFound'
    : name.replace(/[-/](\w)/g, (_, letter) => letter.toUpperCase());
}

/** The page that shows an entry's field, if only one does: `imprint.form` of the labels. */
export const pageOfField = (entry: EntryName, key: string): string | undefined =>
  entry === 'labels' ? legalPages.find((page) => key.startsWith(`${page}.`)) : undefined;

import { join } from 'node:path';
import { listFiles } from '../content/files/listFiles';

/** Those that lead elsewhere, or are for addresses without a page. */
const UNLISTED = ['/', '/404/'];

/** Every page that wants to be found, by its path in the default language: `/about/` of `src/pages/about.tsx`. */
export const pagePaths = (project: string): string[] =>
  listFiles(join(project, 'src/pages'), '.')
    .map((file) => join('/', file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${file.replace(/(\/index)?\.tsx$/, '')}/`)
    .filter((path) => !UNLISTED.includes(path))
    .sort();

import { join } from 'node:path';
import { listFiles } from '../../model/files/listFiles';

/** The redirect at `/`, and the 404 page. */
const UNLISTED = ['/', '/404/'];

/** The components in `src/pages`, such as `/about.tsx`. */
export const pageFiles = (project: string): string[] =>
  listFiles(join(project, 'src/pages'), '.')
    .map((file) => join('/', file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx'))
    .sort();

/** The paths of all pages in the default language: `/about/` for `src/pages/about.tsx`. */
export const pagePaths = (project: string): string[] =>
  pageFiles(project)
    .map((file) => `${file.replace(/(\/index)?\.tsx$/, '')}/`)
    .filter((path) => !UNLISTED.includes(path));

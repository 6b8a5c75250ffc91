/** What would not be published as it is of the owner's files in `static/`. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '../files/read';
import { localizedPath } from '../model/languages';
import { fileProblem, type Problem } from '../model/problem';
import { pagePaths } from './data/pages';

/** What the build writes at the root, besides pages, scripts and styles, and the files that an owner may replace. */
export const BUILT = ['admin', 'cards', 'fonts', 'icons', 'licenses.txt', 'map', 'static'];

/** Where the problems are, for reports. */
export const OWN_FILES = 'the files of your own';

/** `content` is missing while it has mistakes. */
export function ownFileProblems(content?: LoadedContent, folder = 'static'): Problem[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll('\\', '/'),
      )
    : [];
  const pages = pageFiles(content);
  return files.flatMap((file) => {
    const name = `${folder}/${file}`;
    const lower = file.toLowerCase();
    // Gatsby fails to copy links that lead nowhere, such as those with which Emacs marks open files.
    if (!existsSync(join(folder, file)))
      return fileProblem(
        name,
        'is a link to a file that does not exist',
        'Put the file there, or delete the link.',
      );
    const [root = ''] = lower.split('/');
    const isFile = statSync(join(folder, file)).isFile();
    if (isFile && (pages.includes(lower) || BUILT.includes(root)))
      return fileProblem(
        name,
        `would be published at /${file}, where the build writes its own`,
        'Rename it, or delete it.',
      );
    return [];
  });
}

/** The files of the pages, in lower case, as some disks and hosts don't distinguish. */
function pageFiles(content?: LoadedContent): string[] {
  const { languages = [], defaultLanguage } = content?.settings ?? {};
  return ['/index.html', ...languages.map((code) => `/${code}/index.html`)]
    .concat(
      languages.flatMap((code) =>
        [...pagePaths(process.cwd()).map((path) => `${path}index.html`), '/404.html'].map((path) =>
          localizedPath(path, code, code === defaultLanguage),
        ),
      ),
    )
    .map((path) => path.slice(1).toLowerCase());
}

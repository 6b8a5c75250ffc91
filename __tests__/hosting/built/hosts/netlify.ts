/**
 * What Netlify makes of the site's files, by its documentation: the first line that fits; one without an
 * exclamation mark only where there is no file and no folder's page; a language only if it is the first that the browser names.
 */
import { fileFor, type Host, isFile } from './host';
import { fits, headersFor, type Line, ownCacheControl, redirectLines } from './ruleFiles';

export function netlify(site: string): Host {
  const lines = redirectLines(site);
  const isThere = (path: string) => isFile(site, fileFor(path));
  return {
    readsFirstLanguageOnly: true,
    ask: async (address, language) => {
      const { pathname: path, search } = new URL(address, 'https://www.example.com');
      const headers = { ...ownCacheControl, ...headersFor(site, path) };
      const line = lines.find(
        ({ from, status, condition }) =>
          fits(from, path) &&
          (status.endsWith('!') || !(isThere(path) || isThere(`${path}/`))) &&
          meets(condition, language),
      );
      if (line) return follow(line, search, headers, lines);
      if (isThere(path)) return { status: 200, file: fileFor(path), headers };
      if (isThere(`${path}/`)) return { status: 301, location: `${path}/${search}`, headers };
      return { status: 404, file: '/404.html', headers };
    },
  };
}

function follow(line: Line, search: string, headers: Record<string, string>, lines: Line[]) {
  if (line.status === '404') return { status: 404, file: line.to, headers };
  // It varies its answers by itself where a rule has a condition.
  const varies = lines.some(({ from, condition }) => from === line.from && condition);
  return {
    status: Number(line.status.replace('!', '')),
    location: line.to + search,
    headers: { ...headers, ...(varies && { vary: 'Accept-Language' }) },
  };
}

function meets(condition: string | undefined, acceptLanguage: string): boolean {
  const wanted = condition?.replace('Language=', '');
  const [first = ''] = acceptLanguage.split(/[,;]/);
  return !wanted || first === wanted || first.startsWith(`${wanted}-`);
}

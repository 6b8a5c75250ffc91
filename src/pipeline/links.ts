/** Links of the content to addresses of this site that it does not have. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '../files/read';
import { basePath } from '../model/company';
import { localizedPath } from '../model/languages';
import { legalFile, legalPages } from '../model/legalPages';
import { type MarkdownNode, parseMarkdown, textOf } from '../model/markdown';
import type { Problem } from '../model/problem';
import { hasPage, pagePaths } from './data/pages';

/** Warnings, as the host may serve something else at such an address. `project` has `src/pages/` and `static/`. */
export function deadLinks(content: LoadedContent, project: string): Problem[] {
  const { company, legalTexts, pageLanguages } = content;
  const isDead = (href: string) => {
    const path = ownPath(href, company.url);
    return path !== undefined && !hasAddress(content, project, path);
  };
  const problem = (href: string) => `links to ${href}, which this site does not have`;
  const fix = 'Correct the address, or put the file into static/.';
  return [
    ...(company.links ?? []).flatMap(({ url }, index) =>
      isDead(url)
        ? { file: 'content/company.json', key: `links[${index}].url`, problem: problem(url), fix }
        : [],
    ),
    ...legalPages.flatMap((page) =>
      pageLanguages.flatMap((language) =>
        linksIn(parseMarkdown(legalTexts[page]?.[language] ?? '').nodes)
          .filter(({ href }) => isDead(href))
          .map(({ href, words }) => ({
            file: legalFile(page, language),
            key: `“${words}”`,
            problem: problem(href),
            fix,
          })),
      ),
    ),
  ];
}

/** The path without the site's own, if the address is on this site; undefined for other sites, also on the same host. */
function ownPath(href: string, siteUrl: string): string | undefined {
  // Legal pages add the site's own path to such links.
  if (href.startsWith('/')) return new URL(href, siteUrl).pathname;
  const { protocol, host, pathname } = new URL(href);
  const hostOf = (name: string) => name.replace(/^www\./, '');
  const base = basePath(siteUrl);
  const isOwn =
    protocol.startsWith('http') &&
    hostOf(host) === hostOf(new URL(siteUrl).host) &&
    `${pathname}/`.startsWith(`${base}/`);
  return isOwn ? pathname.slice(base.length) || '/' : undefined;
}

function hasAddress(content: LoadedContent, project: string, path: string): boolean {
  const { defaultLanguage, languages } = content.settings;
  const pages = languages.flatMap((code) => [
    `/${code}/`,
    ...pagePaths(project)
      .filter((page) => hasPage(content, page, code))
      .map((page) => localizedPath(page, code, code === defaultLanguage)),
  ]);
  const withSlash = path.replace(/(\/index\.html|\/)?$/, '/');
  const file = join(project, 'static', decoded(path));
  return (
    ['/', '/admin/', ...pages].includes(withSlash) ||
    ['/sitemap.xml', '/robots.txt'].includes(path) ||
    (existsSync(file) && statSync(file).isFile()) ||
    existsSync(join(file, 'index.html'))
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const linksIn = (nodes: readonly MarkdownNode[]): { href: string; words: string }[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [
          ...(node.href ? [{ href: node.href, words: textOf(node.children) }] : []),
          ...linksIn(node.children),
        ],
  );

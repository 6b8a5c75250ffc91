/** Links of the content to addresses of this site that it does not have. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '../files/read';
import { basePath } from '../model/company';
import { legalFile, legalPages } from '../model/legalPages';
import { type MarkdownNode, parseMarkdown, textOf } from '../model/markdown';
import type { Problem } from '../model/problem';
import { pageAddresses } from './data/pages';

/** Warnings, as the host may serve something else at such an address. `project` has `src/pages/` and `static/`. */
export function deadLinks(content: LoadedContent, project: string): Problem[] {
  const { company, legalTexts, pageLanguages } = content;
  const pages = [
    ...['/', '/admin/', ...content.settings.languages.map((code) => `/${code}/`)],
    ...pageAddresses(content, project),
  ];
  const isDead = (href: string) => {
    const path = ownPath(href, company.url);
    return path !== undefined && !pages.includes(folderOf(path)) && !hasFile(project, path);
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

/** `/about/` for `/about`, `/about/` and `/about/index.html`. */
const folderOf = (path: string) => path.replace(/(\/index\.html|\/)?$/, '/');

/** Whether the build writes such a file, or publishes one of the owner's. */
function hasFile(project: string, path: string): boolean {
  const file = join(project, 'static', decoded(path));
  return (
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

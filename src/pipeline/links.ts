/** Links of the content to addresses of this site that it does not have. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files/files';
import type { LoadedContent } from '../files/read';
import { basePath } from '../model/company';
import { hasLinks } from '../model/fieldTypes';
import { problemAt } from '../model/json';
import { localizedPath } from '../model/languages';
import { legalFile, legalPages } from '../model/legalPages';
import { type MarkdownNode, parseMarkdown, textOf } from '../model/markdown';
import { sectionIds, wordFile, wordFiles, wordModels } from '../model/model';
import type { Problem } from '../model/problem';
import { schemaAt } from '../model/schemaAt';
import { linksIn as linksInText } from '../model/textLinks';
import { textsIn } from '../model/texts';
import { pageAddresses } from './data/pages';

const fix = 'Correct the address, or put the file into static/.';

/** Warnings, as the host may serve something else at such an address. `project` has `src/pages/` and `static/`. */
export function deadLinks(content: LoadedContent, project: string): Problem[] {
  const { company, legalTexts, pageLanguages } = content;
  const problemOf = linkChecker(content, project);
  return [
    ...(company.links ?? []).flatMap(({ url }, index) => {
      const problem = problemOf(url);
      return problem
        ? { file: 'content/company.json', key: `links[${index}].url`, problem, fix }
        : [];
    }),
    ...legalPages.flatMap((page) =>
      pageLanguages.flatMap((language) =>
        linksIn(parseMarkdown(legalTexts[page]?.[language] ?? '').nodes).flatMap(
          ({ href, words }) => {
            const problem = problemOf(href);
            return problem
              ? { file: legalFile(page, language), key: `“${words}”`, problem, fix }
              : [];
          },
        ),
      ),
    ),
    ...wordTexts(content).flatMap(({ json, path, schema, text, language }) =>
      (hasLinks(schema) ? linksInText(text) : []).flatMap(({ words, address }) => {
        const problem = problemOf(address, language);
        return problem ? problemAt(json, path, { problem: `“${words}” ${problem}`, fix }) : [];
      }),
    ),
  ];
}

/** The same of fields with a `linkTarget`, which must be right: a build refuses them. */
export function deadTargets(content: LoadedContent, project: string): Problem[] {
  const problemOf = linkChecker(content, project);
  return wordTexts(content).flatMap(({ json, path, schema, text, language }) => {
    const problem = schema?.meta()?.isTarget ? problemOf(text, language) : undefined;
    return problem ? problemAt(json, path, { problem, fix }) : [];
  });
}

/** The texts of the published languages, with their places and rules. A file that can't be read is reported elsewhere. */
const wordTexts = ({ settings, root }: LoadedContent) =>
  settings.languages.flatMap((language) =>
    wordFiles.flatMap((name) => {
      const json = readJson(root, wordFile(name, language));
      if ('problem' in json) return [];
      return textsIn(json.value).map(([path, text]) => {
        const schema = schemaAt(wordModels[name], path);
        return { json, path, schema, text, language };
      });
    }),
  );

/** Returns what is wrong with the address of a link, if anything. A section is one of the About page in `language`. */
function linkChecker(content: LoadedContent, project: string) {
  const { company, settings, words } = content;
  const aboutPages = new Map(
    settings.languages.map((code) => [
      localizedPath('/about/', code, code === settings.defaultLanguage),
      code,
    ]),
  );
  const pages = [
    ...['/', '/admin/', ...settings.languages.map((code) => `/${code}/`)],
    ...pageAddresses(content, project),
  ];
  return (href: string, language?: string): string | undefined => {
    const { path, hash } = ownAddress(href, company.url);
    if (path === undefined) return undefined;
    if (path && !pages.includes(folderOf(path)) && !hasFile(project, path))
      return `links to ${href}, which this site does not have`;
    const about = words[(path ? aboutPages.get(folderOf(path)) : language) ?? '']?.about;
    if (!about || !hash) return undefined;
    const ids = sectionIds(about, content.about.sections).map((id) => `#${id}`);
    return ids.includes(hash)
      ? undefined
      : `links to ${href}, a section that the page does not have; its sections are ${ids.join(', ')}`;
  };
}

/**
 * The path, without the site's own, and the section, if the address is on this site. The path of a section alone is empty,
 * that of other sites undefined, also on the same host.
 */
function ownAddress(href: string, siteUrl: string): { path?: string; hash?: string } {
  if (href.startsWith('#')) return { path: '', hash: href };
  // Pages add the site's own path to such links.
  const { protocol, host, pathname, hash } = new URL(href, siteUrl);
  if (href.startsWith('/')) return { path: pathname, hash };
  const hostOf = (name: string) => name.replace(/^www\./, '');
  const base = basePath(siteUrl);
  const isOwn =
    protocol.startsWith('http') &&
    hostOf(host) === hostOf(new URL(siteUrl).host) &&
    `${pathname}/`.startsWith(`${base}/`);
  return isOwn ? { path: pathname.slice(base.length) || '/', hash } : {};
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

/** Links of the content to addresses of this site that it does not have. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readJson } from '../files/files';
import type { LoadedContent } from '../files/read';
import { hasLinks } from '../model/fieldTypes';
import { problemAt } from '../model/json';
import { legalFile, legalPages } from '../model/legalPages';
import { type MarkdownNode, parseMarkdown, textOf } from '../model/markdown';
import { wordFile, wordFiles, wordModels } from '../model/model';
import { deadLink, folderOf } from '../model/ownLinks';
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

/** Returns what is wrong with the address of a link, if anything. */
function linkChecker(content: LoadedContent, project: string) {
  const { company, languages, words, about } = content;
  const pages = siteAddresses(content, project);
  const site = {
    url: company.url,
    languages,
    has: (path: string) => pages.includes(folderOf(path)) || hasFile(project, path),
    aboutIn: (code: string) => words[code]?.about,
    sections: about.sections,
  };
  return (href: string, language?: string) => deadLink(href, site, language);
}

/** All pages. */
const siteAddresses = (content: LoadedContent, project: string): string[] => [
  ...['/', '/admin/', ...content.settings.languages.map((code) => `/${code}/`)],
  ...pageAddresses(content, project),
];

/** All pages, and the files in `static/`, for the editor. */
export const ownAddresses = (content: LoadedContent, project: string): string[] => [
  ...siteAddresses(content, project),
  ...['/sitemap.xml', '/robots.txt'],
  ...listFiles(project, 'static').map((file) => encodeURI(file.replace('static', ''))),
];

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

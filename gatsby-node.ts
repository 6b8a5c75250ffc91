import { rmSync } from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { loadContent } from './src/files/check';
import { contentRoot } from './src/files/contentRoot';
import type { LoadedContent } from './src/files/read';
import { type Problem, reportProblems } from './src/model/problem';
import { createLanguageData } from './src/pipeline/data/nodes';
import { deleteEmptyPages } from './src/pipeline/data/pages';
import { contentOrExit } from './src/pipeline/gate';
import { writeIcons } from './src/pipeline/icons';
import { writeLicenses } from './src/pipeline/licenses';
import { missingPictures, removeLitter } from './src/pipeline/output';
import { configureWebpack } from './src/pipeline/webpack';

const output = 'public';

/** The content that all steps use. In development, that of the last change without a mistake. */
let content: LoadedContent;
/** The locale nodes of that content, which only development needs. */
let lastGoodLocaleNodes: Node[] = [];

/**
 * Checks the content first of all, then starts without anything of an earlier run: where the site's folder is missing,
 * Gatsby deletes its cache as well.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  content = await contentOrExit(contentRoot(), process.env);
  rmSync(output, { recursive: true, force: true });
};

export { createSchemaCustomization } from './src/pipeline/data/nodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLanguageData(args, content);

/** Reads the content again when one of its files changes in development. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const hasStarted = args.getNodesByType('LanguageData').length > 0;
  const isContent = ['content', 'locales'].includes(String(args.node.sourceInstanceName));
  if (!isContent || !hasStarted || process.env.NODE_ENV !== 'development') return;
  const loaded = await loadContent(content.root);
  if (loaded.content) {
    content = loaded.content;
    lastGoodLocaleNodes = args.getNodesByType('Locale');
    await createLanguageData(args, content);
  } else {
    args.reporter.error(reportProblems(loaded.problems));
    keepWords(args, loaded.problems);
  }
};

/** Keeps the words of files with mistakes. A page that lacks words fails until it is loaded again. */
function keepWords({ actions }: CreateNodeArgs, problems: Problem[]): void {
  for (const { internal, ...node } of lastGoodLocaleNodes) {
    const { type, contentDigest } = internal;
    if (problems.some(({ file }) => String(node.fileAbsolutePath).endsWith(`/${file}`)))
      actions.createNode(
        { ...node, internal: { type, contentDigest } },
        { name: 'gatsby-plugin-react-i18next' },
      );
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args, content);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await writeIcons(output, content);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  lastGoodLocaleNodes = args.getNodesByType('Locale');
  deleteEmptyPages(args, content);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) => {
  removeLitter(output);
  const missing = missingPictures(output);
  if (missing.length)
    reporter.panic(
      `Gatsby could not make ${missing.length} of the pictures. Errors "converting image" above name them.`,
    );
  writeLicenses(output);
};

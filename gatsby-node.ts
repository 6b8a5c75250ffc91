import type { GatsbyNode } from 'gatsby';
import { createContentNodes, defineContentTypes } from './src/build/contentNodes';
import { createFontNodes, defineFontTypes } from './src/build/fontNodes';
import { stopOnContentProblems } from './src/build/stopOnContentProblems';
import { configureWebpack } from './src/build/webpack';

export const onPreInit: GatsbyNode['onPreInit'] = () => stopOnContentProblems(process.cwd());

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  defineContentTypes(actions);
  defineFontTypes(actions);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  createContentNodes(args);
  await createFontNodes(args);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

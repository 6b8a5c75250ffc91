import type { GatsbyNode } from 'gatsby';
import { createContentNodes, defineContentTypes } from './src/build/contentNodes';
import { createLanguageNodes, defineLanguageTypes } from './src/build/languageNodes';
import { stopOnContentProblems } from './src/build/stopOnContentProblems';
import { configureWebpack } from './src/build/webpack';

export const onPreInit: GatsbyNode['onPreInit'] = () => stopOnContentProblems(process.cwd());

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  defineContentTypes(actions);
  defineLanguageTypes(actions);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = createLanguageNodes;

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

import type { GatsbyBrowser } from 'gatsby';
import { createElement } from 'react';
import { KeptPage } from './src/layout/KeptPage';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  createElement(KeptPage, null, element);

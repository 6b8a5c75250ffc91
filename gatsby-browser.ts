/** Development only: built pages run `src/client/index.ts` instead of Gatsby's runtime. */
import type { GatsbyBrowser } from 'gatsby';
import { startPage } from './src/client/startPage';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startPage;

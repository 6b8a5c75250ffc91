/** For development only: built pages run `src/client.ts`, not Gatsby's runtime. */
import type { GatsbyBrowser } from 'gatsby';
import { startPage } from './src/startPage';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startPage;

/** The styles of all pages. The script is for development only: built pages run `src/client/index.ts`, not Gatsby's runtime. */
import './src/ui/base.css';

import type { GatsbyBrowser } from 'gatsby';
import { startPage } from './src/client/startPage';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startPage;

/** Entry of the script that built pages load instead of Gatsby's runtime. */
import { hydrateIslands } from './hydrateIslands';
import { startPage } from './startPage';

startPage();
hydrateIslands();

/** The entry of the script that a built page loads once it is complete, in place of Gatsby's runtime. */
import { hydrateIslands } from './hydrateIslands';
import { startPage } from './startPage';

startPage();
hydrateIslands();

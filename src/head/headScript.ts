/** What runs in each page's head, before anything is drawn. `src/build/headScript.ts` puts it there. */
import { watchArrival } from '../motion/standStill';
import { followOtherTabs, followTheme } from '../theme/followTheme';
import { startLate } from './startLate';

followTheme();
const { asked } = watchArrival();
startLate(() => {
  asked();
  followOtherTabs();
});

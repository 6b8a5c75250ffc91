/** Runs inline in each page's head, before anything is drawn. `src/gatsby/bootScript.ts` bundles it. */
import { watchStartupErrors } from '../dom/staticFallback';
import { deferScripts } from './deferScripts';
import { initTheme, syncThemeAcrossTabs } from './theme';

initTheme();
const { onRequested } = watchStartupErrors();
deferScripts(() => {
  onRequested();
  syncThemeAcrossTabs();
});

/** The inline script in each page's head, which runs before the first paint. `src/gatsby/bootScript.ts` bundles it. */
import { watchStartupErrors } from '../dom/staticFallback';
import { deferScripts } from './deferScripts';
import { initTheme, syncThemeAcrossTabs } from './theme';

initTheme();
const { onRequested } = watchStartupErrors();
deferScripts(() => {
  onRequested();
  syncThemeAcrossTabs();
});

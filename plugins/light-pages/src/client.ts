/** The script that built pages load instead of Gatsby's runtime: starts the page, and hydrates each island when it
 * comes near the viewport. */
import { observeOnce } from './observeOnce';
import { startPage } from './startPage';
import { showStaticFallback } from './staticFallback';

/** Two screens: enough for a slow phone to load React in time. */
const NEAR = '200%';

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  observeOnce(island, NEAR, () => {
    import(/* webpackChunkName: "islands" */ './hydrate')
      .then(({ hydrate }) => hydrate(island))
      .catch(showStaticFallback);
  });
}
startPage();

/** Opens pages so that their screenshots are the same each time and on every machine. */
import { expect, type Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { rewrite } from './rewrite';
import { languages, visit } from './site';

/** Replaces photos, so that the flat colour behind them shows. */
const transparent = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"/>';

/** Without photos, each but the logo is one flat colour: smaller files, and the same on every machine. */
export async function openSteady(page: Page, path: string, withPhotos: boolean) {
  await awaitFonts(page, path);
  await rewrite(page, '**/map/*.svg', withoutLabels);
  await page.route('**/static/*/**/*.{avif,webp,jpg}', (route) =>
    withPhotos
      ? route.continue()
      : route.fulfill({ contentType: 'image/svg+xml', body: transparent }),
  );
  await visit(page, path);
  await addStyles(page, `${exactLetters} ${foreignNamesHidden(path)}`);
  await expect.poll(() => missing(page), 'fonts and pictures that have not loaded').toEqual([]);
}

/**
 * Makes the page wait for its fonts, which it would skip on a busy machine. The page's policy must be bypassed, as it
 * blocks changed styles.
 */
export const awaitFonts = (page: Page, path: string) =>
  rewrite(page, `**${path}`, (html) =>
    html.replaceAll(/font-display:(optional|swap)/g, 'font-display:block'),
  );

/** The drawn map's labels use the machine's own fonts. */
const withoutLabels = (map: string) => map.replace(/<text.*?<\/text>/gs, '');

/** Positions letters independently of the machine's hinting settings. */
const exactLetters = '* { text-rendering: geometricPrecision }';

/** Loads lazy pictures, and returns what is still missing. Pictures for other widths are ignored. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
    return [
      ...faces.filter(({ status }) => status !== 'loaded').map(({ family }) => family),
      ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    ];
  });
}

/** Hides the names of languages in other scripts, which use the machine's own fonts, and keeps their place. */
function foreignNamesHidden(path: string): string {
  const own = languages.find(({ pathOf }) => path.startsWith(pathOf('/')) && pathOf('/') !== '/');
  const scripts = ['Latn', (own ?? languages[0])?.script];
  const foreign = languages.filter(({ script }) => !scripts.includes(script));
  const names = foreign.map(({ code }) => `nav [lang="${code}"] bdi`).join();
  return `${names} { inline-size: 4em; overflow: hidden; color: transparent; white-space: nowrap }`;
}

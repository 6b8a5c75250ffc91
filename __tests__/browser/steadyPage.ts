/** Opens pages so that they look the same each time they are photographed, on every machine. */
import { expect, type Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { languages } from './site';

/** In place of a photo: the tone that waits below each shows through. */
const clear = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"/>';

interface Options {
  /** They are heavy to keep: elsewhere each is one flat tone. */
  withPhotos?: boolean;
}

export async function openSteady(page: Page, path: string, { withPhotos }: Options = {}) {
  await awaitFonts(page, path);
  await rewrite(page, '**/map/*.svg', withoutLabels);
  await page.route('**/static/**/*.{avif,webp,jpg}', (route) =>
    withPhotos ? route.continue() : route.fulfill({ contentType: 'image/svg+xml', body: clear }),
  );
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await addStyles(page, `${exactLetters} ${wholePage} ${foreignNamesHidden(path)}`);
  await expect.poll(() => missing(page), 'fonts and pictures that have not come').toEqual([]);
}

/**
 * A font that comes late would be left out: a race that a busy machine loses. The page's policy knows its styles
 * as they are, and must be bypassed.
 */
export const awaitFonts = (page: Page, path: string) =>
  rewrite(page, `**${path}`, (html) =>
    html.replaceAll('font-display:optional', 'font-display:block'),
  );

/** They are in the machine's own fonts. */
const withoutLabels = (map: string) => map.replace(/<text.*?<\/text>/gs, '');

/** Each letter where the font has it, not moved to the machine's liking. */
const exactLetters = '* { text-rendering: geometricPrecision }';

/** A photograph of the whole page shows more than the window, which is all that a browser draws. */
const wholePage = '* { content-visibility: visible !important }';

async function rewrite(page: Page, address: string, change: (text: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Lazy pictures come when they are about to be seen; those that another width shows never do. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    const faces = [...document.fonts];
    return [
      ...faces
        .filter(({ display, status }) => `${display} ${status}` !== 'block loaded')
        .map(({ family }) => family),
      ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    ];
  });
}

/** Languages' names in other scripts are in the machine's own fonts, too: only their place is kept. */
function foreignNamesHidden(path: string): string {
  const own = languages.find(({ pathOf }) => path.startsWith(pathOf('/')) && pathOf('/') !== '/');
  const scripts = ['Latn', (own ?? languages[0])?.script];
  const foreign = languages.filter(({ script }) => !scripts.includes(script));
  const names = foreign.map(({ code }) => `nav [lang="${code}"] bdi`).join();
  return `${names} { inline-size: 4em; overflow: hidden; color: transparent; white-space: nowrap }`;
}

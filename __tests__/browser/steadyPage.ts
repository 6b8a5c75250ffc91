/** Opens pages so that screenshots of them are the same each time and on every machine. */
import { expect, type Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { languages, visit } from './site';

/** Replaces a photo: the flat colour behind it shows through. */
const transparent = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"/>';

interface Options {
  /** Without them each photo is one flat colour: smaller files, and the same on every machine. */
  withPhotos?: boolean;
}

export async function openSteady(page: Page, path: string, { withPhotos }: Options = {}) {
  await awaitFonts(page, path);
  await rewrite(page, '**/map/*.svg', withoutLabels);
  await page.route('**/static/**/*.{avif,webp,jpg}', (route) =>
    withPhotos
      ? route.continue()
      : route.fulfill({ contentType: 'image/svg+xml', body: transparent }),
  );
  await visit(page, path);
  await addStyles(page, `${exactLetters} ${wholePage} ${foreignNamesHidden(path)}`);
  await expect.poll(() => missing(page), 'fonts and pictures that have not loaded').toEqual([]);
}

/**
 * Lets the page wait for its fonts; on a busy machine it would go without them. Its policy allows its styles only
 * unchanged, so it must be bypassed.
 */
export const awaitFonts = (page: Page, path: string) =>
  rewrite(page, `**${path}`, (html) =>
    html.replaceAll('font-display:optional', 'font-display:block'),
  );

/** The drawn map's labels use the machine's own fonts. */
const withoutLabels = (map: string) => map.replace(/<text.*?<\/text>/gs, '');

/** Each letter at the font's own position, whatever the machine's settings for hinting. */
const exactLetters = '* { text-rendering: geometricPrecision }';

/** A screenshot of the whole page shows more than the window; a browser may skip what is outside. */
const wholePage = '* { content-visibility: visible !important }';

async function rewrite(page: Page, address: string, change: (text: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Loads what is lazy; pictures that another width shows never load. */
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

/** Hides the names of languages in other scripts, which use the machine's own fonts, and keeps their place. */
function foreignNamesHidden(path: string): string {
  const own = languages.find(({ pathOf }) => path.startsWith(pathOf('/')) && pathOf('/') !== '/');
  const scripts = ['Latn', (own ?? languages[0])?.script];
  const foreign = languages.filter(({ script }) => !scripts.includes(script));
  const names = foreign.map(({ code }) => `nav [lang="${code}"] bdi`).join();
  return `${names} { inline-size: 4em; overflow: hidden; color: transparent; white-space: nowrap }`;
}

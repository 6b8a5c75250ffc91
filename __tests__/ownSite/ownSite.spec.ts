/** What must hold for any company's content, in each published language. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentRoot } from '../../src/files/contentRoot';
import { listFiles } from '../../src/files/files';
import { readContent } from '../../src/files/read';
import { hasPage, pagePaths } from '../../src/pipeline/data/pages';
import { findings } from '../browser/axe';
import { crawl } from '../browser/crawl';
import { misplacedTexts } from '../browser/misplacedTexts';
import { base, expect, languages, scrollToEnd, test, visit } from '../browser/site';

const content = readContent(contentRoot());
/** The paths, in the default language, of the pages that exist in a language. */
const pagesIn = (code: string) =>
  pagePaths(process.cwd()).filter((path) => hasPage(content, path, code));

test('The site has its pages, a front page and a 404 page in every published language', async ({
  request,
}) => {
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(
    languages.flatMap(({ code }) => pagesIn(code)).length,
  );
  for (const { code, pathOf } of languages) {
    for (const path of pagesIn(code)) {
      const page = await request.get(pathOf(path));
      expect(page.status(), `${code} ${path}`).toBe(200);
      expect(await page.text()).toMatch(new RegExp(`<html[^>]* lang="${code}"`));
    }
    expect((await request.get(pathOf('/404.html'))).status(), code).toBe(200);
  }
});

test('Every link, picture, font and file that the site refers to exists', async ({ page }) => {
  const entrances = languages.flatMap(({ code, pathOf }) =>
    ['/', ...pagesIn(code), '/404.html'].map(pathOf),
  );
  const { paths, broken } = await crawl(page, entrances);
  expect(broken).toEqual([]);
  expect(paths.length).toBeGreaterThan(entrances.length);
});

test('No published picture tells where it was taken', async () => {
  const pictures = listFiles('public', '.')
    .filter((file) => /\.(jpg|png|webp|avif)$/.test(file))
    // The owner publishes these as they are.
    .filter((file) => !existsSync(join('static', file)));
  expect(pictures).toContainEqual(expect.stringMatching(/\.avif$/));
  for (const picture of pictures) {
    const { exif, xmp, iptc } = await sharp(join('public', picture)).metadata();
    expect.soft([picture, exif, xmp, iptc]).toEqual([picture, undefined, undefined, undefined]);
  }
});

for (const { code, pathOf } of languages) {
  for (const path of [...pagesIn(code), '/nowhere/']) {
    const is404 = path === '/nowhere/';

    test.describe(() => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });
      if (is404) test.use({ expectedMessages: /404 \(Not Found\)/ });

      test(`${is404 ? 'The 404 page' : path} in ${code} has no text cut off, no accessibility fault and no error`, async ({
        page,
      }) => {
        await visit(page, pathOf(path));
        await scrollToEnd(page, 400);
        for (const width of [320, 768, 1440, 2560]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await misplacedTexts(page), `${width} px`).toEqual([]);
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft((await findings(page)).join('\n\n'), colorScheme).toBe('');
        }
      });
    });
  }
}

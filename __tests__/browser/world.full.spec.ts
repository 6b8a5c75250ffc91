/** A company with long words, other scripts and everything else that it may say looks intended at every width. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentRoot } from '../../src/files/contentRoot';
import { localizedPath } from '../../src/model/languages';
import { type Look, looks } from '../../src/model/model';
import { addStyles } from './addStyles';
import { expectNoFindings } from './axe';
import { testOf } from './builtSite';
import { crawl } from './crawl';
import { misplacedTexts } from './misplacedTexts';
import { namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { shiftsSeen, watchShifts } from './shifts';
import { expect, scrollToEnd, visit } from './site';
import {
  emptySection,
  imprintLanguages,
  notice,
  phone,
  worldCompany,
  worldFiles,
  worldLanguages,
  worldLegalName,
} from './worldSite';

/** What an owner puts into `static/`, for search engines and for visitors. */
const ownFiles = {
  'static/google1234.html': 'google-site-verification: google1234.html',
  'static/downloads/Price list 2031.pdf': '%PDF-1.7',
  'static/.well-known/security.txt': 'Contact: https://example.com/security\n',
};

/** What systems and editors leave lying about, in every folder that a build reads. */
const litter = [
  ...[
    '.DS_Store',
    '._about.html',
    'Thumbs.db',
    'downloads/desktop.ini',
    'about.html~',
    'Icon\r',
  ].map((name) => `static/${name}`),
  'src/pages/.DS_Store',
  'src/pages/._about.tsx',
  'src/pages/.about.tsx.swp',
  'src/pages/about.tsx~',
  'src/pages/Icon\r',
  'content/._company.json',
  'content/pictures/.directory',
  'content/imprint/~$de.md',
  'locales/.DS_Store',
  'locales/de/._labels.json',
];

const testIn = (look: Look) =>
  testOf({
    ...worldFiles(look),
    ...ownFiles,
    ...Object.fromEntries(litter.map((file) => [file, '\0\x01\x02'])),
    ['content/pictures/Kapitän.jpg'.normalize('NFD')]: readFileSync(
      join(contentRoot(), 'content/pictures/desk-by-the-sea.jpg'),
    ),
  });
const test = testIn(looks[0]);
const otherLooks = looks
  .slice(1)
  .map((look) => ({ look, test: testIn(look), codes: ['he', 'de'] }));
const sites = [{ look: looks[0], test, codes: worldLanguages }, ...otherLooks];

const widths = [320, 390, 768, 1152, 2560];
const imprints = imprintLanguages.map((code) => localizedPath('/imprint/', code, code === 'he'));

for (const { look, test, codes } of sites) {
  for (const code of codes) {
    const paths = [
      '/about/',
      '/404.html',
      ...(imprintLanguages.includes(code) ? ['/imprint/'] : []),
    ];
    for (const path of paths.map((one) => localizedPath(one, code, code === 'he')))
      test.describe(() => {
        // The page lists its phrases.
        test.use({ contextOptions: { reducedMotion: 'reduce' } });

        test(`${path} in the look “${look}” fits every width, also with text of 200 %, and breaks no word`, async ({
          page,
          built,
        }) => {
          test.slow();
          await watchShifts(page);
          await visit(page, built.url + path);
          await scrollToEnd(page, 400);
          expect(await shiftsSeen(page)).toEqual([]);
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true;
          });
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            for (const size of ['100 %', '200 %']) {
              await addStyles(page, `html { font-size: ${size} }`);
              const state = `${width} px, text of ${size}`;
              expect.soft(await misplacedTexts(page), state).toEqual([]);
              // Those of a legal text are hyphenated.
              if (!path.endsWith('/imprint/'))
                expect.soft(await page.evaluate(brokenWords, code), state).toEqual([]);
            }
          }
          await expectNoFindings(page, path);
        });
      });
  }
}

// The other ones of this company are in the device's fonts.
for (const path of ['/de/about/', '/de/imprint/', '/vi/about/'])
  test.describe(() => {
    const code = path.slice(1, 3);
    test.use({ locale: code, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} has all letters in the site’s fonts, also those of a notice in a script`, async ({
      page,
      built,
    }) => {
      const found = await textsInDeviceFonts(page, built.url + path, notice);
      // Not every device has a Thai font.
      expect(namesInDeviceFonts(code, worldLanguages)).toEqual(expect.arrayContaining(found));
      expect(found).toContain('日本語');
    });
  });

test('Nothing of a long list of languages is cut off or covered when it is open on a phone', async ({
  page,
  built,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390, 700]) {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, `${built.url}/de/about/`);
    await page.locator('header nav').getByRole('button').click();
    await expect(page.locator('header nav').getByRole('link').last()).toBeInViewport();
    expect.soft(await misplacedTexts(page, true), `${width} px`).toEqual([]);
  }
});

test('A name of two words is beside the languages on a phone, in two lines', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `${built.url}/nl/about/`);
  const header = page.getByRole('banner');
  const name = await header.getByText('Padaria Aurora').boundingBox();
  const button = await header.getByRole('button').boundingBox();
  expect(name?.height).toBeGreaterThan(40);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeGreaterThan(button?.y ?? 0);
});

test('An address that runs in the other direction is read in one piece', async ({
  page,
  built,
}) => {
  await visit(page, `${built.url}/about/`);
  const places = await page
    .locator('main a[target] > span')
    .first()
    .evaluate((address) => {
      const walker = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
      const texts: { text: string; left: number }[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = [...range.getClientRects()].at(-1);
        texts.push({ text: walker.currentNode.textContent ?? '', left: box?.left ?? 0 });
      }
      return texts.slice(-2);
    });
  const [city, land] = places;
  expect(city?.text).toContain('Example City, ');
  expect(land?.text).toBe('Ex-Land');
  expect(land?.left).toBeGreaterThan(city?.left ?? 0);
});

test('Names are written as the page’s language writes them, wherever they are', async ({
  page,
  built,
}) => {
  const namesAt = async (path: string) => {
    await visit(page, built.url + path);
    const json = await page.locator('script[type="application/ld+json"]').first().textContent();
    const { name, legalName } = JSON.parse(json ?? '{}');
    return {
      header: await page.locator('header a').first().textContent(),
      footer: await page.locator('footer small, footer p').filter({ hasText: '©' }).innerText(),
      site: await page.locator('meta[property="og:site_name"]').getAttribute('content'),
      names: [name, legalName],
      first: await page
        .locator('main bdi')
        .filter({ hasText: /Eleni|Ελένη/ })
        .innerText(),
    };
  };
  const english = 'Cohen, Levi, Khoury & Partners Law LLP';
  expect(await namesAt('/en/about/')).toEqual({
    header: english,
    footer: expect.stringContaining(`${english}, Attorneys`),
    site: english,
    names: [english, `${english}, Attorneys`],
    first: 'Eleni Papadopoulou',
  });
  expect(await namesAt('/ar/about/')).toMatchObject({
    header: 'مصنع الآلات الدقيقة',
    names: ['مصنع الآلات الدقيقة', worldLegalName],
    first: 'Ελένη Παπαδοπούλου',
  });
  await visit(page, `${built.url}/en/imprint/`);
  await expect(page).toHaveTitle(`Imprint – ${english}`);
});

for (const { look, test } of otherLooks.filter(({ look }) => look === 'modern'))
  test(`In the look “${look}”, a logo that can’t be seen on dark pages is on a plate there, at once when the theme changes`, async ({
    page,
    built,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, `${built.url}/de/about/`);
    const logo = page.locator('header img');
    const margin = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0;
    const header = await page.getByRole('banner').boundingBox();
    await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect((await logo.boundingBox())?.x).toBeCloseTo(margin, 1);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect((await logo.boundingBox())?.x).toBeCloseTo(margin, 1);
    expect(await page.getByRole('banner').boundingBox()).toEqual(header);
  });

for (const { look, test } of sites)
  test(`In the look “${look}”, nobody is alone in the last row, and contacts are on the page once`, async ({
    page,
    built,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 768, 1152, 1300, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `${built.url}/de/about/`);
      const tops = await page
        .locator('section:has(#team) li')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect.soft(new Set(rows).size, `${width} px: ${rows}`).toBe(1);
      await expect.soft(page.locator('a[href^="mailto:"]:visible')).toHaveCount(1);
    }
  });

test('Buttons are on the first screen of a small phone, also below long texts, and large enough', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/about/', '/de/about/', '/ja/about/']) {
    await visit(page, built.url + path);
    const buttons = page.locator('h1 ~ div a');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      await expect(button, path).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    }
  }
});

test('Phone numbers run from left to right in Hebrew texts', async ({ page, built }) => {
  for (const [path, count] of [
    ['/about/', 2],
    ['/404.html', 2],
    ['/imprint/', 3],
  ] as const) {
    await visit(page, built.url + path);
    const phones = page.getByText(phone, { exact: true }).and(page.locator(':visible'));
    expect(await phones.count(), path).toBeGreaterThanOrEqual(count);
    for (const text of await phones.all()) {
      const edges = await text.evaluate((element) => {
        const node = element.firstChild ?? element;
        return [0, (node.textContent?.length ?? 0) - 1].map((start) => {
          const range = new Range();
          range.setStart(node, start);
          range.setEnd(node, start + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(edges, path).toEqual(edges.toSorted((one, other) => one - other));
    }
  }
});

test('A section without texts is left out, and a legal page is linked where it exists', async ({
  page,
  built,
}) => {
  const entrances = worldLanguages.map((code) => localizedPath('/about/', code, code === 'he'));
  const { broken, paths } = await crawl(page, entrances, new URL(built.url).origin);
  expect(broken).toEqual([]);
  expect(paths.filter((path) => path.endsWith('/imprint/')).sort()).toEqual(imprints.toSorted());
  await visit(page, `${built.url}/about/`);
  await expect(page.locator('#page-location')).toBeVisible();
  await expect(page.locator(`#${emptySection}`)).toHaveCount(0);
});

test('Files in static/ are published as they are, in folders as well', async ({
  request,
  built,
}) => {
  for (const [file, text] of Object.entries(ownFiles)) {
    const response = await request.get(`${built.url}/${encodeURI(file.replace('static/', ''))}`);
    expect([response.status(), await response.text()]).toEqual([200, text]);
  }
});

test('What systems leave lying about is nowhere in the site', async ({ built }) => {
  const names = litter.map((file) => file.replace(/^static\//, '').replace(/^.*\//, ''));
  const found = readdirSync(join(built.folder, 'public'), { recursive: true, encoding: 'utf8' });
  expect(found.filter((file) => names.includes(basename(file)))).toEqual([]);
  for (const file of ['public/sitemap.xml', 'public/_headers'])
    expect(readFileSync(join(built.folder, file), 'utf8')).not.toMatch(
      /DS_Store|\/\._|html~|\.tsx|src-pages-(?!404|about|imprint|index|privacy)|\r|\.swp/,
    );
});

test('The licences of fonts, and of scripts that have none beside them, are published', async ({
  request,
  built,
}) => {
  const text = await (await request.get(`${built.url}/licenses.txt`)).text();
  for (const name of ['typed.js 2.1.0', 'aos 2.3.4', '@fontsource-variable/manrope'])
    expect(text).toContain(name);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright 2012 Google Inc.');
});

for (const code of worldLanguages)
  test(`Nothing in ${code} leaves the sheet, and no tracking is printed`, async ({
    page,
    built,
  }) => {
    const about = localizedPath('/about/', code, code === 'he');
    const imprint = about.replace('about', 'imprint');
    await page.emulateMedia({ media: 'print' });
    // A4 and Letter without margins.
    for (const path of imprintLanguages.includes(code) ? [about, imprint] : [about])
      for (const width of [688, 710]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, built.url + path);
        expect.soft(await misplacedTexts(page), `${path}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(addressesBeyond), `${path}, ${width} px`).toEqual([]);
      }
    await visit(page, built.url + about);
    const address = page.locator('main a[target]');
    const printed = await address.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain('!8m2!3d35.68!4d139.76');
    expect(printed).not.toMatch(/entry=|g_ep=/);
    await expect(address).toHaveAttribute('href', worldCompany.mapsUrl ?? '');
  });

/** Runs in the browser. Links whose printed address is wider than they are. */
function addressesBeyond(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main a[href^="http"]')]
    .filter((link) => {
      const box = link.closest<HTMLElement>('li, p') ?? link;
      return box.scrollWidth > box.clientWidth + 1;
    })
    .map((link) => link.innerText);
}

/** Runs in the browser. Words of titles, headings, phrases and the name that are on two lines. */
function brokenWords(language: string): string[] {
  // Finds words between spaces, and those of languages that write none.
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const found: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, header a bdi')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('.visually-hidden, .spoken')) continue;
      for (const { index, segment, isWordLike } of segmenter.segment(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (isWordLike && tops.size > 1) found.push(segment);
      }
    }
  }
  return found;
}

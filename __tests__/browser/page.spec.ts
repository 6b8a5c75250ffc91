import type { Page } from '@playwright/test';
import { misplacedTexts } from './places';
import { company, expect, languages, scrollToEnd, test, visit } from './site';

for (const { code, direction, words, pathOf } of languages) {
  const { about } = words.page;

  test.describe(`The About page in ${code}`, () => {
    // No other language is offered, over the page's end.
    test.use({ locale: code });

    test.beforeEach(({ page }) => visit(page, pathOf('/about/')));

    test('says what it is: language, direction, title, description, keywords', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page).toHaveTitle(about.meta.title);
      for (const name of ['description', 'keywords'] as const) {
        await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute(
          'content',
          about.meta[name],
        );
      }
    });

    test('has its sections in order, with their words', async ({ page }) => {
      const { first, second, third, intro } = about.title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${first} ${second} ${third}`,
      );
      await expect(page.getByRole('heading', { level: 2 })).toContainText([
        about.mission.title,
        about.team.title,
        about.value.title,
        about.map.slides.join('. '),
      ]);
      const texts = [
        intro,
        about.intro.text,
        ...[about.mission, about.team, about.value].flatMap(({ label, text }) => [label, text]),
        about.map.description,
      ];
      await expect(page.locator('main p')).toHaveText(texts);
    });

    test('shows six pictures and the team, each loaded and described', async ({ page }) => {
      await scrollToEnd(page);
      const pictures = page.locator('main picture img');
      const descriptions = [...about.intro.collage, about.mission.picture];
      await expect(pictures).toHaveCount(descriptions.length);
      for (const [index, description] of descriptions.entries()) {
        const picture = pictures.nth(index);
        await expect(picture).toHaveAttribute('alt', description);
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
          '.avif',
        );
      }
    });

    test('shows one map, drawn, with its credit', async ({ page }) => {
      await scrollToEnd(page);
      const maps = page.getByRole('img', { name: about.map.picture });
      await expect(maps).toHaveCount(1);
      await expect(maps).toHaveJSProperty('complete', true);
      await expect(maps).not.toHaveJSProperty('naturalWidth', 0);
      await expect(page.getByText(words.site.mapCredit).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('canvas')).toHaveCount(0);
    });

    test('leads to the maps link, the phone and the mail', async ({ page }) => {
      const main = page.getByRole('main');
      const address = main.getByRole('link', { name: about.map.address.replaceAll('\u00a0', ' ') });
      await expect(address).toHaveAttribute('href', company.mapsUrl);
      await expect(address).toHaveAttribute('target', '_blank');
      await expect(address).toHaveAttribute('rel', 'noopener');
      await expect(address).toContainText(words.site.newTab);

      for (const [text, href] of [
        [company.phone, `tel:+${company.phone.replace(/\D/g, '')}`],
        [company.email, `mailto:${company.email}`],
      ] as const) {
        await expect(main.getByRole('link', { name: text })).toHaveAttribute('href', href);
        await expect(main.getByText(text, { exact: true })).toHaveCSS('direction', 'ltr');
        await expect(page.locator('footer').getByRole('link', { name: text })).toHaveAttribute(
          'href',
          href,
        );
      }
    });

    test('gives every word its place at every width', async ({ page }) => {
      for (const width of [320, 360, 480, 768, 960, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await misplacedTexts(page), `${width} px`).toEqual([]);
      }
    });

    test('holds text of twice the size', async ({ page }) => {
      await expectRoomForTwiceTheSize(page);
    });

    test.describe('Without its fonts', () => {
      test.use({ expectedComplaints: /ERR_FAILED/ });

      test('holds text of twice the size in the device’s own', async ({ page }) => {
        await page.route('**/*.woff2', (route) => route.abort());
        await visit(page, pathOf('/about/'));
        await expectRoomForTwiceTheSize(page);
      });
    });

    test('holds the longest words', async ({ page }) => {
      await page.evaluate(() => {
        const places =
          'h1 > *, h2:not(#location), main p, header bdi, footer p, #location span span';
        for (const element of document.querySelectorAll(places)) {
          if (!element.querySelector('bdi'))
            element.textContent += ' Hafenbetriebssoftwareentwicklung';
        }
      });
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await misplacedTexts(page), `${width} px`).toEqual([]);
      }
    });
  });
}

async function expectRoomForTwiceTheSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await misplacedTexts(page), `${width} px`).toEqual([]);
  }
}

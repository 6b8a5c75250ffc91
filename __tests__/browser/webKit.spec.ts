/** In WebKit, headings have the size that they have in Chromium. */
import { inEveryLanguage } from './cases';
import { expect, test, visit } from './site';
import { WebKit } from './webKit';

for (const { code, pathOf } of inEveryLanguage)
  test.describe(() => {
    test.use({ locale: code });

    test(`In WebKit each heading in ${code} is as large as in Chromium`, async ({
      page,
      baseURL,
    }) => {
      const webKit = await WebKit.launch(code);
      try {
        await visit(page, pathOf('/about/'));
        // The first visit may do without the page's fonts.
        for (const _ of ['first', 'second']) {
          await webKit.goto(baseURL + pathOf('/about/'));
          await webKit.evaluate(headings);
        }
        for (const width of [360, 1440]) {
          for (const tab of [page, webKit]) await tab.setViewportSize({ width, height: 800 });
          const expected = await page.evaluate(headings);
          const found = await webKit.evaluate(headings);
          for (const [index, { text, size }] of expected.entries()) {
            const ratio = (found[index]?.size ?? 0) / size;
            expect.soft(ratio, `${text}, ${width} px`).toBeGreaterThan(0.85);
            expect.soft(ratio, `${text}, ${width} px`).toBeLessThan(1.15);
          }
        }
      } finally {
        await webKit.close();
      }
    });
  });

/** Runs in the browser. The font size of each text of the title, the headings and the company's name. */
async function headings() {
  await document.fonts.ready;
  const root = document.documentElement;
  if (root.clientWidth !== window.innerWidth) throw new Error('The scroll bar takes room.');
  const parts = [...document.querySelectorAll('header bdi, h1 span, h1 em, h2, h2 span')];
  return parts
    .filter((part) => part.childElementCount === 0)
    .map((part) => ({
      text: part.textContent?.slice(0, 20),
      size: Number.parseFloat(getComputedStyle(part).fontSize),
    }));
}

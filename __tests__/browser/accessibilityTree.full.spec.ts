/** The pages' accessibility trees, compared with those in trees/: the other languages differ only in their words. */
import { inEach, widths } from './cases';
import { expect, languages, test, visit } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404 \(Not Found\)/ });

const read = languages.filter(({ code }) => ['en', 'ar'].includes(code));

inEach(read, ({ code, pathOf }) => {
  for (const [name, path] of [
    ['about', '/about/'],
    ['notFound', '/nowhere/'],
  ] as const)
    test(`the accessibility tree of the page ${name} has not changed`, async ({ page }) => {
      await visit(page, pathOf(path));
      for (const [width, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        // Nothing moves, so a short timeout is enough.
        const tree = { name: `${name}-${code}-${width}.aria.yml`, timeout: 3000 };
        await expect.soft(page.locator('body')).toMatchAriaSnapshot(tree);
      }
    });
});

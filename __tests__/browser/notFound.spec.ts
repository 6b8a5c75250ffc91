import { inEveryLanguage } from './cases';
import { expect, test } from './site';

const wrongPath = '/nowhere/to/be/found/';

for (const { code, direction, words, pathOf } of inEveryLanguage) {
  test(`A wrong address below ${pathOf('/')} gets the 404 page in ${code}`, async ({ request }) => {
    const answer = await request.get(pathOf(wrongPath));
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    const { meta, title, link } = words.notFound;
    expect(html).toMatch(new RegExp(`<html lang="${code}" dir="${direction}"`));
    expect(html).toContain(`<title>${meta.title}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${title}<`));
    expect(html).toMatch(new RegExp(`<a[^>]* href="${pathOf('/about/')}"[^>]*>${link}</a>`));
  });
}

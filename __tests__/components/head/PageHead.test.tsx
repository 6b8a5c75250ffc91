import { render, waitFor } from '@testing-library/react';
import { PageHead } from '../../../src/components/head/PageHead';
import { fonts, words } from '../../samples';

const { meta } = words.page.about;
const language = { code: 'ar', direction: 'rtl', script: 'Arab', fonts };

const inHead = (selector: string) => [...document.head.querySelectorAll(selector)];

/** Helmet updates the head in the next frame. */
async function renderHead(shown: Parameters<typeof PageHead>[0]['meta']) {
  document.head.replaceChildren();
  render(<PageHead meta={shown} language={language} />);
  await waitFor(() => expect(document.title).toBe(shown.title));
}

test('The document has its language, direction and title', async () => {
  await renderHead(meta);
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('The head has description and keywords', async () => {
  await renderHead(meta);
  const [description] = inHead('meta[name=description]');
  const [keywords] = inHead('meta[name=keywords]');
  expect(description).toHaveAttribute('content', meta.description);
  expect(keywords).toHaveAttribute('content', meta.keywords);
});

test('A page without keywords has no keywords tag', async () => {
  await renderHead(words.page.notFound.meta);
  expect(inHead('meta[name=description]')).toHaveLength(1);
  expect(inHead('meta[name=keywords]')).toEqual([]);
});

test('Every font is declared and preloaded', async () => {
  await renderHead(meta);
  const preloads = inHead('link[rel=preload][as=font][type="font/woff2"][crossorigin=anonymous]');
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(fonts.map(({ src }) => src));
  const rules = inHead('style')
    .map((style) => style.textContent)
    .join('');
  for (const { family, src } of fonts)
    expect(rules).toMatch(new RegExp(`@font-face{font-family:${family};.*url\\(${src}\\)`));
});

import { render, waitFor } from '@testing-library/react';
import { PageHead } from '../../../src/components/head/PageHead';
import { published, siteDataIn, words } from '../../samples';

const { meta } = words.page.about;
const language = published.find(({ code }) => code === 'ar');
if (!language) throw new Error('the sample site has no Arabic');
const site = siteDataIn(language);

const inHead = (selector: string) => [...document.head.querySelectorAll(selector)];

/** Helmet updates the head in the next frame. */
async function renderHead(shown: Parameters<typeof PageHead>[0]['meta'], path?: string) {
  document.head.replaceChildren();
  render(<PageHead site={site} meta={shown} path={path} />);
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

test('A page with a path can be found and shared at its own address', async () => {
  await renderHead(meta, '/contact/');
  const [canonical] = inHead('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', 'https://www.example.com/ar/contact/');
  const [shared] = inHead('meta[property="og:url"]');
  expect(shared).toHaveAttribute('content', 'https://www.example.com/ar/contact/');
  expect(inHead('link[rel=alternate]')).toHaveLength(published.length + 1);
});

test('A page without a path names no address', async () => {
  await renderHead(words.page.notFound.meta);
  expect(inHead('link[rel=canonical], link[rel=alternate], meta[property]')).toEqual([]);
});

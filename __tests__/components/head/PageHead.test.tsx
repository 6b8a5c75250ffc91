import { company, published, words } from '../../samples';
import { headIn } from './headIn';

const absolute = (path: string) => company.url + path;
const { meta } = words.notFound;

test.each(published.map(({ code, about }) => [code, about]))(
  'In %s, the head has one canonical link and the alternates in the other languages',
  async (code, about) => {
    const { all } = await headIn(code);
    const [canonical, ...others] = all('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', absolute(about));
    expect(others).toEqual([]);
    const alternates = all('link[rel=alternate]').map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const listed = published.map((language) => [language.code, absolute(language.about)]);
    expect(alternates).toEqual([...listed, ['x-default', absolute('/about/')]]);
  },
);

test('A shared link shows title, description and the Open Graph image with its text', async () => {
  const { content, words } = await headIn('el');
  const { title, description } = words.meta;
  expect(content('[property="og:title"]')).toEqual([title]);
  expect(content('[property="og:description"]')).toEqual([description]);
  expect(content('[property="og:url"]')).toEqual([absolute('/el/about/')]);
  expect(content('[property="og:type"]')).toEqual(['website']);
  expect(content('[property="og:site_name"]')).toEqual(['Galini']);
  expect(content('[property="og:locale"]')).toEqual(['el_GR']);
  expect(content('[property="og:image:width"]')).toEqual(['1200']);
  expect(content('[property="og:image:height"]')).toEqual(['630']);
  expect(content('[property="og:image"]')).toEqual([absolute('/cards/el.jpg')]);
  expect(content('[property="og:image:alt"]')).toEqual(['Card in el']);
  expect(content('[name="twitter:card"]')).toEqual(['summary_large_image']);
});

test('The document has its language, direction, title, description and keywords', async () => {
  const { content, words } = await headIn('ar');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(content('[name=description]')).toEqual([words.meta.description]);
  expect(content('[name=keywords]')).toEqual([words.meta.keywords]);
});

test('Search engines list the page, but not a preview of it', async () => {
  expect((await headIn('en')).content('[name="robots"]')).toEqual([]);
  const preview = await headIn('en', { site: { isPreview: true } });
  expect(preview.content('[name="robots"]')).toEqual(['noindex']);
});

test('What a page lacks has no tags: keywords, an Open Graph image', async () => {
  const { all } = await headIn('en', { meta, site: { card: undefined } });
  expect(all('meta[name=description]')).toHaveLength(1);
  expect(all('meta[name=keywords], [property^="og:image"]')).toEqual([]);
});

test('A page without a path names no address', async () => {
  const { all } = await headIn('en', { meta, path: undefined });
  expect(all('link[rel=canonical], link[rel=alternate], meta[property]')).toEqual([]);
});

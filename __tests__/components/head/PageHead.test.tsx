import { openGraphLocale } from '../../../src/components/head/openGraphLocale';
import { company, published, words } from '../../tools/samples';
import { headIn } from './headIn';

const absolute = (path: string) => company.url + path;
const { meta } = words.notFound;

test('The head describes the page in its language, to search engines and where it is shared', async () => {
  const { all, content, words } = await headIn('ar');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(content('[name=description]')).toEqual([words.meta.description]);
  const addresses = (selector: string) => all(selector).map((link) => link.getAttribute('href'));
  expect(addresses('link[rel=canonical]')).toEqual([absolute('/ar/about/')]);
  const listed = [...published.map(({ about }) => about), '/about/'];
  expect(addresses('link[rel=alternate]')).toEqual(listed.map(absolute));
  expect(all('link[hreflang=x-default]')).toHaveLength(1);
  expect(content('[property="og:site_name"]')).toEqual(['Galini']);
  expect(content('[property="og:locale"]')).toEqual(['ar_AR']);
  expect(content('[property="og:image"]')).toEqual([absolute('/cards/ar.jpg')]);
  expect(content('[property="og:image:width"]')).toEqual(['1200']);
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

test.each([
  ['en', 'en_US'],
  ['en-AU', 'en_US'],
  ['en-GB', 'en_GB'],
  ['pt-BR', 'pt_BR'],
  ['es-AR', 'es_LA'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hans-SG', 'zh_CN'],
  ['fil', 'tl_PH'],
  ['sr-Latn', undefined],
  ['gsw', undefined],
])('Facebook reads %s as %s', (code, locale) => {
  expect(openGraphLocale(code)).toBe(locale);
});

test('A page without a path names no address, and is listed nowhere', async () => {
  const { all, content } = await headIn('en', { meta, path: undefined });
  expect(content('[name="robots"]')).toEqual(['noindex']);
  expect(all('link[rel=canonical], link[rel=alternate], meta[property]')).toEqual([]);
});

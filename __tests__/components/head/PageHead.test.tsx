import { words } from '../../samples';
import { headIn } from './headIn';

const { meta } = words.notFound;

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

import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { loadPage } from '../src/loadPage';

const folder = join(__dirname, '../src/pages');
const fetchData = jest.fn();

beforeEach(() => {
  fetchData.mockReset().mockResolvedValue({ json: () => ({ result: { path: '/here/' } }) });
  Object.assign(window, { fetch: fetchData });
  document.body.dataset.page = '/page-data/here/page-data.json';
});

// Else Gatsby would write no styles into it, and React would not come.
test.each(readdirSync(folder))('%s can be loaded', async (file) => {
  document.body.dataset.component = `component---src-pages-${parse(file).name}-tsx`;
  const { Page, properties } = await loadPage();
  expect(Page).toBe(require(join(folder, file)).default);
  expect(properties).toEqual({ path: '/here/' });
  expect(fetchData).toHaveBeenCalledWith('/page-data/here/page-data.json');
});

test('Of a page that is not named it says where to name it', async () => {
  document.body.dataset.component = 'component---src-pages-news-tsx';
  await expect(loadPage()).rejects.toThrow(
    'src/loadPage.ts knows no component---src-pages-news-tsx',
  );
});

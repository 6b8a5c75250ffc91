/**
 * A second page is one file in `src/pages/`, and its words a row in the model and a file in each language. All else
 * follows.
 * @jest-environment node
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentRoot } from '../../src/model/files/contentRoot';
import { listFiles } from '../../src/model/files/files';
import { readSite } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import { localizedPath } from '../../src/model/languages/languages';
import { buildCopy } from '../browser/buildCopy';

jest.setTimeout(600_000);

const { defaultLanguage, languages } = readSite(contentRoot());

const page = `import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { Layout } from '../components/layout/Layout';
import { type PageQuery, readPage } from '../components/pageQuery';

export default function ContactPage({ data }: PageProps<PageQuery>) {
  const { site, words } = readPage(data);
  return (
    <Layout site={site} words={words.labels} path="/contact/">
      <PageHead site={site} meta={words.contact.meta} path="/contact/" />
      <h1>{words.contact.title}</h1>
    </Layout>
  );
}

export const query = graphql\`
  query ContactPage($language: String!) {
    ...PageData
  }
\`;
`;

const model = `
  contact: group('Contact page', {
    meta: group('Search results', pageMeta),
    title: text('Contact: title', 60, 'The title of the page.'),
  }),
  notFound: notFoundWords,`;

const titleIn = (code: string) => `Contact in ${code}`;
const wordsIn = (code: string) => ({
  meta: { title: titleIn(code), description: 'How to reach us, and when. '.repeat(3).trim() },
  title: titleIn(code),
});

const folder = mkdtempSync(join(tmpdir(), 'second-page-'));
const read = (path: string) => readFileSync(join(folder, 'public', path), 'utf8');

beforeAll(() =>
  buildCopy(folder, {
    changes: {
      'src/pages/contact.tsx': page,
      'src/model/model.ts': readFileSync('src/model/model.ts', 'utf8').replace(
        '\n  notFound: notFoundWords,',
        model,
      ),
      ...Object.fromEntries(
        languages.map((code) => [`locales/${code}/contact.json`, jsonText(wordsIn(code))]),
      ),
    },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const pathIn = (code: string) => localizedPath('/contact/', code, code === defaultLanguage);
const addressIn = (code: string) => `https://www.example.com${pathIn(code)}`;

test.each(languages)('The second page in %s has its words, its head and its alternates', (code) => {
  const html = read(`${pathIn(code)}index.html`);
  expect(html).toContain(`<h1>${titleIn(code)}</h1>`);
  expect(html).toContain(`<title>${titleIn(code)}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${addressIn(code)}"`);
  for (const other of languages) {
    expect(html).toContain(`hrefLang="${other}" href="${addressIn(other)}"`);
    expect(html).toContain(`href="${pathIn(other)}"`);
  }
  expect(read('sitemap.xml')).toContain(`<loc>${addressIn(code)}</loc>`);
});

test('The editor has its words', () => {
  const scripts = listFiles(folder, 'public/admin').filter((file) => file.endsWith('.js'));
  const all = scripts.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(all.some((script) => script.includes('Contact page'))).toBe(true);
});

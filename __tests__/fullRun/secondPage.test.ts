/**
 * A second page is one file in `src/pages/`, its words a row in the model and a file in each language. All else follows; here in the
 * sample's languages and in Japanese, for which the site has no font.
 * @jest-environment node
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveSite } from '../../scripts/siteServer';
import { hashSources } from '../../src/build/hosts/policy';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout, readSite, readWords } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import { localizedPath } from '../../src/model/languages/languages';
import { buildCopy } from '../browser/buildCopy';
import { Editor } from '../browser/editor';
import { fontOwners } from '../browser/platformFonts';
import { awaitFonts } from '../browser/steadyPage';
import { describeInPseudo } from '../pseudo';
import { chromiumFlags, installChromium, playwrightPath } from '../tools/chromium';
import { filesOf } from '../wordFiles';

jest.setTimeout(600_000);

const root = contentRoot();
const { defaultLanguage, languages: sampleLanguages } = readSite(root);

/** With letters that no other heading has. */
const contact = {
  en: contactWords('Quick fix, Zürich?', 'Just write', 'Vexing Jobs'),
  el: contactWords('Ψάξτε μας, Ξένοι', 'Γράψτε', 'Ώρες Βάρδιας'),
  de: contactWords('Fragen? Jederzeit, quer', 'Schreib', 'Öffnungszeiten: Xaver'),
  ar: contactWords('تواصل معنا، ضيفنا', 'اكتب', 'ظروف الزيارة'),
  ja: contactWords('港へようこそ', '手紙', 'お問い合わせ'),
};
type Code = keyof typeof contact;
const languages = Object.keys(contact) as Code[];

function contactWords(first: string, second: string, heading: string) {
  const description = `${first} ${second} ${heading}. `.repeat(5).slice(0, 120).trim();
  return { meta: { title: first, description }, title: { first, second }, heading };
}

const page = `import '../styles/base.css';

import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { Layout } from '../components/layout/Layout';
import { wordsOf } from '../components/wordsOf';
import { assertComplete } from '../model/assertComplete';

const PATH = '/contact/';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const words = wordsOf(data);
  const { contact } = words;
  const site = assertComplete(data);
  return (
    <Layout site={site} words={words.labels} path={PATH}>
      <PageHead site={site} meta={contact.meta} path={PATH} />
      <h1>
        {contact.title.first} <em>{contact.title.second}</em>
      </h1>
      <h2>{contact.heading}</h2>
    </Layout>
  );
}

export const query = graphql\`
  query ContactPage($language: String!) {
    ...SiteData
  }
\`;
`;

const model = `
  contact: group('Contact page', {
    meta: group('Search results', pageMeta),
    title: group('Title', {
      first: text('Contact: title', 60, 'Begins the page.'),
      second: text('Contact: title, in italics', 60, 'Ends the title.'),
    }),
    heading: text('Contact: heading', 60, 'Below the title.'),
  }),
  notFound: notFoundWords,`;

function changedModel(): string {
  const source = readFileSync('src/model/model.ts', 'utf8');
  const changed = source.replace('\n  notFound: notFoundWords,', model);
  if (changed === source) throw new Error('The model has no pages.');
  return changed;
}

/** The sample's words, or in a language that it has not, those of the default one. */
function filesIn(code: Code): Record<string, string> {
  const known = sampleLanguages.includes(code) ? code : defaultLanguage;
  return {
    ...filesOf(code, readWords(root, known)),
    [`locales/${code}/contact.json`]: jsonText(contact[code]),
  };
}

const content = {
  'content/about.json': jsonText(
    describeInPseudo(readAbout(root), { code: 'ja', from: defaultLanguage }),
  ),
  'content/site.json': jsonText({ defaultLanguage, languages }),
  ...Object.fromEntries(languages.flatMap((code) => Object.entries(filesIn(code)))),
};

const folder = mkdtempSync(join(tmpdir(), 'second-page-'));
const inSite = (path: string) => join(folder, 'public', path);
let url: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  await installChromium();
  await buildCopy(folder, {
    changes: { 'src/pages/contact.tsx': page, 'src/model/model.ts': changedModel(), ...content },
  });
  ({ url, server } = await serveSite(join(folder, 'public'), 0, folder));
  browser = await chromium.launch({
    executablePath: playwrightPath(),
    args: [...chromiumFlags, '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});

const pathIn = (code: string) => localizedPath('/contact/', code, code === defaultLanguage);
const absolute = (path: string) => `https://www.example.com${path}`;
const htmlIn = (code: string) => readFileSync(inSite(`${pathIn(code)}index.html`), 'utf8');
/** What each match of a pattern's only group says. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const alternates = [
  ...languages.map((code) => [code, absolute(pathIn(code))]),
  ['x-default', absolute('/contact/')],
];

async function withPage<T>(use: (page: Page) => Promise<T>, bypassCSP = false): Promise<T> {
  const context = await browser.newContext({ baseURL: url, bypassCSP });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

test('The sitemap has both pages in every language', () => {
  const addresses = all(readFileSync(inSite('sitemap.xml'), 'utf8'), /<loc>([^<]+)<\/loc>/g);
  const about = languages.map((code) =>
    absolute(localizedPath('/about/', code, code === defaultLanguage)),
  );
  const contacts = languages.map((code) => absolute(pathIn(code)));
  expect(addresses).toEqual([...about, ...contacts]);
});

describe.each(languages)('The second page in %s', (code) => {
  test('has a head of its own, and alternates in each language', () => {
    const html = htmlIn(code);
    expect(all(html, /<title>([^<]+)<\/title>/g)).toEqual([contact[code].meta.title]);
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([absolute(pathIn(code))]);
    expect(all(html, /<meta property="og:url" content="([^"]+)"/g)).toEqual([
      absolute(pathIn(code)),
    ]);
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, language, address]) => [language, address])).toEqual(alternates);
  });

  test('has a policy that allows its own scripts and styles, and nothing else', () => {
    const html = htmlIn(code);
    const [policy = ''] = all(html, /http-equiv="Content-Security-Policy" content="([^"]+)"/g);
    const styles = hashSources(all(html, /<style[^>]*>(.*?)<\/style>/gs)).join(' ');
    expect(policy).toContain(`style-src 'self' ${styles};`);
    expect(policy).not.toContain('unsafe');
  });

  test('leads to itself in the other languages', () =>
    withPage(async (page) => {
      await page.goto(pathIn(code));
      const links = page.locator('#languages a');
      expect(
        await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
      ).toEqual(languages.map(pathIn));
    }));

  test('loads fonts with all of its letters, if there are any for its script', () =>
    withPage(async (page) => {
      const files = all(htmlIn(code), /<link rel="preload" href="([^"]+)" as="font"/g);
      const bytes = files.reduce((sum, file) => sum + statSync(inSite(file)).size, 0);
      expect(bytes).toBeLessThanOrEqual(45_000);
      expect(files.length).toBeLessThanOrEqual(5);
      await awaitFonts(page, pathIn(code));
      await page.goto(pathIn(code));
      await page.evaluate(() => document.fonts.ready);
      for (const element of ['h1', 'h1 em', 'h2']) {
        // In Japanese, the site's font draws only the space within the title.
        const expected =
          code !== 'ja' ? ['site'] : element === 'h1' ? ['device', 'site'] : ['device'];
        expect([element, await fontOwners(page, element)]).toEqual([element, expected]);
      }
    }, true));
});

test('The editor has an entry for the page’s words, with the page in its preview', () =>
  withPage(async (page) => {
    const editor = new Editor(page);
    await editor.open(content);
    await page.getByText('Contact page', { exact: true }).click();
    await editor.write('page.contact.heading', 'Opening hours');
    await editor.preview.getByRole('heading', { level: 2, name: 'Opening hours' }).waitFor();
    expect(await editor.preview.getByRole('heading', { level: 1 }).textContent()).toBe(
      `${contact.en.title.first} ${contact.en.title.second}`,
    );
    expect(await editor.field('page.about').count()).toBe(0);
  }));

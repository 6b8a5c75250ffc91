/** References in one file of the site, read by its content type. */
import type { APIRequestContext, Page } from '@playwright/test';
import { referencesInCss } from './css';
import { type Contents, readHtml } from './html';
import type { Reference } from './reference';

export interface SiteFile extends Contents {
  status: number;
  /** Content type, without the character set. */
  type: string;
}

export async function readSiteFile(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<SiteFile> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const status = answer.status();
  const [type = ''] = (answer.headers()['content-type'] ?? '').split(';');
  const reader = readers[type];
  const { location } = answer.headers();
  if (location) return { status, type, references: [leadingTo(location)], ids: [] };
  const contents = reader && status === 200 ? await reader(await answer.text(), page) : {};
  return { status, type, references: [], ids: [], ...contents };
}

const leadingTo = (address: string) => ({ from: 'redirection', address, expects: 'text/html' });

type Reader = (text: string, page: Page) => Partial<Contents> | Promise<Contents>;

const html = 'text/html';

const readers: Record<string, Reader> = {
  [html]: (text, page) => readHtml(page, text),
  'text/css': (text) => ({ references: referencesInCss(text) }),
  'text/plain': (text) => ({ references: find(text, /^(Sitemap): (.*)$/gm, 'text/xml') }),
  'text/xml': (text) => ({
    references: [
      ...find(text, /<(loc)>(.*?)<\/loc>/g, html),
      ...find(text, /<(xhtml:link) .*?href="(.*?)"/g, html),
    ],
  }),
  'application/manifest+json': (text) => ({ references: referencesInManifest(JSON.parse(text)) }),
};

/** The pattern's first group is the kind of reference, the second one the address. */
function find(text: string, pattern: RegExp, expects: string): Reference[] {
  return [...text.matchAll(pattern)].map(([, from = '', address = '']) => ({
    from,
    address,
    expects,
  }));
}

interface Manifest {
  start_url: string;
  icons: { src: string; type: string }[];
}

function referencesInManifest({ start_url, icons }: Manifest): Reference[] {
  return [
    { from: 'start_url', address: start_url, expects: html },
    ...icons.map(({ src, type }) => ({ from: 'icons', address: src, expects: type })),
  ];
}

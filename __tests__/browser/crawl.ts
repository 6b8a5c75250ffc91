/** Follows every reference from file to file, whether or not browsers load it, and reports broken ones. */
import type { Page } from '@playwright/test';
import { base, company } from './site';

interface SiteFile {
  /** Addresses. */
  references: string[];
  /** Ids that links with a # can refer to. */
  ids: string[];
}

/**
 * `page` must be blank, as the policy of a visited page would apply. `site` is the address at which the site is served, if
 * it isn't the tests' usual one.
 */
export async function crawl(page: Page, entrances: string[], site = '') {
  const files = new Map<string, SiteFile>();
  const broken = new Set<string>();
  const found = entrances.map((address) => ({ address, on: '/' }));
  // Grows during the loop.
  for (const { address, on } of found) {
    const url = resolve(address, on);
    const report = (problem: string) => broken.add(`${on}: ${address} ${problem}`);
    // No other host is contacted.
    if (url?.origin !== here) continue;
    const path = url.pathname + url.search;
    if (!files.has(path)) {
      const answer = await page.request.get(site + path, { maxRedirects: 0 });
      // No address redirects.
      if (answer.status() !== 200) report(`is answered with ${answer.status()}`);
      const type = answer.headers()['content-type'] ?? '';
      const file = await read(page, type, await answer.body());
      files.set(path, file);
      found.push(...file.references.map((one) => ({ address: one, on: path })));
    }
    const id = decodeURIComponent(url.hash.slice(1));
    if (id && !files.get(path)?.ids.includes(id)) report('leads to an id that is not there');
  }
  return { paths: [...files.keys()], broken: [...broken] };
}

/** The tests serve the site at another address than the company's. */
const here = 'http://here';

function resolve(address: string, on: string): URL | undefined {
  const isOwn = address === company.url || address.startsWith(`${company.url}/`);
  const served = isOwn ? here + base + (address.slice(company.url.length) || '/') : address;
  return URL.canParse(served, here + on) ? new URL(served, here + on) : undefined;
}

async function read(page: Page, type: string, body: Buffer): Promise<SiteFile> {
  if (type.startsWith('text/html')) return page.evaluate(readHtml, body.toString());
  const pattern = Object.entries(patterns).find(([start]) => type.startsWith(start))?.[1];
  const matches = pattern ? body.toString().matchAll(pattern) : [];
  return { ids: [], references: [...matches].map(([, address = '']) => address) };
}

const patterns = {
  'text/css': /(?:url\(|@import)\s*["']?([^"')\s]+)/g,
  'text/plain': /^Sitemap: (.*)$/gm,
  'text/xml': /(?:<loc>|href=")(.*?)[<"]/g,
};

/** Runs in the browser, which parses the page without showing it: nothing loads or runs. */
function readHtml(text: string): SiteFile {
  const document = new DOMParser().parseFromString(text, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const values = (name: string, of = '') =>
    all(`${of}[${name}]`).map((element) => element.getAttribute(name) ?? '');
  const inTexts = (selector: string, pattern: RegExp) =>
    all(selector).flatMap(({ textContent }) =>
      [...(textContent ?? '').matchAll(pattern)].map(([, address = '']) => address),
    );
  const sets = [...values('srcset'), ...values('imagesrcset')].flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );
  const metadata = values('content', 'meta')
    .map((address) => address.replace(/^\d+;\s*url=/, ''))
    .filter((address) => /^(https:|\/)/.test(address));
  const styles = inTexts('style', /url\(\s*["']?([^"')\s]+)/g);
  const data = inTexts('[type="application/ld+json"]', /"(https?:(?!\/\/schema\.org)[^"]+)"/g);
  return {
    ids: all('[id]').map(({ id }) => id),
    references: [
      ...['href', 'src', 'poster', 'data', 'action'].flatMap((name) => values(name)),
      ...[...sets, ...metadata, ...styles, ...data],
    ],
  };
}

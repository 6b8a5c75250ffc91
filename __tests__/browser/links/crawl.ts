/** Follows every reference from file to file, and reports broken ones. */
import { base, company, languages } from '../site';
import type { Reference } from './reference';
import type { SiteFile } from './siteFile';

interface Crawl {
  /** Paths of all requested files. */
  paths: string[];
  /** One line per broken reference: file, kind of reference, address, and reason. */
  broken: string[];
}

export async function crawl(
  entrances: Reference[],
  read: (path: string) => Promise<SiteFile>,
): Promise<Crawl> {
  const files = new Map<string, SiteFile>();
  const found = entrances.map((reference) => ({ on: '/', ...reference }));
  // Grows during the loop.
  for (const { address, on } of found) {
    const path = servedPath(resolve(address, on));
    if (path === undefined || files.has(path)) continue;
    const file = await read(path);
    files.set(path, file);
    found.push(...file.references.map((reference) => ({ on: path, ...reference })));
  }
  const broken = found.flatMap(({ on, ...reference }) => {
    const problem = problemOf(reference, resolve(reference.address, on), files);
    return problem ? [`${on}: ${reference.from} ${reference.address} ${problem}`] : [];
  });
  return { paths: [...files.keys()], broken: [...new Set(broken)] };
}

/** The only addresses that the host redirects. */
const frontPages = languages.map(({ pathOf }) => pathOf('/'));

/** The tests serve the site at another address than the company's. */
const here = 'http://here';

function resolve(address: string, on: string): URL | undefined {
  const isFrontPage = address === company.url;
  const isOwn = isFrontPage || address.startsWith(`${company.url}/`);
  const path = isFrontPage ? '/' : address.slice(company.url.length);
  const served = isOwn ? here + base + path : address;
  return URL.canParse(served, here + on) ? new URL(served, here + on) : undefined;
}

/** Returns undefined for an address outside the site. */
function servedPath(url: URL | undefined): string | undefined {
  return url?.origin === here ? url.pathname + url.search : undefined;
}

/** Checks only the form of addresses of other hosts, as no other host is contacted. */
const goodForm = /^(mailto:[^\s@]+@[^\s@]+|tel:\+\d+|https:\/\/\S+)$/;

function problemOf(
  { address, expects, mayLeave }: Reference,
  url: URL | undefined,
  files: Map<string, SiteFile>,
): string | undefined {
  const path = servedPath(url) ?? '';
  const file = files.get(path);
  if (!file) {
    if (!mayLeave) return 'leads out of the site';
    return goodForm.test(address) ? undefined : 'is not written as such an address is';
  }
  if ([301, 302].includes(file.status) && frontPages.includes(path)) return undefined;
  if (file.status !== 200) return `is answered with ${file.status}`;
  if (!fits(file.type, expects)) return `is ${file.type}, not ${expects}`;
  const id = decodeURIComponent(url?.hash.slice(1) ?? '');
  return id && !file.ids.includes(id) ? 'leads to an id that is not there' : undefined;
}

function fits(type: string, expected: string): boolean {
  return expected.endsWith('/') ? type.startsWith(expected) : type === expected;
}

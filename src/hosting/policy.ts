/**
 * The content security policies: what a page may load and run. Each page carries its own in its head, so
 * that it holds on every host, even on those that send no headers of ours, and names no more than its page needs.
 */
import { createHash } from 'node:crypto';

export type Directives = Record<string, readonly string[]>;

/** What the live map asks for; without a token it is never asked. */
const mapHosts = ['https://api.mapbox.com', 'https://events.mapbox.com'];

/** For a visitors' page: only this site's own files, and inline just what is in the page now. */
export function pagePolicy(html: string, hasLiveMap: boolean): string {
  const map = hasLiveMap ? mapHosts : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", ...(hasLiveMap ? ['data:', 'blob:', ...map] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...map],
    'worker-src': hasLiveMap ? ["'self'", 'blob:'] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

export const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Of the element's inline contents; data blocks, such as JSON-LD, don't run and need none. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'));
  const contents = [...elements]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , content = '']) => content);
  return hashSources(contents);
}

/** What allows just these contents, each once. */
export const hashSources = (contents: string[]): string[] =>
  [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

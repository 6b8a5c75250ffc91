/**
 * The content security policies: what a page may load and run. Each page carries its own in its head, so
 * that it holds on every host, even on those that send no headers of ours, and names no more than its page needs.
 */
import { createHash } from 'node:crypto';

export type Directives = Record<string, readonly string[]>;

/** What the live map asks for; without a token it is never asked. */
const mapHosts = ['https://api.mapbox.com', 'https://events.mapbox.com'];

interface Inline {
  scripts: string[];
  styles: string[];
}

/** For a visitor's page: only this site's own files, and these inline scripts and styles. */
export function pagePolicy({ scripts, styles }: Inline, hasLiveMap: boolean): string {
  const map = hasLiveMap ? mapHosts : [];
  return serializeCsp({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': ["'self'", ...hashSources(styles)],
    'img-src': ["'self'", ...(hasLiveMap ? ['data:', 'blob:', ...map] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...map],
    'worker-src': hasLiveMap ? ["'self'", 'blob:'] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

export const serializeCsp = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What allows just these contents, each once. */
export const hashSources = (contents: string[]): string[] =>
  [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

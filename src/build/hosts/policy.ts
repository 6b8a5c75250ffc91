/**
 * The content security policies. Each page has its own in its head, so that it applies on every host, even one
 * that sends no custom headers.
 */
import { createHash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

/** The live map's hosts, used only with a map token. */
const mapHosts = ['https://api.mapbox.com', 'https://events.mapbox.com'];

interface Inline {
  scripts: string[];
  styles: string[];
}

/** Allows a page this site's own files and its inline scripts and styles. */
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
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

export const serializeCsp = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** CSP sources that allow exactly these contents. */
export const hashSources = (contents: string[]): string[] =>
  [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

/** The content security policy of pages. It is in the HTML, so that it applies on every host, even one that sends no custom headers. */
import { createHash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

const mapHosts = ['https://api.mapbox.com', 'https://events.mapbox.com'];

export function pagePolicy(scripts: string[], styles: string[], hasLiveMap: boolean): string {
  const map = hasLiveMap ? mapHosts : [];
  return serializeCsp({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': ["'self'", ...hashSources(styles)],
    'img-src': ["'self'", ...(hasLiveMap ? ['data:', 'blob:', ...map] : [])],
    // The letters of the first screen's headings are in the page.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...map],
    'worker-src': hasLiveMap ? ["'self'", 'blob:'] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

const serializeCsp = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

const hashSources = (contents: string[]): string[] =>
  [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

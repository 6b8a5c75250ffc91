/** Cloudflare Pages' function for `/`, and the file that limits it to `/`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeFunction } from './edgeFunction';
import { cacheControl, security } from './headers';
import { redirects, rootRedirects } from './redirects';

export function writeCloudflareFiles(root: string, site: string): void {
  const constants = {
    FRONT: rootRedirects(redirects(root)),
    HEADERS: { ...security, 'Cache-Control': cacheControl.other },
  };
  const ending = 'export default { fetch: handler };\n';
  const code = edgeFunction('cloudflare.ts', { constants, ending });
  writeFileSync(join(site, '_worker.js'), code);
  const routes = { version: 1, include: ['/'], exclude: [] };
  writeFileSync(join(site, '_routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

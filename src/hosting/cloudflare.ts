/** Cloudflare Pages' function, and the file that says for which addresses it runs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeFunction } from './edgeFunction';
import { cacheControl, security } from './headers';
import { hashSources } from './policy';
import { redirects, rootRedirects } from './redirects';

/** Tells the editor's window that it may ask, then answers its question. */
const signInScript = `addEventListener('message',({data,origin})=>{if(origin===location.origin&&data==='authorizing:github')opener.postMessage(document.body.dataset.message,origin)});opener?.postMessage('authorizing:github',location.origin)`;

export function writeCloudflareFiles(root: string, site: string): void {
  const constants = {
    FRONT: rootRedirects(redirects(root)),
    HEADERS: { ...security, 'Cache-Control': cacheControl.other },
    SIGN_IN_SCRIPT: { text: signInScript, hash: hashSources([signInScript]).join(' ') },
  };
  const ending = 'export default { fetch: handler };\n';
  const code = edgeFunction('cloudflare.ts', { constants, ending, target: 'es2022' });
  writeFileSync(join(site, '_worker.js'), code);
  const routes = { version: 1, include: ['/', '/auth', '/callback'], exclude: [] };
  writeFileSync(join(site, '_routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

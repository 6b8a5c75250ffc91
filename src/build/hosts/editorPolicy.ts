/** The content security policy of the editor at /admin/ and of its preview. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { serializeCsp } from './policy';

/** Writes the policy into the built editor's documents. */
export function secureEditor(folder: string, backend: GitBackend | undefined): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${editorPolicy(backend)}">`;
  for (const file of ['index.html', 'page.html'].map((name) => join(folder, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>\n    ${meta}`));
}

export function editorPolicy(backend: GitBackend | undefined): string {
  return serializeCsp({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Each component of the CMS inserts a style element of its own; so does each focal point in the preview.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Profile pictures may be anywhere.
    'img-src': ["'self'", 'blob:', 'data:', ...(backend ? ['https:'] : [])],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...gitHosts(backend)],
    'worker-src': ["'self'"],
    // The CMS loads the frame around our preview from a blob.
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  });
}

/** The repository's API, and the status page that the CMS looks at. */
const services = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
  gitea: ['https://gitea.com'],
};

function gitHosts(backend: GitBackend | undefined): string[] {
  if (!backend) return [];
  const { name, api_root, base_url } = backend;
  // GitHub's `base_url` is only for signing in, in a window.
  const ownServer = api_root ?? (name === 'github' ? undefined : base_url);
  const [api, ...others] = services[name];
  return [ownServer ? new URL(ownServer).origin : api, ...others].flatMap((host) => host ?? []);
}

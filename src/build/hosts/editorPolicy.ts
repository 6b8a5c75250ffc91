/** The content security policies of the editor at /admin/ and of its preview. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { serializeCsp } from './policy';

/** Writes both policies into the built editor's documents. */
export function secureEditor(folder: string, backend: GitBackend | undefined): void {
  writePolicy(join(folder, 'index.html'), editorPolicy(backend));
  writePolicy(join(folder, 'page.html'), previewPolicy);
}

function writePolicy(file: string, policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>\n    ${meta}`));
}

export function editorPolicy(backend: GitBackend | undefined): string {
  const { asked, pictures } = hostsOf(backend);
  return serializeCsp({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Each component of the CMS inserts a style element of its own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...asked],
    'worker-src': ["'self'"],
    // The CMS loads the frame around our preview from a blob.
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  });
}

const previewPolicy = serializeCsp({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Each picture's focal point is a style element.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

interface Hosts {
  /** The repository's API and the service's status page. */
  asked: string[];
  /** Profile pictures of users. */
  pictures: string[];
}

const services = {
  github: {
    own: 'https://api.github.com',
    status: ['https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    own: 'https://gitlab.com',
    status: ['https://status-api.hostedstatus.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
  gitea: { own: 'https://gitea.com', status: [], pictures: ['https://gitea.com'] },
};

function hostsOf(backend: GitBackend | undefined): Hosts {
  if (!backend) return { asked: [], pictures: [] };
  const { own, status, pictures } = services[backend.name];
  const server = ownServer(backend);
  return { asked: [server ?? own, ...status], pictures: server ? [server] : pictures };
}

/** The origin of a self-hosted Git service. GitHub's `base_url` is only for signing in, in a window. */
function ownServer({ name, api_root, base_url }: GitBackend): string | undefined {
  const address = api_root ?? (name === 'github' ? undefined : base_url);
  return address && new URL(address).origin;
}

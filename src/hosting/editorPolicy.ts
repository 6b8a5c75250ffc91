/** The policies of the editor at /admin/ and of its preview: what they may load, and whom they may ask. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { GitBackend } from '@sveltia/cms';
import { hashSources, serializeCsp } from './policy';

/** Writes both into the built editor's documents. */
export function secureEditor(folder: string, backend: GitBackend | undefined): void {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  writePolicy(join(folder, 'index.html'), editorPolicy(scripts, backend));
  writePolicy(join(folder, 'page.html'), previewPolicy);
}

function writePolicy(file: string, policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>\n    ${meta}`));
}

export function editorPolicy(scripts: string[], backend: GitBackend | undefined): string {
  const { asked, pictures } = hostsOf(backend);
  return serializeCsp({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-hashes'", ...hashSources(stylesIn(scripts))],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...asked],
    'worker-src': ["'self'"],
    // The CMS writes the frame around our preview into a blob.
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  });
}

const previewPolicy = serializeCsp({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** What the CMS puts into its document: a style element a component, and a few style attributes. */
function stylesIn(scripts: string[]): string[] {
  const elements = scripts.flatMap((script) => [
    ...script.matchAll(/hash:\s*["`]svelte-\w+["`],\s*code:\s*((["'`])(?:\\.|(?!\2)[^\\])*\2)/gs),
  ]);
  if (elements.length === 0)
    throw new Error(
      'src/hosting/editorPolicy.ts finds no styles in the CMS, which the policy of /admin/ must name. Look at how its new version writes them.',
    );
  const attributes = scripts.flatMap((script) => [...script.matchAll(/ style="([^"$]*)"/g)]);
  return [
    // A literal of the script, so the script's own language says what it stands for.
    ...elements.map(([, literal = '']) => String(runInNewContext(literal))),
    ...attributes.map(([, style = '']) => style),
  ];
}

interface Hosts {
  /** The repository, and how its service is. */
  asked: string[];
  /** Who signed in. */
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

/** The owner's, if the repository does not lie with the service itself. GitHub's `base_url` only signs in, in a window. */
function ownServer({ name, api_root, base_url }: GitBackend): string | undefined {
  const address = api_root ?? (name === 'github' ? undefined : base_url);
  return address && new URL(address).origin;
}

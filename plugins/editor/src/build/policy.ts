/**
 * The content security policy of the editor at /admin/ and its preview, which allows this site's own files and the
 * repository's service. It is in the HTML, so that it applies on every host, even one that sends no custom headers.
 */
import type { GitBackend } from '@sveltia/cms';

export function editorPolicy(backend: GitBackend | undefined): string {
  const git = gitHosts(backend);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The CMS reads HEIC photos, and where the browser can't write WebP writes it, by WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // Each component of the CMS inserts a style element of its own; so does each focal point in the preview.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...git],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...git],
    'worker-src': ["'self'"],
    // The CMS loads the frame around our preview from a blob. There, Firefox doesn't take 'self' for the site, whose
    // addresses the build can't know: hosts have previews, and other names.
    'frame-src': ["'self'", 'blob:', 'http:', 'https:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The repository's API; the status page that the CMS looks at, and profile pictures. */
const services = {
  github: [
    'https://api.github.com',
    'https://www.githubstatus.com',
    'https://avatars.githubusercontent.com',
  ],
  gitlab: [
    'https://gitlab.com',
    'https://status-api.hostedstatus.com',
    'https://secure.gravatar.com',
  ],
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

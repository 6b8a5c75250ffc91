/** The content security policy of pages. It is in the HTML, so that it applies on every host, even one that sends no custom headers. */
import { createHash } from 'node:crypto';

/** Sources by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** `scripts` and `styles` are the contents of the inline elements; `sources` are further ones of the site's. */
export function pagePolicy(scripts: string[], styles: string[], sources: Sources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': ["'self'", ...hashSources(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  for (const [name, further] of Object.entries(sources)) {
    const own = directives[name]?.filter((source) => source !== "'none'") ?? [];
    directives[name] = [...own, ...further];
  }
  return Object.entries(directives)
    .map(([name, all]) => `${name} ${all.join(' ')}`)
    .join('; ');
}

const hashSources = (contents: string[]): string[] =>
  [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

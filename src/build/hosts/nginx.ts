/** nginx's configuration of the site: a file for the folder `sites-enabled` of Debian's nginx. */
import { basePath } from '../../model/company';
import { readCompany, readSite } from '../../model/files/read';
import { type HeaderRule, hostRules, revalidate, securityHeaders } from './rules';

export function nginxConfiguration(root: string): string {
  const { url } = readCompany(root);
  const base = basePath(url);
  const { headers, front, notFound } = hostRules(root);
  // Longer codes first: a browser's "pt-BR" is not "pt".
  const codes = readSite(root).languages.toSorted((one, other) => other.length - one.length);
  return `# Written by the build (src/build/hosts/nginx.ts). Install it again when the site's languages change.

# The first of the browser's languages that the site has.
map $http_accept_language $site_language {
    "~*(?:^|,) *(?<site_match>${codes.join('|')})(?![a-z0-9])" $site_match;
}
map $site_language $site_front {
${lines(front, ({ language = 'default', to }) => `    ${language} ${to};`)}
}
map $uri $site_vary {
    ${base}/ Accept-Language;
}
map $uri $site_not_found {
${lines(notFound, ({ under, page }) => `    ~^${under} ${page};`)}
    default ${base}/404.html;
}
${lines(differing, (name) => headerMap(name, headers))}

server {
    listen 80;
    listen [::]:80;
    server_name ${new URL(url).hostname};
    root /srv/www/current;
    # Both would record visitors' addresses.
    access_log off;
    error_log /var/log/nginx/error.log crit;
    server_tokens off;
    absolute_redirect off;

    include mime.types;
    charset utf-8;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml application/javascript application/json image/svg+xml;

    # All headers are set here: a location with its own add_header would drop the others.
${lines(Object.entries(sent), ([name, value]) => `    add_header ${name} "${value}" always;`)}

    error_page 403 404 =404 $site_not_found;
    location ~ "/\\.(?!well-known/)|^${base}/_(headers|redirects)$" { return 404; }
    location = ${base}/ { return 302 $site_front$is_args$args; }
    # Robots and researchers look for these at the root of the host only.
    location ~ "^/(robots\\.txt|\\.well-known/security\\.txt)$" { try_files ${base}$uri =404; }
}
`;
}

const lines = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join('\n');

const defaults: Record<string, string> = { ...securityHeaders, 'Cache-Control': revalidate };

/** The headers that depend on the path. */
const differing = ['Cache-Control', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy'];

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

const sent = {
  ...securityHeaders,
  ...Object.fromEntries(differing.map((name) => [name, variableOf(name)])),
  Vary: '$site_vary',
};

/** nginx takes the first pattern that matches, so the last rule comes first. */
function headerMap(name: string, rules: HeaderRule[]): string {
  const matching = rules.filter(({ path, headers }) => path !== '/' && headers[name]).reverse();
  return `map $uri ${variableOf(name)} {
${lines(matching, ({ path, headers }) => `    "~${patternOf(path)}" "${headers[name]}";`)}
    default "${defaults[name] ?? ''}";
}`;
}

const patternOf = (path: HeaderRule['path']) =>
  typeof path === 'string' ? `^${path}` : path.source.replaceAll('\\/', '/');

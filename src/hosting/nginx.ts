/** nginx's whole configuration, for Debian's packages `nginx`, `libnginx-mod-http-brotli-static` and `-js`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeFunction } from './edgeFunction';
import { cacheControl, hashedFolders, security } from './headers';
import { hostFiles } from './hostFiles';
import { mimeTypes } from './mimeTypes';
import { notFoundPages, redirects, rootRedirects } from './redirects';

interface Options {
  port?: number;
  /** Where nginx may write; all else can be read-only. */
  temp?: string;
}

/** Into a folder that nginx is started with: `nginx -p <folder> -c nginx.conf`. The site belongs into `site/` in it. */
export function writeNginx(root: string, folder: string, options: Options = {}): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(root, options));
  const constants = { FRONT: rootRedirects(redirects(root)) };
  const ending = 'export default { handler };\n';
  writeFileSync(join(folder, 'front.js'), edgeFunction('nginx.ts', { constants, ending }));
}

function nginxConfiguration(root: string, { port = 8080, temp = '/tmp' }: Options): string {
  const modules = ['brotli_static', 'js'].map(
    (name) => `load_module /usr/lib/nginx/modules/ngx_http_${name}_module.so;`,
  );
  return `# Written by the build, from src/hosting/: changes here are lost.
${modules.join('\n')}
daemon off;
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${temp}/nginx.pid;
# Lower levels name the address of whoever asked for what is not there.
error_log stderr crit;

events {
    worker_connections 4096;
}

http {
    # Who visits is nobody's business: no addresses, no browsers, nothing after a question mark.
    map $request_uri $asked {
        "~^(?<path>[^?]*)" $path;
    }
    log_format plain '$time_iso8601 $status $request_method $asked $body_bytes_sent $request_time';
    access_log /dev/stdout plain;
${tempPaths(temp)}

    server_tokens off;
    sendfile on;
    tcp_nopush on;
    absolute_redirect off;

    # A static site needs no more than this; who sends more or dawdles is cut off.
    client_max_body_size 1k;
    client_body_timeout 10s;
    client_header_timeout 10s;
    client_header_buffer_size 2k;
    large_client_header_buffers 4 8k;
    send_timeout 30s;
    keepalive_timeout 75s;
    reset_timedout_connection on;
    max_ranges 1;

${typeRules()}

    # The files beside the files, which \`npm run compress\` makes; for proxies in front as well.
    brotli_static on;
    gzip_static on;
    gzip_proxied any;
    gzip_vary on;

    map "$status $uri" $cache_control {
        "~^(200|206|304) (${hashedFolders.join('|')})" "${cacheControl.hashed}";
        default "${cacheControl.other}";
    }
    map $uri $vary {
        / Accept-Language;
    }
    map $status $allow {
        405 "GET, HEAD";
    }
    map $uri $not_found {
${notFoundPages(root)
  .map(({ under, page }) => `        ~^${under} ${page};`)
  .join('\n')}
        default /404.html;
    }

    js_import front from front.js;

    server {
        listen ${port};
        root site;

        # All of them here: a location with one of its own would lose the others.
${Object.entries(security)
  .map(([name, value]) => `        add_header ${name} "${value}" always;`)
  .join('\n')}
        add_header Cache-Control $cache_control always;
        add_header Vary $vary always;
        add_header Allow $allow always;

        error_page 403 =404 $not_found;
        error_page 404 $not_found;

        if ($request_method !~ ^(GET|HEAD)$) {
            return 405;
        }
        # Hidden files, what is for other hosts, and what stands in for others when they are compressed.
        location ~ "/\\.(?!well-known/)|^/(${hostFiles.map(escaped).join('|')})$|\\.(br|gz)$" {
            return 404;
        }
        location = / {
            js_content front.handler;
        }
${redirects(root)
  .filter(({ from }) => from !== '/')
  .map(
    ({ from, to, status }) =>
      `        location = ${from} {\n            return ${status} ${to}$is_args$args;\n        }`,
  )
  .join('\n')}
    }
}
`;
}

const escaped = (name: string) => name.replace(/\./g, '\\.');

const tempPaths = (temp: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${temp}/nginx-${name};`)
    .join('\n');

function typeRules(): string {
  const lines = Object.entries(mimeTypes).map(([ending, { type }]) => `        ${type} ${ending};`);
  // HTML is among them anyway, and nginx complains of what is named twice.
  const text = Object.values(mimeTypes).filter(
    ({ type, isText }) => isText && type !== 'text/html',
  );
  return `    types {
${lines.join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${[...new Set(text.map(({ type }) => type))].join(' ')};`;
}

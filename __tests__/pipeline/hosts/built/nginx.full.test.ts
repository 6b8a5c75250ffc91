/**
 * The built sample, published by the steps of the guide and served by nginx with the guide's example.
 * @jest-environment node
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesIn, writeIn } from '../../../model/project';
import { freePort } from '../../../tools/freePort';
import { sampleSite } from '../../../tools/paths';
import { fileLike, testHost } from './testHost';

const nginx = '/usr/sbin/nginx';
const example = 'docs/nginx.conf';

/** By the steps of the guide, over an earlier version, where new files can't be read by everyone. */
function publishByGuide(root: string): void {
  const [prepare, publish] = ['install -d', 'rsync'].map((command) =>
    new RegExp(`^ *${command} .*`, 'm').exec(readFileSync('docs/publishing.md', 'utf8')),
  );
  const commands = `umask 027\n${prepare}\ntouch ${root}/removed.html\n${publish}`
    .replace(' public/', ` ${sampleSite}/`)
    .replaceAll('/var/www/site', root);
  execFileSync('bash', ['-euc', commands], { stdio: 'inherit' });
}

/** Serves what `publish` writes, as Debian starts nginx. */
async function startNginx(publish = publishByGuide) {
  for (const tool of [nginx, '/usr/bin/rsync'])
    if (!existsSync(tool))
      throw new Error('This needs Debian or Ubuntu, as root: apt-get install -y nginx rsync');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  chmodSync(folder, 0o755);
  const root = join(folder, 'site');
  publish(root);
  const configuration = readFileSync(example, 'utf8')
    .replace('server_name www.example.com;', 'server_name localhost;')
    .replace('root /var/www/site;', `root ${root};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:80;\n', '')
    .replace('/var/log/nginx', folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
user www-data;
pid ${folder}/pid;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${configuration}
}
`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url, { method: 'HEAD' }).catch(() => undefined);
  for (let tries = 500; !(await answers()); tries--) {
    if (!tries || child.exitCode !== null) {
      child.kill();
      throw new Error(`nginx does not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    }
    await wait(20);
  }
  return {
    url,
    root,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

(existsSync(example) ? describe : describe.skip)('nginx', () => {
  testHost(startNginx);

  test('has exactly the files of the build, compresses text, refuses what writes, and hides what is not for visitors', async () => {
    const { url, root, stop } = await startNginx();
    expect(filesIn(root)).toEqual(filesIn(sampleSite));
    for (const path of ['/about/', '/sitemap.xml', fileLike(/\.js$/), fileLike(/\.svg$/)]) {
      const { headers } = await fetch(url + path);
      expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip']);
      expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    writeIn(root, '.hidden', 'secret');
    writeIn(root, '.well-known/security.txt', 'Contact');
    const statuses: Record<string, number> = {};
    for (const path of ['/_headers', '/_redirects', '/.hidden', '/.well-known/security.txt'])
      statuses[path] = (await fetch(url + path)).status;
    const { status } = await fetch(`${url}/about/`, { method: 'POST', body: 'text' });
    await stop();
    expect(status).toBe(405);
    expect(statuses).toEqual({
      '/_headers': 404,
      '/_redirects': 404,
      '/.hidden': 404,
      '/.well-known/security.txt': 200,
    });
  });

  test.each(['/about-us', '/~anna/v1.0_a-b', `/${'a-long-name-'.repeat(9)}`])(
    'serves a site below %s as well',
    async (base) => {
      const { url, stop } = await startNginx((root) => {
        mkdirSync(root);
        cpSync(sampleSite, join(root, base), { recursive: true });
      });
      const visit = async (path: string) => {
        const response = await fetch(url + path, { redirect: 'manual' });
        return { status: response.status, headers: response.headers, text: await response.text() };
      };
      const pages: Record<string, string> = {
        '/': 'index.html',
        '/de/about/': 'de/about/index.html',
        '/nowhere': '404.html',
        '/de/nowhere': 'de/404.html',
        '/de/deep/nowhere': 'de/404.html',
      };
      for (const [path, file] of Object.entries(pages)) {
        const { status, text } = await visit(base + path);
        expect([path, status]).toEqual([path, file.endsWith('404.html') ? 404 : 200]);
        expect(text).toBe(readFileSync(join(sampleSite, file), 'utf8'));
      }
      expect((await visit('/about/')).status).toBe(404);
      const map = await visit(base + fileLike(/^\/map\//));
      const font = await visit(base + fileLike(/^\/fonts\//));
      await stop();
      expect(map.headers.get('content-security-policy')).toContain('sandbox');
      expect(font.headers.get('cache-control')).toContain('immutable');
    },
  );
});

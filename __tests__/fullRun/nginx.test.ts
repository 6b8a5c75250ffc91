/**
 * The built sample, served by nginx with the configuration that the build writes.
 * @jest-environment node
 */
import { spawn } from 'node:child_process';
import {
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
import { contentRoot } from '../../src/files/contentRoot';
import { readCompany, readContent } from '../../src/files/read';
import { basePath } from '../../src/model/company';
import { nginxConfiguration } from '../../src/pipeline/hosts/nginx';
import { copyContent, edit } from '../model/project';
import { fileLike, testHost } from '../pipeline/hosts/built/testHost';
import { freePort } from '../tools/freePort';
import { sampleSite } from '../tools/paths';

const nginx = '/usr/sbin/nginx';

/** Serves the sample by the configuration that the build writes for the content in `root`. */
async function startNginx(root = contentRoot()) {
  if (!existsSync(nginx))
    throw new Error('This needs nginx on Debian or Ubuntu, as root: apt-get install -y nginx');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'www'));
  cpSync(sampleSite, join(folder, 'www', basePath(readCompany(root).url)), { recursive: true });
  writeFileSync(join(folder, 'www/.hidden'), 'secret');
  const configuration = nginxConfiguration(readContent(root))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:80;\n', '')
    .replace('/srv/www/current', join(folder, 'www'))
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
user root;
pid ${folder}/pid;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${configuration.replace('include mime.types', 'include /etc/nginx/mime.types')}
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
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

testHost(startNginx);

describe('nginx alone', () => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    server = await startNginx();
  });
  afterAll(() => server.stop());

  test('compresses text, and never redirects to another host', async () => {
    for (const path of ['/about/', '/sitemap.xml', fileLike(/\.js$/), fileLike(/\.svg$/)]) {
      const { headers } = await fetch(server.url + path);
      expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip']);
      expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    const { headers } = await fetch(`${server.url}//example.com/about`, { redirect: 'manual' });
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test('refuses what writes, and hides what only other hosts read', async () => {
    const { status } = await fetch(`${server.url}/about/`, { method: 'POST', body: 'text' });
    expect(status).toBe(405);
    for (const path of ['/_headers', '/.hidden'])
      expect((await fetch(server.url + path)).status).toBe(404);
  });
});

describe('nginx with a site below a path', () => {
  test('serves it there, and the files for robots at the root', async () => {
    const content = copyContent();
    edit<{ url: string }>(content, 'content/company.json', (company) => {
      company.url = 'https://example.com/about-us';
    });
    const { url, stop } = await startNginx(content);
    const answers = await Promise.all(
      ['/about-us/', '/about-us/de/about/', '/robots.txt', '/about-us/de/nowhere', '/about/'].map(
        async (path) => {
          const { status, headers } = await fetch(url + path, { redirect: 'manual' });
          return [status, headers.get('location')];
        },
      ),
    );
    expect(answers.map(([status]) => status)).toEqual([302, 200, 200, 404, 404]);
    expect(answers[0]?.[1]).toBe('/about-us/about/');
    await stop();
  });
});

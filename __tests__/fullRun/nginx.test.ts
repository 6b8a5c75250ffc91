/**
 * The built sample, served by nginx with the configuration that the build writes.
 * @jest-environment node
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentRoot } from '../../src/files/contentRoot';
import { readCompany, readContent } from '../../src/files/read';
import { basePath } from '../../src/model/company';
import { nginxConfiguration } from '../../src/pipeline/hosts/nginx';
import { contentOfEachTest, filesIn, put } from '../model/project';
import { fileLike, testHost } from '../pipeline/hosts/built/testHost';
import { freePort } from '../tools/freePort';
import { sampleSite } from '../tools/paths';

const nginx = '/usr/sbin/nginx';

const guide = 'docs/publishing.md';

function copySite(www: string, base: string): void {
  cpSync(sampleSite, join(www, 'current', base), { recursive: true });
  writeFileSync(join(www, 'current/.hidden'), 'secret');
}

/** By the steps of the guide, after an earlier release, where new files can't be read by everyone. */
function publishByGuide(www: string): void {
  const text = readFileSync(guide, 'utf8');
  const [prepare = ''] = /^mkdir -p \/srv\/www.*$/m.exec(text) ?? [];
  const [steps = ''] = /^release=[^`]*/m.exec(text) ?? [];
  const build = `cp -r --no-preserve=mode ${join(process.cwd(), sampleSite)} public`;
  const earlier = `mkdir -p ${www}/1\ntouch ${www}/1/removed.html\nln -s ${www}/1 ${www}/current`;
  const commands = `umask 027\n${earlier}\n${build}\n${prepare}\n${steps}`.replaceAll(
    '/srv/www',
    www,
  );
  execFileSync('bash', ['-euc', commands], { cwd: dirname(www), stdio: 'inherit' });
}

/** Serves the sample by the configuration that the build writes for the content in `root`, as Debian starts nginx. */
async function startNginx(root = contentRoot(), publish = copySite) {
  if (!existsSync(nginx))
    throw new Error('This needs nginx on Debian or Ubuntu, as root: apt-get install -y nginx');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  chmodSync(folder, 0o755);
  publish(join(folder, 'www'), basePath(readCompany(root).url));
  const configuration = nginxConfiguration(readContent(root))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:80;\n', '')
    .replace('/srv/www', join(folder, 'www'))
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
user www-data;
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

describe.each(['/about-us', '/~anna/v1.0_a-b', `/${'a-long-name-'.repeat(9)}`])(
  'nginx with a site below %s',
  (base) => {
    const content = contentOfEachTest();

    test('serves it there, and the files for robots at the root', async () => {
      put(content, 'content/company.json', 'url', `https://example.com${base}`);
      const { url, stop } = await startNginx(content);
      const answers = await Promise.all(
        [`${base}/`, `${base}/de/about/`, '/robots.txt', `${base}/de/nowhere`, '/about/'].map(
          async (path) => {
            const { status } = await fetch(url + path, { redirect: 'manual' });
            return status;
          },
        ),
      );
      const { headers } = await fetch(url + base + fileLike(/^\/map\//));
      await stop();
      expect(answers).toEqual([200, 200, 200, 404, 404]);
      expect(headers.get('content-security-policy')).toContain('sandbox');
    });
  },
);

(existsSync(guide) ? test : test.skip)(
  'The steps of the guide publish exactly the files of the build, and nginx may read them, whatever the umask',
  async () => {
    let published: Map<string, string> | undefined;
    const { url, stop } = await startNginx(contentRoot(), (www) => {
      publishByGuide(www);
      published = filesIn(join(www, 'current'));
    });
    expect(published).toEqual(filesIn(sampleSite));
    const paths = ['/about/', '/robots.txt', fileLike(/^\/fonts\//)];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
    await stop();
    expect(statuses).toEqual([200, 200, 200]);
  },
);

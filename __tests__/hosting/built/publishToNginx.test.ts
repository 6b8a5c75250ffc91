/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/freePort';
import { type NginxServer, startNginx } from '../../../scripts/hosts/nginx';
import { hasNginx } from '../../../scripts/installNginx';
import { publishToNginx } from '../../../scripts/publishToNginx';
import { basePath } from '../../../src/content/basePath';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readCompany } from '../../../src/content/files/read';
import { ask } from './ask';

/** A site with these files besides its pages. */
function siteWith(files: Record<string, string>): string {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  // nginx's workers run as another user.
  chmodSync(site, 0o755);
  for (const [path, text] of Object.entries(files)) {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return site;
}

const first = siteWith({
  'about/index.html': 'first',
  '404.html': 'not found',
  'static/app-1.js': 'first script',
  'static/app-1.js.br': 'first script, compressed',
  'static/photo-1.avif': 'first photo',
  'map/wide.en.svg': 'a map',
  'map/wide.en.svg.br': 'a map, compressed',
  'admin/chunks/editor-1.js': 'first chunk',
});
const second = siteWith({
  'about/index.html': 'second',
  '404.html': 'not found',
  'static/app-2.js': 'second script',
});

let nginx: NginxServer;

const textAt = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await ask(nginx.url + path, { headers });
  return status === 200 ? body.toString() : status;
};

const describeNginx = hasNginx() ? describe : describe.skip;

describeNginx('When nginx serves a new release', () => {
  beforeAll(async () => {
    nginx = await startNginx(contentRoot(), first);
  });
  afterAll(() => nginx?.stop());
  afterAll(() => {
    for (const site of [first, second]) rmSync(site, { recursive: true });
  });

  const folder = () => dirname(nginx.site);

  test('no request fails in between, and its pages are there at once', async () => {
    let isDone = false;
    const answers = new Set<string | number>();
    const visitor = (async () => {
      while (!isDone) answers.add(await textAt('/about/'));
    })();
    for (const site of [second, first, second, first, second]) {
      publishToNginx(folder(), { site, base: '' });
      await textAt('/about/');
    }
    isDone = true;
    await visitor;
    expect([...answers].toSorted()).toEqual(expect.arrayContaining(['second']));
    expect([...answers].filter((answer) => answer !== 'first' && answer !== 'second')).toEqual([]);
    expect(await textAt('/about/')).toBe('second');
  });

  test('what it no longer has is gone, and its compressed copies', async () => {
    for (const path of ['/static/photo-1.avif', '/map/wide.en.svg']) {
      expect([path, await textAt(path, { 'Accept-Encoding': 'br' })]).toEqual([path, 404]);
    }
  });

  test('open pages find their scripts for a day', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    expect(await textAt('/static/app-1.js')).toBe('first script');
    expect(await textAt('/static/app-1.js', headers)).toBe('first script, compressed');
    expect(await textAt('/admin/chunks/editor-1.js')).toBe('first chunk');
    const answer = await ask(`${nginx.url}/static/app-1.js`);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    publishToNginx(folder(), { site: second, base: '', now: new Date(Date.now() + 25 * 3600_000) });
    expect(await textAt('/static/app-1.js')).toBe(404);
    expect(await textAt('/static/app-2.js')).toBe('second script');
  });

  test('a folder that was copied there is replaced as well', async () => {
    renameSync(nginx.site, join(folder(), 'link'));
    cpSync(first, nginx.site, { recursive: true });
    expect(await textAt('/about/')).toBe('first');
    publishToNginx(folder(), { site: second, base: '' });
    expect(await textAt('/about/')).toBe('second');
  });
});

describeNginx('The commands of the guide, on a server without a container', () => {
  const folder = mkdtempSync(join(tmpdir(), 'www-'));
  chmodSync(folder, 0o755);
  let server: ChildProcess | undefined;
  afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true });
  });

  /** The line that begins with this, for our folder. */
  const commandIn = (start: string) => {
    const guide = readFileSync('docs/deploying.md', 'utf8');
    const line = guide.split('\n').find((one) => one.startsWith(start)) ?? '';
    return line.replaceAll('/srv/www', folder).replace(/ > .*/, '').split(' ');
  };

  test('publish the built site, and serve it', async () => {
    const publish = commandIn('npm run build && npm run publish:nginx').slice(4);
    expect(publish).toEqual(['npm', 'run', 'publish:nginx', '--', folder]);
    expect(spawnSync('npm', publish.slice(1), { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Published to ${folder}.`),
    });
    const port = await freePort();
    const configuration = join(folder, 'nginx.conf');
    const text = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, text.replace('listen 8080;', `listen ${port};`));
    const [program = '', ...args] = commandIn('nginx -p');
    server = spawn(`/usr/sbin/${program}`, args, { stdio: 'ignore' });
    const { url } = readCompany('.');
    await retry(async () => {
      const { status, body } = await ask(`http://127.0.0.1:${port}${basePath(url)}/about/`);
      expect(status).toBe(200);
      expect(body.toString()).toContain(`<link rel="canonical" href="${url}/about/"`);
    });
  });
});

/** Until nginx listens. */
async function retry(attempt: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + 10_000; ; await wait(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** @jest-environment node */

import { readdirSync } from 'node:fs';
import { hasNginx } from '../../../scripts/installNginx';
import { sampleSite } from '../../../scripts/paths';
import { serveSite } from '../../../scripts/siteServer';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readSite } from '../../../src/content/files/read';
import { localizedPath } from '../../../src/content/languages/languages';
import { matchLanguage, parseAcceptLanguage } from '../../../src/content/languages/matchLanguage';
import { cacheControl, hashedFolders, security } from '../../../src/hosting/headers';
import { cloudflare } from './hosts/cloudflare';
import { fileFor, type Host, type HostAnswer, lowerCase } from './hosts/host';
import { netlify } from './hosts/netlify';
import { served } from './hosts/served';
import { type NginxServer, startNginx } from './startNginx';

const root = contentRoot();
const site = sampleSite;
const { languages, defaultLanguage } = readSite(root);
const others = languages.filter((code) => code !== defaultLanguage);
const about = (code: string) => localizedPath('/about/', code, code === defaultLanguage);

let ours: Awaited<ReturnType<typeof serveSite>>;
let nginx: NginxServer | undefined;

const hosts: [string, Host][] = [
  ['npm start', served(site, () => ours.url)],
  ['nginx', served(site, () => nginx?.url ?? '')],
  ['Netlify', netlify(site)],
  ['Cloudflare Pages', cloudflare(site)],
];
if (!hasNginx())
  console.warn('nginx is not here: SKIPPED whether it says what the other hosts say.');

beforeAll(async () => {
  ours = await serveSite(site, 0);
  if (hasNginx()) nginx = await startNginx(root, site);
}, 60_000);

afterAll(async () => {
  ours.server.close();
  ours.server.closeAllConnections();
  await nginx?.stop();
});

/** Of each folder whose files are kept for good, one. */
const hashed = hashedFolders.flatMap((folder) => {
  const [file] = readdirSync(site + folder, { withFileTypes: true }).filter((one) => one.isFile());
  return file ? [folder + file.name] : [];
});

const kept = ['/icon.svg', '/manifest.webmanifest', '/sitemap.xml', '/admin/admin.js'];
const nowhere = ['/nowhere', '/nowhere/', '/static/nowhere-0123.js'];
const pages = [...languages.map(about), '/admin/'];
const folders = others.map((code) => `/${code}/`);
const wishes = [
  ...languages,
  ...languages.map((code) => `${code}-XX,xx;q=0.9,en;q=0.1`),
  'xx, de;q=0.5, el;q=0.8',
  'xx',
  '*',
  '',
];

const expectKeptSafe = (answer: HostAnswer) =>
  expect(answer.headers).toMatchObject(lowerCase(security));

/** Only nginx may not be here. */
const describeHost = (name: string) => (name === 'nginx' && !hasNginx() ? describe.skip : describe);

for (const [name, host] of hosts) {
  describeHost(name)(name, () => {
    test.each(wishes)(
      '/ leads who prefers "%s" to the page that the one description says',
      async (wish) => {
        const read = host.readsFirstLanguageOnly ? (wish.split(',')[0] ?? '') : wish;
        const target = about(
          matchLanguage(parseAcceptLanguage(read), languages) ?? defaultLanguage,
        );
        const answer = await host.ask('/?from=card', wish);
        expect([answer.status, answer.location]).toEqual([302, `${target}?from=card`]);
        expect(answer.headers.vary).toContain('Accept-Language');
        expect(answer.headers['cache-control']).toBe(cacheControl.other);
        expectKeptSafe(answer);
      },
    );

    test.each(folders)('%s leads to its page, for good', async (path) => {
      const answer = await host.ask(`${path}?from=card`, 'en');
      expect([answer.status, answer.location]).toEqual([301, `${path}about/?from=card`]);
      expectKeptSafe(answer);
    });

    test.each(pages)('%s is a page, and without its slash leads to it', async (path) => {
      const answer = await host.ask(path, 'xx');
      expect([answer.status, answer.file]).toEqual([200, fileFor(path)]);
      expect(answer.headers['cache-control']).toBe(cacheControl.other);
      expectKeptSafe(answer);
      const bare = await host.ask(`${path.slice(0, -1)}?from=card`, 'xx');
      expect(bare.location).toBe(`${path}?from=card`);
      expect([301, 308]).toContain(bare.status);
    });

    test.each([
      ...hashed.map((path) => [path, cacheControl.hashed]),
      ...kept.map((path) => [path, cacheControl.other]),
    ])('%s may be kept: %s', async (path, expected) => {
      const answer = await host.ask(path, 'xx');
      expect([answer.status, answer.file]).toEqual([200, path]);
      expect(answer.headers['cache-control']).toBe(expected);
      expectKeptSafe(answer);
    });

    test.each([
      ...nowhere.map((path) => [path, '/404.html']),
      ...others.map((code) => [`/${code}/nowhere.html`, `/${code}/404.html`]),
      ...others.map((code) => [`/${code}/deep/nowhere/`, `/${code}/404.html`]),
    ])('nothing is at %s: that says %s', async (path, page) => {
      const answer = await host.ask(path, 'xx');
      expect(answer.status).toBe(404);
      expect(answer.file).toBe(page);
      expectKeptSafe(answer);
    });
  });
}

test('The description leaves no hashed file outside of the folders that are kept for good', () => {
  const loose = readdirSync(site).filter((name) => /[.-][0-9a-f]{12,}\./.test(name));
  expect(loose).toEqual([]);
});

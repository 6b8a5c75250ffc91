/**
 * The built sample, served by `npm start`. The full test has the same for nginx.
 * @jest-environment node
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../../../scripts/siteServer';
import { contentRoot } from '../../../../src/files/contentRoot';
import { sampleSite } from '../../../tools/paths';
import { files, forever, testHost } from './testHost';

async function startLocal() {
  const { server, url } = await serveSite(sampleSite, 0, contentRoot());
  return { url, stop: () => server.close().closeAllConnections() };
}

testHost(startLocal);

test('Every file with a hash in its name is cached for a year, by no more rules than Cloudflare Pages takes', async () => {
  const rules = readFileSync(join(sampleSite, '_headers'), 'utf8').match(/^\//gm);
  expect(rules?.length).toBeLessThan(60);
  const { url, stop } = await startLocal();
  const hashed = files
    .filter((file) => /[.-][0-9a-f]{12,}\.\w+$/.test(file))
    .filter((file) => !existsSync(join('static', file)));
  expect(hashed.length).toBeGreaterThan(5);
  for (const file of hashed) {
    const { headers } = await fetch(url + file, { method: 'HEAD' });
    expect([file, headers.get('cache-control')]).toEqual([file, forever]);
  }
  stop();
});

test('No address redirects to another host', async () => {
  const { url, stop } = await startLocal();
  for (const path of ['//about', '///about', '/\\about', '//example.com/about']) {
    const { headers } = await fetch(url + path, { redirect: 'manual' });
    expect([path, headers.get('location') ?? '/']).toEqual([
      path,
      expect.stringMatching(/^\/(?![/\\])/),
    ]);
  }
  stop();
});

/**
 * The built sample, served by `npm start`. The full test has the same for nginx.
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
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
  // Our own names are of the content, so that it can't change under the same one.
  for (const file of hashed.filter((one) => /^\/(cards|fonts)\//.test(one))) {
    const content = readFileSync(join(sampleSite, file));
    expect(file).toContain(createHash('sha256').update(content).digest('hex').slice(0, 12));
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

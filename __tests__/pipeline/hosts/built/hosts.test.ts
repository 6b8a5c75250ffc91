/**
 * The built sample, served by `npm start`. The full test has the same for nginx.
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../../../scripts/siteServer';
import { contentRoot } from '../../../../src/files/contentRoot';
import { sampleSite } from '../../../tools/paths';
import { testHost } from './testHost';

testHost(async () => {
  const { server, url } = await serveSite(sampleSite, 0, contentRoot());
  return { url, stop: () => server.close().closeAllConnections() };
});

test('Our own names with a hash are of the content, so that it can’t change under the same one', () => {
  for (const folder of ['cards', 'fonts'])
    for (const file of readdirSync(join(sampleSite, folder))) {
      const content = readFileSync(join(sampleSite, folder, file));
      expect(file).toContain(createHash('sha256').update(content).digest('hex').slice(0, 12));
    }
});

test('Cloudflare Pages takes all rules for headers', () => {
  const rules = readFileSync(join(sampleSite, '_headers'), 'utf8').match(/^\//gm);
  expect(rules?.length).toBeLessThan(60);
});

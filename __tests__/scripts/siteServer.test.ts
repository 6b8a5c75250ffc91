/** @jest-environment node */
import { join } from 'node:path';
import { serveSite } from '../../scripts/siteServer';
import { writeJson } from '../../src/files/files';
import { contentOfEachTest, put, writeIn } from '../model/project';

const root = contentOfEachTest();

test('Of a site whose address has a path, the local server also finds the front page and the editor without it', async () => {
  put(root, 'content/company.json', 'url', 'https://example.com/a.b~c/d-e_f');
  writeJson(root, 'content/site.json', { defaultLanguage: 'el', languages: ['en', 'el'] });
  const site = join(root, 'public');
  for (const page of ['about', 'en/about', 'admin', '.']) writeIn(site, `${page}/index.html`, page);
  const { url, server } = await serveSite(site, 0, root);
  const { origin } = new URL(url);
  const visit = async (path: string) => {
    const response = await fetch(origin + path);
    return [new URL(response.url).pathname, response.status];
  };
  try {
    expect(await visit('/')).toEqual(['/a.b~c/d-e_f/', 200]);
    for (const path of ['/admin', '/admin/'])
      expect(await visit(path)).toEqual(['/a.b~c/d-e_f/admin/', 200]);
    // So that links without the path are noticed.
    for (const path of ['/about/', '/longer-path/about', '/index.html'])
      expect(await visit(path)).toEqual([path, 404]);
    for (const range of ['bytes=5-1', 'items=0-1']) {
      const headers = { Range: range };
      const answer = await fetch(`${url}/about/`, { headers });
      expect([answer.status, await answer.text()]).toEqual([200, 'about']);
    }
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get('Content-Security-Policy');
    expect(await policyOf('/a.b~c/d-e_f/seal.svg')).toMatch('sandbox');
    expect(await policyOf('/axb~c/d-e_f/seal.svg')).not.toMatch('sandbox');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

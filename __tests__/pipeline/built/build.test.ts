/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../../src/files/contentRoot';
import { readContent, readValue } from '../../../src/files/read';
import { editorOrigins } from '../../../src/pipeline/editor/cms';
import { editorPolicy } from '../../../src/pipeline/hosts/policy';
import { complaintsIn } from '../../tools/complaintsIn';
import { siteWithToken, testResults } from '../../tools/paths';

test('The build’s log has no warning, error or stack trace', () => {
  expect(complaintsIn(readFileSync(`${testResults}/build.log`, 'utf8'))).toEqual([]);
});

test('The tests visit the sample, never the owner’s site', () => {
  // It differs from the template's own content in this.
  expect(readValue('__tests__/sample', 'content/site.json')).toMatchObject({
    liveMap: 'automatic',
  });
  const page = readFileSync(join(siteWithToken, 'about/index.html'), 'utf8');
  expect(page).toContain('data-island="LiveMap"');
  expect(page).not.toContain('data-consent');
});

test('Browsers compile the page’s scripts while they download, but not the map engine', () => {
  const scripts = readdirSync(siteWithToken).filter((file) => file.endsWith('.js'));
  const eager = scripts.filter((file) =>
    readFileSync(join(siteWithToken, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(eager.map((file) => file.split('-')[0]).sort()).toEqual([
    'client',
    'framework',
    'islands',
  ]);
  expect(scripts.length).toBeGreaterThan(eager.length);
});

test('The editor and its preview have their policy first in their heads', () => {
  const policy = editorPolicy(undefined, editorOrigins(readContent(contentRoot()), {}));
  for (const page of ['index', 'page'])
    expect(readFileSync(join(siteWithToken, `admin/${page}.html`), 'utf8')).toMatch(
      `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
});

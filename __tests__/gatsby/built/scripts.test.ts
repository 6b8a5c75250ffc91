/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteWithToken } from '../../../scripts/paths';

test('Browsers compile the page’s scripts while they download, but not the map engine', () => {
  const folder = join(siteWithToken, 'static');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const eager = scripts.filter((file) =>
    readFileSync(join(folder, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(eager.map((file) => file.split('-')[0]).sort()).toEqual([
    'client',
    'framework',
    'islands',
  ]);
  expect(scripts.length).toBeGreaterThan(eager.length);
});

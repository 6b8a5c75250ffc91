/**
 * A site that is built again where it was built before, after a change of styles, script and look, and without one of
 * its languages; on a machine that has secrets in its environment.
 * @jest-environment node
 */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../../src/files/files';
import { readLook } from '../../src/pipeline/look';
import { buildIn } from '../browser/buildCopy';
import { complaintsIn } from '../tools/complaintsIn';
import { copyProject } from '../tools/copyProject';

jest.setTimeout(600_000);

const env = { SECRET: 'planted-secret', GATSBY_SECRET: 'planted-for-gatsby' };
/** Gatsby reads it for what runs in the browser; a token from there would never have been checked. */
const changes = { '.env.production': 'GATSBY_MAPBOX_TOKEN=sk.planted-in-file\n' };

const folder = mkdtempSync(join(tmpdir(), 'again-'));
const inSite = (path: string) => join(folder, 'public', path);
const logs: string[] = [];

beforeAll(async () => {
  copyProject(folder, { changes });
  chmodSync(join(folder, 'content/maps'), 0o555);
  logs.push(await buildIn(folder, env));
  appendFileSync(join(folder, 'src/ui/theme.css'), ':root { --early: 1px }');
  appendFileSync(
    join(folder, 'src/components/layout/Footer.deferred.module.css'),
    ':root { --late: 1px }',
  );
  appendFileSync(join(folder, 'src/client/index.ts'), 'Object.assign(window, { isChanged: 1 });');
  writeJson(folder, 'content/site.json', { defaultLanguage: 'en', languages: ['en', 'el'] });
  writeJson(folder, 'content/look.json', { look: 'warm' });
  logs.push(await buildIn(folder, env));
});
afterAll(() => {
  chmodSync(join(folder, 'content/maps'), 0o755);
  rmSync(folder, { recursive: true });
});

test('Neither build complains', () => {
  expect(logs.map(complaintsIn)).toEqual([[], []]);
});

test.each(['about/index.html', 'el/about/index.html'])(
  '%s has the new styles and script',
  (path) => {
    const page = readFileSync(inSite(path), 'utf8');
    expect(page.includes('--early:1px')).toBe(true);
    expect(page.includes(`--ground:light-dark(${readLook('warm').ground.light}`)).toBe(true);
    const [, late = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    expect(readFileSync(inSite(late), 'utf8')).toContain('--late:1px');
    const [, script = ''] = /data-client="([^"]+)"/.exec(page) ?? [];
    expect(readFileSync(inSite(script), 'utf8')).toContain('isChanged:1');
  },
);

test('Maps from a read-only folder are in one that the next build can replace', () => {
  expect(statSync(inSite('map')).mode & 0o200).toBe(0o200);
});

test('A language that is no longer published is gone', () => {
  expect(existsSync(inSite('el/about/index.html'))).toBe(true);
  expect(existsSync(inSite('de/about/index.html'))).toBe(false);
});

test('No file has a secret', () => {
  const files = readdirSync(inSite(''), { recursive: true, encoding: 'utf8' }).map(inSite);
  const all = files.filter((file) => statSync(file).isFile());
  expect(all.filter((file) => readFileSync(file).includes('planted'))).toEqual([]);
});

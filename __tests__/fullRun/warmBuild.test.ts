/**
 * A site that is built again where it was built before, after a change of styles, script, look, headline, logo and
 * pictures, and without one of its languages; on a machine that has secrets in its environment. It is published as if
 * it were built for the first time.
 * @jest-environment node
 */
import {
  appendFileSync,
  chmodSync,
  cpSync,
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
import { readAbout } from '../../src/files/read';
import { designs } from '../../src/looks/designs';
import { filesIn, put, writeIn } from '../model/project';
import { complaintsIn } from '../tools/complaintsIn';
import { copyProject } from '../tools/copyProject';
import { buildIn } from '../tools/npm';

jest.setTimeout(900_000);

const env = { SECRET: 'planted-secret', GATSBY_SECRET: 'planted-for-gatsby' };
/** Gatsby reads it for what runs in the browser; a token from there would never have been checked. */
const changes = { '.env.production': 'GATSBY_MAPBOX_TOKEN=sk.planted-in-file\n' };
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

const folder = mkdtempSync(join(tmpdir(), 'again-'));
const fresh = mkdtempSync(join(tmpdir(), 'fresh-'));
const inSite = (path: string) => join(folder, 'public', path);
const logs: string[] = [];
const build = async (where: string) => void logs.push(await buildIn(where, env));

/** Files by path, but for those of Gatsby's runtime, which no page loads: each build names its variables differently. */
function publishedIn(where: string): Map<string, string> {
  const files = filesIn(join(where, 'public'));
  const headers = readFileSync(join(where, 'public/_headers'), 'utf8');
  files.set('./_headers', headers.replace(/^.*\/webpack-runtime-.*\n.*\n\n?/gm, ''));
  // Drafts of the editor are kept apart by folder.
  for (const page of ['admin/index.html', 'admin/page.html']) {
    const html = readFileSync(join(where, 'public', page), 'utf8');
    files.set(`./${page}`, html.replace(/<meta name="site" content="\w+">/, ''));
  }
  const runtime = /webpack-runtime-|\.js\.map$|webpack\.stats\.json$|app-data\.json$|\/_gatsby\//;
  return new Map([...files].filter(([file]) => !runtime.test(file)));
}

const about = 'content/about.json';

beforeAll(async () => {
  copyProject(folder, { changes });
  chmodSync(join(folder, 'content/maps'), 0o555);
  const original = readFileSync(join(folder, about));
  const portrait = readFileSync(join(folder, 'content/pictures/lighthouse.jpg'));
  writeIn(folder, 'content/pictures/eleni.jpg', portrait);
  writeIn(folder, 'content/pictures/logo.svg', logo);
  writeIn(folder, 'static/press.html', 'removed later');
  put(folder, 'content/company.json', 'logo', '/pictures/logo.svg');
  const { collage } = readAbout(folder);
  const role = { en: 'Pilot', el: 'Πιλότος', de: 'Lotsin', ar: 'مرشدة' };
  put(folder, about, 'people', [{ name: 'Eleni', role, file: '/pictures/eleni.jpg' }]);
  put(folder, about, 'collage.1.file', collage[0]?.file);
  await build(folder);

  rmSync(join(folder, 'static/press.html'));
  rmSync(join(folder, 'content/pictures/eleni.jpg'));
  put(folder, 'content/company.json', 'logo', undefined);
  put(folder, 'locales/en/translation.json', 'page.about.title.first', 'Steer');
  appendFileSync(join(folder, 'src/ui/theme.css'), ':root { --early: 1px }');
  appendFileSync(
    join(folder, 'src/components/layout/Footer.deferred.module.css'),
    ':root { --late: 1px }',
  );
  appendFileSync(join(folder, 'src/client/index.ts'), 'Object.assign(window, { isChanged: 1 });');
  writeJson(folder, 'content/site.json', { defaultLanguage: 'en', languages: ['en', 'el'] });
  writeJson(folder, 'content/look.json', { look: 'warm' });
  put(folder, about, 'people', undefined);
  put(folder, about, 'collage', readAbout(folder).collage.toReversed());
  await build(folder);

  // As at first, so that pictures that were removed are shown again, in the same places and the same look.
  writeJson(folder, 'content/look.json', { look: 'editorial' });
  writeIn(folder, about, original);
  await build(folder);
  cpSync(folder, fresh, {
    recursive: true,
    filter: (file) => !/(\.cache|public|deploy)$/.test(file),
    verbatimSymlinks: true,
  });
  await build(fresh);
});
afterAll(() => {
  for (const one of [folder, fresh]) {
    const maps = join(one, 'content/maps');
    if (existsSync(maps)) chmodSync(maps, 0o755);
    rmSync(one, { recursive: true });
  }
});

test('It has exactly the files of a first build', () => {
  const [again, first] = [publishedIn(folder), publishedIn(fresh)];
  expect([...again.keys()]).toEqual([...first.keys()]);
  expect([...again].flatMap(([file, data]) => (first.get(file) === data ? [] : file))).toEqual([]);
});

test('No build complains', () => {
  expect(logs.flatMap(complaintsIn)).toEqual([]);
});

test.each(['about/index.html', 'el/about/index.html'])(
  '%s has the new styles and script',
  (path) => {
    const page = readFileSync(inSite(path), 'utf8');
    expect(page.includes('--early:1px')).toBe(true);
    expect(page).toContain(`--ground:${designs.editorial.colors.ground.light}`);
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

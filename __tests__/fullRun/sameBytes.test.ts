/**
 * A site that was built a second time, and the same one built elsewhere: by somebody else, in another part
 * of the world, from nothing, on a machine that has secrets in its environment. Neither has a Git history, from which
 * the editor's build learns which translations are outdated.
 * @jest-environment node
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { siteWithToken } from '../../scripts/paths';
import { buildCopy, buildIn } from '../browser/buildCopy';

jest.setTimeout(600_000);

const secrets = {
  SECRET: 'planted-secret',
  GATSBY_SECRET: 'planted-for-gatsby',
  CMS_SECRET: 'planted-for-the-editor',
  NPM_TOKEN: 'planted-for-npm',
  USER: 'planted-user',
  LOGNAME: 'planted-user',
};
const elsewhere = { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', LANG: 'de_DE.UTF-8' };
/** Gatsby reads it for what runs in the browser; a token from there would never have been checked. */
const fileOfSecrets = 'SECRET=planted-in-file\nGATSBY_MAPBOX_TOKEN=sk.planted-in-file\n';

const project = mkdtempSync(join(tmpdir(), 'here-'));
const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
const [here, there] = [join(project, 'public'), join(folder, 'public')] as const;

beforeAll(async () => {
  await buildCopy(project, { modules: 'copy' });
  await buildIn(project);
  await buildCopy(folder, {
    changes: { '.env.production': fileOfSecrets },
    env: { ...secrets, ...elsewhere },
    modules: 'copy',
  });
});
afterAll(() => {
  for (const copy of [project, folder]) rmSync(copy, { recursive: true });
});

const filesIn = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)));

/** Made only when content changes, and kept: whoever has changed some has the earlier ones as well. */
const isKept = (file: string) => /^(static\/.+|fonts|cards)\/|\.(br|gz)$/.test(file);

test('The same files come out', () => {
  const [ours, theirs] = [new Set(filesIn(here)), new Set(filesIn(there))];
  expect(theirs.size).toBeGreaterThan(100);
  expect([...theirs].filter((file) => !ours.has(file))).toEqual([]);
  expect([...ours].filter((file) => !theirs.has(file) && !isKept(file))).toEqual([]);
});

test('Each holds the same bytes', () => {
  const read = (site: string, file: string) => readFileSync(join(site, file));
  const ours = new Set(filesIn(here));
  const common = filesIn(there).filter((file) => ours.has(file));
  expect(common.filter((file) => !read(here, file).equals(read(there, file)))).toEqual([]);
});

test.each(['planted', folder, project, process.cwd()])('No file says "%s"', (text) => {
  const says = (site: string) =>
    filesIn(site).filter((file) => readFileSync(join(site, file)).includes(text));
  expect(says(here)).toEqual([]);
  expect(says(there)).toEqual([]);
  // The map's engine asks where it lies.
  expect(says(siteWithToken)).toEqual([]);
});

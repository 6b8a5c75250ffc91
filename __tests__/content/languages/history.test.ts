/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readSite } from '../../../src/content/files/read';
import { staleTranslations } from '../../../src/content/languages/history';
import type { About, Translation } from '../../../src/content/model';
import { copyContent, edit } from '../project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
}

/** Commits everything as of the given day of January 2026. */
function commit(day: number): void {
  const date = `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`;
  git('add', '-A');
  execFileSync(
    'git',
    ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', 'commit', '-qm', 'Edit'],
    { cwd: root, stdio: 'pipe', env: { ...process.env, GIT_COMMITTER_DATE: date } },
  );
}

const editTitle = (language: string, title: string) =>
  edit<Translation>(root, `locales/${language}/translation.json`, ({ page }) => {
    page.about.team.title = title;
  });

const stale = () =>
  staleTranslations(root, readSite(root))?.map(({ file, key }) => `${file}: ${key}`);

test('Nothing is stale where all was written at once', () => {
  git('init', '-q');
  commit(1);
  expect(stale()).toEqual([]);
});

test('A changed original makes its translations stale until they change, too', () => {
  git('init', '-q');
  commit(1);
  editTitle('en', 'Most of us have been to sea');
  commit(2);
  editTitle('de', 'Die meisten von uns sind zur See gefahren');
  commit(3);
  expect(stale()).toEqual([
    'locales/el/translation.json: page.about.team.title',
    'locales/ar/translation.json: page.about.team.title',
  ]);
});

test('An original that was changed and not yet committed counts as changed', () => {
  git('init', '-q');
  commit(1);
  editTitle('en', 'Most of us have been to sea');
  expect(stale()).toHaveLength(3);
});

test('A changed description of a picture makes those in other languages stale', () => {
  git('init', '-q');
  commit(1);
  edit<About>(root, 'content/about.json', ({ team }) => {
    team.alt.en = 'Six people around a table';
  });
  commit(2);
  expect(stale()).toEqual([
    'content/about.json: team.alt.el',
    'content/about.json: team.alt.de',
    'content/about.json: team.alt.ar',
  ]);
});

test('Without a history it says so', () => {
  expect(stale()).toBeUndefined();
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readSite, readTranslation } from '../../../src/content/files/read';
import { writeJson } from '../../../src/content/files/writeJson';
import { staleTranslations } from '../../../src/content/languages/history';
import { removeLanguage } from '../../../src/content/languages/languageFolders';
import type { About, Site, Translation } from '../../../src/content/model';
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

describe('A language that was added later', () => {
  const portuguese = 'locales/pt/translation.json';
  const publish = (site: Pick<Site, 'defaultLanguage' | 'languages'>) =>
    edit<Site>(root, 'content/site.json', (value) => Object.assign(value, site));

  beforeEach(() => {
    for (const code of ['el', 'de', 'ar']) removeLanguage(root, code);
    git('init', '-q');
    commit(1);
    writeJson(root, portuguese, readTranslation(root, 'en'));
  });

  test('is not older than the default language, even before it is committed', () => {
    publish({ defaultLanguage: 'en', languages: ['en', 'pt'] });
    expect(stale()).toEqual([]);
    commit(2);
    expect(stale()).toEqual([]);
  });

  test('makes no other language outdated by becoming the default one', () => {
    publish({ defaultLanguage: 'pt', languages: ['pt', 'en'] });
    expect(stale()).toEqual([]);
    commit(2);
    expect(stale()).toEqual([]);
    editTitle('pt', 'Metade de nós já andou no mar');
    expect(stale()).toEqual(['locales/en/translation.json: page.about.team.title']);
    commit(3);
    expect(stale()).toEqual(['locales/en/translation.json: page.about.team.title']);
  });
});

test('Without a history it says so', () => {
  expect(stale()).toBeUndefined();
  git('init', '-q');
  expect(stale()).toBeUndefined();
});

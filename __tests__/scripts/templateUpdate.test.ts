/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { updateFromTemplate } from '../../scripts/templateUpdate';

type Files = Record<string, string | null>;

const environment = { ...process.env };
const project = process.cwd();
let folder: string;
let template: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
  Object.assign(process.env, {
    GIT_AUTHOR_NAME: 'Owner',
    GIT_AUTHOR_EMAIL: 'owner@example.com',
    GIT_COMMITTER_NAME: 'Owner',
    GIT_COMMITTER_EMAIL: 'owner@example.com',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    // The temporary folder may be within another repository.
    GIT_CEILING_DIRECTORIES: tmpdir(),
  });
  template = createRepository('template', firstVersion);
  site = createRepository('site', firstVersion);
});
afterEach(() => {
  process.env = { ...environment };
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const firstVersion = {
  'content/about.json':
    '{\n  "pictures": ["sea.jpg"],\n  "map": "wide.svg",\n  "team": "team.jpg"\n}\n',
  'content/pictures/sea.jpg': 'The sea',
  'locales/en/translation.json': '{ "title": "Galini" }\n',
  'src/pages/about.tsx': 'first page\n',
  'src/styles/theme.css': ':root { --page: 90rem }\n',
  'src/styles/looks/warm.css': ':root { --accent: blue }\n',
  'src/styles/base.css': 'body { margin: 0 }\n',
};

const git = (repository: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();

function createRepository(name: string, files: Files): string {
  const repository = join(folder, name);
  mkdirSync(repository);
  git(repository, 'init', '-q', '--initial-branch=main');
  commit(repository, files);
  return repository;
}

/** Commits the files, of which `null` is deleted, and returns the commit. */
function commit(repository: string, files: Files): string {
  write(repository, files);
  git(repository, 'add', '-A');
  git(repository, 'commit', '-qm', `Change the ${basename(repository)}`);
  return git(repository, 'rev-parse', 'HEAD');
}

function write(repository: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(repository, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
}

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const update = (options: Parameters<typeof updateFromTemplate>[0] = { address: template }) => {
  process.chdir(site);
  return updateFromTemplate(options);
};

test('A site made from the template, without its history, gets the newer code', () => {
  commit(site, { 'locales/en/translation.json': '{ "title": "Example" }\n' });
  commit(template, { 'src/pages/about.tsx': 'second page\n', 'src/pages/team.tsx': 'new page\n' });
  const { message, hasConflicts } = update();
  expect(hasConflicts).toBe(false);
  expect(read('src/pages/about.tsx')).toBe('second page\n');
  expect(read('src/pages/team.tsx')).toBe('new page\n');
  expect(read('locales/en/translation.json')).toBe('{ "title": "Example" }\n');
  expect(message).toContain('2 files');
  expect(message).toContain('git commit --no-edit');
  expect(message).toContain('git merge --abort');
});

test('A cloned site gets the newer code, without a commit before the owner has tested it', () => {
  site = join(folder, 'clone');
  git(folder, 'clone', '-q', template, site);
  const before = commit(site, { 'src/styles/base.css': 'body { margin: 1px }\n' });
  commit(template, { 'src/pages/about.tsx': 'second page\n' });
  expect(update().hasConflicts).toBe(false);
  expect(read('src/pages/about.tsx')).toBe('second page\n');
  expect(read('src/styles/base.css')).toBe('body { margin: 1px }\n');
  expect(git(site, 'rev-parse', 'HEAD')).toBe(before);
});

test("Content, locales and theme stay the owner's, whatever the template did to them", () => {
  const own = {
    'content/about.json':
      '{\n  "pictures": ["sea.jpg"],\n  "map": "mine.svg",\n  "team": "team.jpg"\n}\n',
    'content/pictures/office.jpg': 'The office',
    'locales/en/translation.json': '{ "title": "Example" }\n',
    'src/styles/theme.css': ':root { --page: 80rem }\n',
    'src/styles/looks/warm.css': ':root { --accent: red }\n',
    'src/styles/looks/ours.css': ':root { --accent: pink }\n',
  };
  commit(site, { ...own, 'content/pictures/sea.jpg': null });
  const moved = '__tests__/sample/content/about.json';
  commit(template, {
    'content/about.json': null,
    [moved]: firstVersion['content/about.json'],
    'content/pictures/sea.jpg': 'A calm sea',
    'content/maps/wide.svg': '<svg>map</svg>',
    'locales/en/translation.json': '{ "title": "Galini of Piraeus" }\n',
    'locales/fr/translation.json': '{}\n',
    'src/styles/theme.css': ':root { --page: 100rem }\n',
    'src/styles/looks/warm.css': ':root { --accent: green; --radius: 4px }\n',
    'src/pages/about.tsx': 'second page\n',
  });
  const { message, hasConflicts } = update();
  expect(hasConflicts).toBe(false);
  for (const [file, text] of Object.entries(own)) expect([file, read(file)]).toEqual([file, text]);
  const absent = [
    'content/pictures/sea.jpg',
    'content/maps/wide.svg',
    'locales/fr/translation.json',
  ];
  expect(absent.filter((file) => existsSync(join(site, file)))).toEqual([]);
  expect(read(moved)).toBe(firstVersion['content/about.json']);
  expect(git(site, 'diff', '--staged', '--name-only').split('\n')).toEqual([
    moved,
    'src/pages/about.tsx',
  ]);
  // The new code may need the new variable.
  expect(message).toContain('  src/styles/looks/warm.css\n');
  expect(message).toContain('which fields it no longer has');
});

test('A site from before there were looks gets them, and keeps its theme', () => {
  commit(template, { 'src/styles/looks/warm.css': null });
  site = join(folder, 'older');
  git(folder, 'clone', '-q', template, site);
  commit(site, { 'src/styles/theme.css': ':root { --page: 80rem }\n' });
  commit(template, { 'src/styles/looks/warm.css': ':root { --accent: green }\n' });
  expect(update().hasConflicts).toBe(false);
  expect(read('src/styles/looks/warm.css')).toBe(':root { --accent: green }\n');
  expect(read('src/styles/theme.css')).toBe(':root { --page: 80rem }\n');
});

test('A conflict names the file, shows both versions, and can be undone', () => {
  commit(site, { 'src/pages/about.tsx': 'own page\n' });
  commit(template, { 'src/pages/about.tsx': 'second page\n', 'src/styles/base.css': 'body {}\n' });
  const { message, hasConflicts } = update();
  expect(hasConflicts).toBe(true);
  expect(message).toContain('  src/pages/about.tsx\n');
  expect(message).not.toContain('  src/styles/base.css');
  expect(message).toContain('git merge --abort');
  expect(read('src/pages/about.tsx')).toMatch(/^<<<<<<< .*\nown page\n=+\nsecond page\n>>>>>>> /);
  expect(read('src/styles/base.css')).toBe('body {}\n');
  git(site, 'merge', '--abort');
  expect(read('src/pages/about.tsx')).toBe('own page\n');
  expect(git(site, 'status', '--porcelain')).toBe('');
});

test('The next update knows the address and what the last one brought', () => {
  commit(site, { 'src/pages/about.tsx': 'own page\n', 'content/about.json': '{}\n' });
  commit(template, {
    'src/pages/about.tsx': 'second page\n',
    'content/about.json': '{ "a": 1 }\n',
  });
  expect(update().hasConflicts).toBe(true);
  commit(site, { 'src/pages/about.tsx': 'own second page\n' });
  commit(template, { 'src/styles/base.css': 'body {}\n', 'content/about.json': '{ "a": 2 }\n' });
  expect(update({}).hasConflicts).toBe(false);
  expect(read('src/styles/base.css')).toBe('body {}\n');
  expect(read('src/pages/about.tsx')).toBe('own second page\n');
  expect(read('content/about.json')).toBe('{}\n');
  git(site, 'commit', '-q', '--no-edit');
  expect(update({}).message).toBe('This site already has the newest template.');
});

test('A site whose first version was changed at once is updated from the given commit', () => {
  const base = git(template, 'rev-parse', 'HEAD');
  rmSync(site, { recursive: true });
  site = createRepository('site', { ...firstVersion, 'content/about.json': '{}\n' });
  commit(template, { 'src/pages/about.tsx': 'second page\n' });
  expect(() => update()).toThrow(/^Can't tell .* npm run update -- <address> --from <commit>$/);
  expect(() => update({ address: template, from: 'abc1234' })).toThrow(
    "abc1234 is not a commit of the template's main branch.",
  );
  expect(update({ address: template, from: base }).hasConflicts).toBe(false);
  expect(read('src/pages/about.tsx')).toBe('second page\n');
  expect(read('content/about.json')).toBe('{}\n');
});

describe('Refused in one line, with nothing changed', () => {
  const refusal = (options?: Parameters<typeof update>[0]) => {
    const before = [git(site, 'rev-parse', 'HEAD'), git(site, 'status', '--porcelain')];
    try {
      update(options);
    } catch (error) {
      expect([git(site, 'rev-parse', 'HEAD'), git(site, 'status', '--porcelain')]).toEqual(before);
      return String(error);
    }
  };
  beforeEach(() => commit(template, { 'src/pages/about.tsx': 'second page\n' }));

  test.each([
    ['changed', 'content/about.json'],
    ['new', 'content/pictures/office.jpg'],
  ])('while a %s file is not committed', (_, file) => {
    write(site, { [file]: 'mine' });
    expect(refusal()).toBe(
      'Error: Some changes are not committed; `git status` lists them. Commit them, then run the command again.',
    );
    expect(read(file)).toBe('mine');
  });

  test('without an address', () => {
    expect(refusal({})).toBe(
      "Error: Give the address of the template's repository: npm run update -- <address>",
    );
  });

  test('when nothing is at the address, which is then not remembered', () => {
    const address = join(folder, 'nowhere');
    const message = refusal({ address });
    expect(message).toContain(`Error: Can't read ${address}: `);
    expect(message).not.toContain('\n');
    expect(refusal({})).toContain('Give the address');
  });

  test('in a clone with part of the history', () => {
    commit(site, { 'content/about.json': '{}\n' });
    const clone = join(folder, 'shallow');
    git(folder, 'clone', '-q', '--depth=1', `file://${site}`, clone);
    site = clone;
    expect(refusal()).toContain('git fetch --unshallow');
  });

  test('outside a repository, and in a folder of another one', () => {
    const message =
      'This folder is not a Git repository. Updates need one: `git init`, then commit all files.';
    const repository = site;
    for (const outside of [folder, join(repository, 'src')]) {
      site = outside;
      expect(() => update()).toThrow(message);
    }
  });

  test('while Git has no name for the commits', () => {
    for (const name of ['AUTHOR', 'COMMITTER']) {
      delete process.env[`GIT_${name}_NAME`];
      delete process.env[`GIT_${name}_EMAIL`];
    }
    git(site, 'config', 'user.useConfigOnly', 'true');
    expect(refusal()).toBe(
      'Error: Git needs your name and e-mail for commits: git config user.name "…"; git config user.email "…"',
    );
  });

  test('without Git', () => {
    process.env.PATH = folder;
    expect(() => update()).toThrow('Git is not installed. Install it from https://git-scm.com.');
  });

  test('by the command, without a stack trace', () => {
    const [tsx, script] = ['node_modules/tsx/dist/cli.mjs', 'scripts/update.ts'];
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(project, tsx), join(project, script)],
      {
        cwd: site,
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe(
      "Give the address of the template's repository: npm run update -- <address>\n",
    );
    expect(status).toBe(1);
  });
});

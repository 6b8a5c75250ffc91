/** @jest-environment node */
import { cmsBackend } from '../../src/build/cmsBackend';
import { reportProblems } from '../../src/content/report';

const github = { CMS_BACKEND: 'github', CMS_REPO: 'example/website' };
const gitlab = { CMS_BACKEND: 'gitlab', CMS_REPO: 'group/team/website' };
const gitea = { CMS_BACKEND: 'gitea', CMS_REPO: 'example/website' };

/** "variable: problem → fix" */
const problems = (environment: Record<string, string>) =>
  cmsBackend(environment).problems.map(({ key, problem, fix }) => `${key}: ${problem} → ${fix}`);

test.each([
  ['nothing', {}],
  ['nothing of ours', { PATH: '/bin', PORT: '8000' }],
  ['blanks', { CMS_BACKEND: '', CMS_REPO: '  ' }],
])('With %s set, the editor works with a folder, and nothing is wrong', (_, environment) => {
  expect(cmsBackend(environment)).toEqual({ problems: [] });
});

test('GitHub without a sign-in service takes access tokens', () => {
  expect(cmsBackend(github)).toEqual({
    problems: [],
    backend: {
      name: 'github',
      repo: 'example/website',
      branch: 'main',
      auth_methods: ['token'],
    },
  });
});

test('GitHub with one offers it first', () => {
  const url = 'https://auth.example.com';
  expect(cmsBackend({ ...github, CMS_OAUTH_URL: url }).backend).toMatchObject({
    base_url: url,
    auth_methods: ['oauth', 'token'],
  });
});

test('GitLab signs editors in itself, once it knows the site', () => {
  expect(cmsBackend(gitlab).backend).toEqual({
    name: 'gitlab',
    repo: 'group/team/website',
    branch: 'main',
    auth_methods: ['token'],
  });
  expect(cmsBackend({ ...gitlab, CMS_OAUTH_APP_ID: 'abc' }).backend).toMatchObject({
    auth_type: 'pkce',
    app_id: 'abc',
    auth_methods: ['oauth', 'token'],
  });
});

test('So does Gitea, which has one way to do it', () => {
  expect(cmsBackend({ ...gitea, CMS_OAUTH_APP_ID: 'abc' }).backend).toEqual({
    name: 'gitea',
    repo: 'example/website',
    branch: 'main',
    app_id: 'abc',
    auth_methods: ['oauth', 'token'],
  });
  expect(cmsBackend(gitea).backend?.auth_methods).toEqual(['token']);
});

test('A server of one’s own, and another branch, are asked', () => {
  const own = {
    CMS_OAUTH_URL: 'https://git.example.com',
    CMS_API_URL: 'https://git.example.com/api/v4',
    CMS_BRANCH: 'editing/draft',
  };
  expect(cmsBackend({ ...gitlab, ...own }).backend).toMatchObject({
    base_url: own.CMS_OAUTH_URL,
    api_root: own.CMS_API_URL,
    branch: own.CMS_BRANCH,
  });
});

test('Blank values count as unset, and spaces around a value do not count', () => {
  const environment = { CMS_BACKEND: ' github\n', CMS_REPO: 'example/website ' };
  const blank = { CMS_BRANCH: ' ', CMS_OAUTH_URL: '', CMS_OAUTH_APP_ID: '\t', CMS_API_URL: ' ' };
  expect(cmsBackend({ ...environment, ...blank })).toEqual(cmsBackend(github));
});

test.each<[string, Record<string, string>, string]>([
  [
    'a repository and nothing to sign in to',
    { CMS_REPO: 'example/website' },
    'CMS_BACKEND: is not set → Write "github", "gitlab", or "gitea"',
  ],
  [
    'a kind of repository that there is not',
    { ...github, CMS_BACKEND: 'GitHub' },
    'CMS_BACKEND: "GitHub" is not a kind of repository that the editor can sign in to → Write "github"',
  ],
  [
    'no repository',
    { CMS_BACKEND: 'github' },
    'CMS_REPO: is not set → Write owner and name, like "example/website".',
  ],
  ...['website', 'example/', '/website', 'https://github.com/example/website', 'my site/x'].map(
    (repo): [string, Record<string, string>, string] => [
      `no name of a repository: ${repo}`,
      { ...github, CMS_REPO: repo },
      `CMS_REPO: "${repo}" is not the name of a repository → Write owner and name`,
    ],
  ),
  ...['github', 'gitea'].map((backend): [string, Record<string, string>, string] => [
    `groups within groups, which only GitLab has: ${backend}`,
    { CMS_BACKEND: backend, CMS_REPO: 'github.com/example/website' },
    'CMS_REPO: "github.com/example/website" is not the name of a repository → Write owner and name',
  ]),
  ...['my branch', '-main', '/main', 'a..b', 'a~1', 'a:b', 'a*', 'a\\b'].map(
    (branch): [string, Record<string, string>, string] => [
      `no name of a branch: ${branch}`,
      { ...github, CMS_BRANCH: branch },
      `CMS_BRANCH: "${branch}" is not the name of a branch → Write the branch that is published`,
    ],
  ),
  ...['auth.example.com', 'http://auth.example.com'].map(
    (url): [string, Record<string, string>, string] => [
      `no address of a sign-in service: ${url}`,
      { ...github, CMS_OAUTH_URL: url },
      `CMS_OAUTH_URL: "${url}" is not a web address that begins with https:// → Write the address of the service`,
    ],
  ),
  [
    'an application’s id, of which GitHub knows nothing',
    { ...github, CMS_OAUTH_APP_ID: 'abc' },
    'CMS_OAUTH_APP_ID: "abc" is not used with GitHub → Unset it, and name your sign-in service in CMS_OAUTH_URL.',
  ],
  [
    'no address of a server',
    { ...gitlab, CMS_API_URL: 'git.example.com' },
    'CMS_API_URL: "git.example.com" is not a web address that begins with https:// → Write the address of your own server',
  ],
])('Refused: %s', (_, environment, expected) => {
  const found = problems(environment);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
  expect(cmsBackend(environment).backend).toBeUndefined();
});

test('Everything that is wrong is told at once, as problems of the environment', () => {
  const report = reportProblems(
    cmsBackend({ CMS_BRANCH: 'a b', CMS_API_URL: 'none' }).problems,
    'The editor’s settings need mending in',
  );
  expect(report).toMatch(
    /in 4 places:\n\nenvironment variables\n {2}CMS_BACKEND: .+CMS_REPO: .+CMS_BRANCH: .+CMS_API_URL: /s,
  );
});

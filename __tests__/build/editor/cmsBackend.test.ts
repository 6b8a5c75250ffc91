/** @jest-environment node */

import { cmsBackend } from '../../../src/build/editor/cmsBackend';
import { reportProblems } from '../../../src/model/problem';

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
  expect(cmsBackend(environment)).toEqual({ problems: [], publishMinutes: 5 });
});

test('GitHub without a sign-in service takes access tokens', () => {
  expect(cmsBackend(github)).toEqual({
    problems: [],
    publishMinutes: 5,
    backend: {
      name: 'github',
      repo: 'example/website',
      branch: 'main',
      auth_methods: ['token'],
    },
  });
});

test('Editors are told how long publishing takes', () => {
  expect(cmsBackend({ ...gitea, CMS_PUBLISH_MINUTES: '12' })).toMatchObject({
    problems: [],
    publishMinutes: 12,
  });
  expect(problems({ ...gitea, CMS_PUBLISH_MINUTES: 'soon' })).toEqual([
    'CMS_PUBLISH_MINUTES: "soon" is not a number of minutes → Write a whole number from 1 to 999, or unset it.',
  ]);
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

test('Another branch is written to', () => {
  const branch = 'editing/draft';
  expect(cmsBackend({ ...gitlab, CMS_BRANCH: branch }).backend).toMatchObject({ branch });
});

const server = 'https://git.example.com';

describe.each(['', '/', '//'])(
  'A server of one’s own is asked, its address ending in "%s"',
  (end) => {
    test.each([
      [
        'GitHub',
        github,
        { api_root: `${server}/api/v3`, graphql_api_root: `${server}/api/graphql` },
      ],
      ['GitLab', gitlab, { api_root: `${server}/api/v4`, base_url: server }],
      ['Gitea', gitea, { api_root: `${server}/api/v1`, base_url: server }],
    ])('%s', (_, environment, addresses) => {
      const { backend } = cmsBackend({ ...environment, CMS_SERVER_URL: server + end });
      expect(backend).toEqual({ ...cmsBackend(environment).backend, ...addresses });
    });
  },
);

test('Who signs editors in to GitHub’s own server is still another service', () => {
  const url = 'https://auth.example.com';
  const own = { ...github, CMS_SERVER_URL: server, CMS_OAUTH_URL: url };
  expect(cmsBackend(own).backend).toMatchObject({ api_root: `${server}/api/v3`, base_url: url });
});

test('Blank values count as unset, and spaces around a value do not count', () => {
  const environment = { CMS_BACKEND: ' github\n', CMS_REPO: 'example/website ' };
  const blank = { CMS_BRANCH: ' ', CMS_OAUTH_URL: '', CMS_OAUTH_APP_ID: '\t', CMS_SERVER_URL: ' ' };
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
      `CMS_BRANCH: "${branch}" is not the name of a branch → Write the published branch`,
    ],
  ),
  ...['auth.example.com', 'http://auth.example.com'].map(
    (url): [string, Record<string, string>, string] => [
      `no address of a sign-in service: ${url}`,
      { ...github, CMS_OAUTH_URL: url },
      `CMS_OAUTH_URL: "${url}" is not a web address starting with https://, or not used with this backend → For GitHub write the address of the service`,
    ],
  ),
  ...[gitlab, gitea].map((others): [string, Record<string, string>, string] => [
    `a sign-in service, where the server itself signs editors in: ${others.CMS_BACKEND}`,
    { ...others, CMS_OAUTH_URL: 'https://auth.example.com' },
    'CMS_OAUTH_URL: "https://auth.example.com" is not a web address starting with https://, or not used with this backend → For GitHub write the address of the service that signs editors in, like "https://auth.example.com"; for others unset it.',
  ]),
  [
    'an application’s id, of which GitHub knows nothing',
    { ...github, CMS_OAUTH_APP_ID: 'abc' },
    'CMS_OAUTH_APP_ID: "abc" is not used with GitHub → Unset it, and name your sign-in service in CMS_OAUTH_URL.',
  ],
  ...[github, gitlab, gitea].flatMap((environment) =>
    ['git.example.com', 'http://git.example.com'].map(
      (url): [string, Record<string, string>, string] => [
        `no address of a server: ${url} (${environment.CMS_BACKEND})`,
        { ...environment, CMS_SERVER_URL: url },
        `CMS_SERVER_URL: "${url}" is not a web address starting with https:// → Write the address of your own server`,
      ],
    ),
  ),
])('Refused: %s', (_, environment, expected) => {
  const found = problems(environment);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
  expect(cmsBackend(environment).backend).toBeUndefined();
});

test('Everything that is wrong is told at once, as problems of the environment', () => {
  const report = reportProblems(
    cmsBackend({ CMS_BRANCH: 'a b', CMS_SERVER_URL: 'none' }).problems,
    { where: 'the editor’s settings' },
  );
  expect(report).toMatch(
    /4 problems in the editor’s settings:\n\nenvironment variables\n {2}CMS_BACKEND: .+CMS_REPO: .+CMS_BRANCH: .+CMS_SERVER_URL: /s,
  );
});

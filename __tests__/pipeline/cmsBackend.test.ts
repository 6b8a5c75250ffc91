/** @jest-environment node */

import { cmsBackend } from '../../src/pipeline/cmsBackend';

const github = { CMS_BACKEND: 'github', CMS_REPO: 'example/website' };
const gitlab = { CMS_BACKEND: 'gitlab', CMS_REPO: 'group/team/website' };
const gitea = { CMS_BACKEND: 'gitea', CMS_REPO: 'example/website' };

test.each([
  ['nothing', {}],
  ['nothing of ours', { PATH: '/bin', PORT: '8000' }],
  ['blanks', { CMS_BACKEND: '', CMS_REPO: '  ' }],
])('With %s set, the editor works with a folder, and nothing is wrong', (_, environment) => {
  expect(cmsBackend(environment)).toEqual({ problems: [] });
});

const repository = { branch: 'main', auth_methods: ['token'] };
const withSignIn = { auth_methods: ['oauth', 'token'] };

test.each<[string, Record<string, string>, object]>([
  ['github', github, { repo: 'example/website', ...repository }],
  ['gitlab', gitlab, { repo: 'group/team/website', ...repository }],
  ['gitea', gitea, { repo: 'example/website', ...repository }],
  [
    'github',
    { ...github, CMS_OAUTH_URL: 'https://auth.example.com/' },
    { base_url: 'https://auth.example.com', ...withSignIn },
  ],
  [
    'gitlab',
    { ...gitlab, CMS_OAUTH_APP_ID: 'abc' },
    { auth_type: 'pkce', app_id: 'abc', ...withSignIn },
  ],
  ['gitea', { ...gitea, CMS_OAUTH_APP_ID: 'abc' }, { app_id: 'abc', ...withSignIn }],
  ['gitlab', { ...gitlab, CMS_BRANCH: ' editing/draft\n' }, { branch: 'editing/draft' }],
])('%s with %j', (name, environment, expected) => {
  const { backend, problems } = cmsBackend(environment);
  expect(problems).toEqual([]);
  expect(backend).toMatchObject({ name, ...expected });
});

const server = 'https://git.example.com';

test.each([
  [github, { api_root: `${server}/api/v3`, graphql_api_root: `${server}/api/graphql` }],
  [gitlab, { api_root: `${server}/api/v4`, base_url: server }],
  [gitea, { api_root: `${server}/api/v1`, base_url: server }],
])('A server of one’s own is asked: %j', (environment, addresses) => {
  for (const end of ['', '/', '//'])
    expect(cmsBackend({ ...environment, CMS_SERVER_URL: server + end }).backend).toEqual({
      ...cmsBackend(environment).backend,
      ...addresses,
    });
});

test.each<[Record<string, string>, string]>([
  [{ CMS_REPO: 'example/website' }, 'CMS_BACKEND is not set. Write "github", "gitlab", or "gitea"'],
  [
    { ...github, CMS_BACKEND: 'GitHub' },
    'CMS_BACKEND can\'t be "GitHub". Write "github", "gitlab", or "gitea"',
  ],
  [{ CMS_BACKEND: 'github' }, 'CMS_REPO is not set. Write owner and name'],
  ...['website', 'example/', '/website', 'https://github.com/example/website', 'my site/x'].map(
    (repo): [Record<string, string>, string] => [
      { ...github, CMS_REPO: repo },
      `CMS_REPO can't be "${repo}". Write owner and name, like "example/website".`,
    ],
  ),
  ...['git.example.com', 'http://git.example.com'].map((url): [Record<string, string>, string] => [
    { ...gitea, CMS_SERVER_URL: url },
    `CMS_SERVER_URL can't be "${url}". Write an address like "https://git.example.com"`,
  ]),
])('%j is refused', (environment, expected) => {
  const { problems, backend } = cmsBackend(environment);
  const messages = problems.map(({ key, problem, fix }) => `${key} ${problem}. ${fix}`);
  expect(messages).toEqual([expect.stringContaining(expected)]);
  expect(backend).toBeUndefined();
});

/** @jest-environment node */
/** What the answers of Git services mean. */
import type { GitBackend } from '@sveltia/cms';
import type { GitService as Service } from '../src/stores/gitService';

type Answer = [status: number, body: unknown];

let answers: Answer[] = [];
// The editor keeps the browser's own `fetch` when it is loaded.
globalThis.fetch = async (input) => {
  const [status, body] = answers.shift() ?? [404, {}];
  const response =
    status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  return Object.defineProperty(response, 'url', { value: String(input) });
};
const { GitService } = require('../src/stores/gitService');
const { entryOf } = require('../src/entries');
const { languages } = require('./useTinySite');

const root = 'https://git.example.com/api';
const page = entryOf('content/en.json', languages);

function serviceOf(name: GitBackend['name']) {
  const ended: string[] = [];
  const backend = { name, repo: 'example/website', api_root: root };
  const service: Service = new GitService(backend, (branch: string) => ended.push(branch));
  return { service, ended };
}

/** The CMS's own request; what it is told in place of the answer, if anything. */
const send = async (answer: Answer, body: unknown = {}, method = 'POST', path = '/graphql') => {
  answers = [answer];
  const sent = method === 'DELETE' ? undefined : JSON.stringify(body);
  return fetch(root + path, { method, body: sent }).then(
    () => '',
    (error: Error) => error.message,
  );
};

const words = 'The guide is out of date, has changed since 2020; sha does not match; rate limit';

test.each([
  ['a commit with such words in its answer', [201, { commit: { message: words } }], ''],
  ['a repository with such a description', [200, { data: { description: words } }], ''],
  [
    'GitHub’s refusal, which has the status of a success',
    [
      200,
      { data: null, errors: [{ type: 'X', path: [words], message: 'Resource not accessible' }] },
    ],
    'Resource not accessible',
  ],
  [
    'a refusal with such words beside its message',
    [422, { message: ['Invalid branch'], documentation_url: words }],
    'Invalid branch',
  ],
  [
    'one that is a list by field',
    [400, { message: { base: ['Invalid branch'] } }],
    'Invalid branch',
  ],
  ['Gitea’s conflict', [422, { message: 'sha does not match [path: a]' }], 'at the same moment'],
  [
    'GitHub’s conflict',
    [200, { errors: [{ message: 'Expected branch to point to "a" but it did not.' }] }],
    'at the same moment',
  ],
  ['GitHub’s limit', [403, { message: 'API rate limit exceeded' }], 'does not answer'],
  ['an answer that the CMS explains', [422, { message: 'Invalid branch' }], ''],
] as [string, Answer, string][])('%s', async (_, answer, expected) => {
  serviceOf('github');
  const told = await send(answer, { query: 'mutation {}' });
  if (expected) expect(told).toContain(expected);
  else expect(told).toBe('');
});

describe('A draft is known by the names of branches, not by texts that name it', () => {
  const branch = 'cms/en/page';
  const draft = { title: `Page ${branch}`, description: branch, body: branch };
  /** Whether the editor would refuse to save, as it doesn't know of another's draft. */
  const isUnknown = async (service: Service) => {
    answers = [
      [200, [draft]],
      [200, { content: '' }],
      [200, []],
    ];
    const error = await service.version(page).catch(({ message }: Error) => message);
    return typeof error === 'string';
  };

  test.each([
    ['texts of a pull request', { data: { nodes: [{ ...draft, headRefName: 'cms/de/page' }] } }],
    ['a commit’s message', { message: `Update ${branch}`, content: branch }],
  ])('%s', async (_, answer) => {
    const { service } = serviceOf('github');
    await send([200, answer]);
    expect(await isUnknown(service)).toBe(true);
  });

  test.each([
    ['an answer', {}, { headRefName: branch }],
    ['a query', { query: '', variables: { branch } }, {}],
    ['a new branch', { query: '', variables: { input: { name: `refs/heads/${branch}` } } }, {}],
    ['a commit', { variables: { input: { branch: { branchName: branch } } } }, {}],
    ['a merge request', { source_branch: branch }, {}],
  ])('known by %s', async (_, body, answer) => {
    const { service } = serviceOf('github');
    await send([200, answer], body);
    expect(await isUnknown(service)).toBe(false);
  });

  test('it ends when its own branch is deleted or merged', async () => {
    const github = serviceOf('github');
    await send([204, null], undefined, 'DELETE', '/repos/a/b/git/refs/heads/cms/en/page');
    expect(github.ended).toEqual([branch]);
    const gitlab = serviceOf('gitlab');
    await send([204, null], undefined, 'DELETE', '/projects/1/repository/branches/cms%2Fen%2Fpage');
    await send([200, { state: 'merged', source_branch: 'cms/de/page', description: branch }]);
    expect(gitlab.ended).toEqual([branch, 'cms/de/page']);
  });
});

test.each<[string, Answer, number | undefined]>([
  ['is there', [200, { content: btoa('picture') }], 7],
  // Of one above 1 MB, GitHub sends only the name.
  ['is there, without its content', [200, { content: '' }], 0],
  ['is not there', [404, {}], undefined],
])('A picture %s', async (_, answer, size) => {
  answers = [[200, []], answer];
  const picture = await serviceOf('github').service.picture('content/pictures/a.webp', page);
  expect(picture?.size).toBe(size);
});

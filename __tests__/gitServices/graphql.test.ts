/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { github } from '../browser/git/github';
import { Repository } from '../browser/git/repository';

const author = { name: 'Anna', email: 'anna@example.com' };
const folder = mkdtempSync(join(tmpdir(), 'repository-'));
const repository = new Repository(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const files = { 'a.txt': Buffer.from('a') };
const first = repository.commit({ branch: 'main', author, message: 'Start', files });
const api = github.api(repository);

function ask(query: string, variables = {}) {
  const call = { method: 'POST', path: '/graphql', query: new URLSearchParams(), author };
  return JSON.parse(String(api({ ...call, body: { query, variables } })?.body));
}

const inRepository = (fields: string) =>
  `query { repository(owner: "example", name: "website") { ${fields} } }`;

const commit =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
const input = {
  branch: { repositoryNameWithOwner: 'example/website', branchName: 'main' },
  expectedHeadOid: first,
  fileChanges: { additions: [] },
  message: { headline: 'Change' },
};

test('A request by the schema is answered from the repository', () => {
  const answer = ask(inRepository('object(expression: "main:a.txt") { ... on Blob { text } }'));
  expect(answer).toEqual({ data: { repository: { object: { text: 'a' } } } });
});

test('A field that GitHub does not have fails the test', () => {
  expect(() => ask(inRepository('headBranch { name }'))).toThrow('Cannot query field "headBranch"');
});

test('A field that the stand-in does not have fails the test', () => {
  expect(() => ask(inRepository('stargazerCount'))).toThrow(
    'Unknown field Repository.stargazerCount',
  );
});

test('An argument of another type fails the test', () => {
  const message = { headline: ['Change'] };
  expect(() => ask(commit, { input: { ...input, message } })).toThrow('String cannot represent');
});

test('What GitHub would refuse is refused', () => {
  const late = ask(commit, { input: { ...input, expectedHeadOid: first.replace(/./g, '0') } });
  expect(late).toMatchObject({
    errors: [{ message: expect.stringContaining('Expected branch to point to') }],
  });
});

/** Answers GitHub's GraphQL requests by its public schema. */
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { answerGraphql, Refusal } from './graphql';
import type { Author, Repository } from './repository';
import type { Review, Reviews } from './reviews';
import { type Answer, date } from './service';

let built: GraphQLSchema | undefined;

/** Takes a second to build, once for each worker. */
function schema(): GraphQLSchema {
  const file = 'node_modules/@octokit/graphql-schema/schema.graphql';
  built ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  return built;
}

interface Commit {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
}

interface Input<T> {
  input: T;
}

/** A host has built a preview of each commit. */
const previewBuild = {
  context: 'deploy/netlify',
  state: 'SUCCESS',
  targetUrl: 'https://deploy-preview-1--example.netlify.app',
  description: 'Deploy Preview ready!',
};

export function answerGithubQueries(repository: Repository, reviews: Reviews): Answer {
  return answerGraphql(schema, ({ author }) => ({
    repository: () => repositoryNode(repository, reviews),
    createCommitOnBranch: ({ input }: Input<Commit>) => ({
      commit: commitNode(repository, commit(repository, input, author)),
    }),
    createRef({ input: { name, oid } }: Input<{ name: string; oid: string }>) {
      if (repository.hasBranch(name.replace('refs/heads/', ''))) {
        throw new Refusal(`A ref named "${name}" already exists in the repository.`);
      }
      repository.git(['update-ref', name, oid]);
      return { ref: { name } };
    },
    markPullRequestReadyForReview({ input }: Input<{ pullRequestId: string }>) {
      const review = reviews.find(input.pullRequestId);
      review.isDraft = false;
      return { pullRequest: review };
    },
  }));
}

const repositoryNode = (repository: Repository, reviews: Reviews) => ({
  id: 'R',
  defaultBranchRef: { name: 'main' },
  ref: ({ qualifiedName }: { qualifiedName: string }) => ({
    target: commitNode(repository, repository.head(qualifiedName)),
  }),
  object({ oid, expression = oid }: { oid?: string; expression?: string }) {
    const name = String(expression);
    const type = repository.git(['cat-file', '-t', name]).toString().trim();
    return type === 'commit' ? commitNode(repository, name) : blobNode(repository, name);
  },
  pullRequests({ headRefName, labels }: { headRefName?: string; labels?: string[] }) {
    const open = reviews.open({ branch: headRefName, labels });
    const nodes = open.map((review) => reviewNode(repository, reviews, review));
    return { totalCount: open.length, nodes };
  },
});

const commitNode = (repository: Repository, oid: string): object => ({
  __typename: 'Commit',
  oid,
  committedDate: date,
  get message() {
    return repository.log(oid)[0]?.message;
  },
  get author() {
    return { ...repository.log(oid)[0]?.author, avatarUrl: '', user: null };
  },
  history: ({ path, first }: { path?: string; first: number }) => ({
    nodes: repository
      .log(oid, path)
      .slice(0, first)
      .map(({ sha }) => commitNode(repository, sha)),
  }),
  file: ({ path }: { path: string }) => blobNode(repository, `${oid}:${path}`),
  status: { contexts: [previewBuild] },
  checkSuites: { nodes: [] },
  deployments: { nodes: [] },
});

function blobNode(repository: Repository, name: string) {
  const text = repository.git(['cat-file', 'blob', name]).toString();
  const oid = repository.git(['rev-parse', name]).toString().trim();
  const byteSize = Buffer.byteLength(text);
  return { __typename: 'Blob', oid, byteSize, isBinary: false, isTruncated: false, text };
}

const reviewNode = (repository: Repository, reviews: Reviews, review: Review) => ({
  id: review.number,
  number: review.number,
  title: review.title,
  url: `https://git.example.com/example/website/pull/${review.number}`,
  isDraft: review.isDraft,
  isCrossRepository: false,
  createdAt: date,
  updatedAt: date,
  headRefName: review.branch,
  headRefOid: repository.head(review.branch),
  author: { __typename: 'Bot', login: 'editor', avatarUrl: 'https://git.example.com/icon.svg' },
  labels: { nodes: review.labels.map((name) => ({ name })) },
  files: {
    nodes: reviews.changedFiles(review).map((path) => ({ path, changeType: 'MODIFIED' })),
  },
});

function commit(repository: Repository, input: Commit, author: Author): string {
  const { expectedHeadOid: parent, message, fileChanges } = input;
  const branch = input.branch.branchName;
  if (repository.head(branch) !== parent) {
    throw new Refusal(`Expected branch to point to "${parent}" but it did not.`);
  }
  const files = fileChanges.additions.map(({ path, contents }) => [
    path,
    Buffer.from(contents, 'base64'),
  ]);
  return repository.commit({
    branch,
    parent,
    author,
    message: message.headline,
    files: Object.fromEntries(files),
  });
}

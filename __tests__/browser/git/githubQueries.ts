/** The queries and mutations of GitHub's API that the CMS makes. */
import type { Repository } from './repository';
import type { Call, Reply } from './service';

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  labels: string[];
}

interface Query {
  query: string;
  variables: { branch?: string; input?: unknown };
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
}

const data = (json: unknown): Reply => ({ json: { data: json } });
const failure = (message: string): Reply => ({ json: { errors: [{ message }] } });
export const date = '2026-01-01T00:00:00Z';

/** A commit of which a host has built a preview. */
const built = {
  status: {
    contexts: [
      {
        context: 'deploy/netlify',
        state: 'SUCCESS',
        targetUrl: 'https://deploy-preview-1--example.netlify.app',
        description: 'Deploy Preview ready!',
      },
    ],
  },
  deployments: { nodes: [] },
  checkSuites: { nodes: [] },
};

/** Answers a GraphQL query by words that only this one has. */
export function answerQuery(
  repository: Repository,
  pullRequests: PullRequest[],
  { body, author }: Call,
): Reply | undefined {
  const { query, variables } = body as Query;
  const head = () => repository.head(variables.branch ?? 'main');
  if (query.includes('createCommitOnBranch')) {
    const input = variables.input as CommitInput;
    const { branchName } = input.branch;
    if (repository.head(branchName) !== input.expectedHeadOid) {
      return failure(`Expected branch to point to "${input.expectedHeadOid}" but it did not.`);
    }
    return data({ createCommitOnBranch: { commit: commit(repository, input, author) } });
  }
  if (query.includes('createRef')) {
    const { name, oid } = variables.input as { name: string; oid: string };
    if (repository.hasBranch(name.replace('refs/heads/', ''))) {
      return failure(`A ref named "${name}" already exists in the repository.`);
    }
    repository.git(['update-ref', name, oid]);
    return data({ createRef: { ref: { name } } });
  }
  if (query.includes('headRefName:')) {
    const open = pullRequests.filter(({ branch }) => branch === variables.branch);
    return data({ repository: { pullRequests: { totalCount: open.length } } });
  }
  if (query.includes('pullRequests(')) {
    const nodes = pullRequests.filter(({ labels }) => labels.length);
    const listed = nodes.map((one) => nodeOf(repository, one));
    return data({ repository: { pullRequests: { nodes: listed } } });
  }
  if (query.includes('fork: repository')) {
    return data({ fork: { id: 'R' }, base: { ref: { target: { oid: head() } } } });
  }
  if (query.includes('defaultBranchRef')) {
    return data({ repository: { defaultBranchRef: { name: 'main' } } });
  }
  if (query.includes('checkSuites')) {
    const builds = [...query.matchAll(/(\w+_\d+): object/g)].map(([, alias]) => [alias, built]);
    return data({ repository: Object.fromEntries(builds) });
  }
  const parts = [...query.matchAll(/(\w+_\d+):\s+(object|ref)\(\w+: "?([^")]*)/g)];
  if (parts.length) {
    const found = parts.map(([, alias, kind, name = '']) => [
      alias,
      kind === 'ref' ? { target: { history: historyOf(head()) } } : blobOf(repository, name),
    ]);
    return data({ repository: Object.fromEntries(found) });
  }
  if (query.includes('ref(qualifiedName: $branch)')) {
    const oid = head();
    return data({ repository: { ref: { target: { oid, history: historyOf(oid) } } } });
  }
  return undefined;
}

const historyOf = (oid: string) => {
  const author = { name: 'Owner', email: 'owner@example.com' };
  return { nodes: [{ oid, message: '', author, committedDate: date }] };
};

function blobOf(repository: Repository, name: string) {
  const text = repository.git(['cat-file', 'blob', name]).toString();
  const oid = repository.git(['rev-parse', name]).toString().trim();
  return { oid, byteSize: text.length, isBinary: false, isTruncated: false, text };
}

function nodeOf(repository: Repository, { number, title, branch, labels }: PullRequest) {
  const changed = repository.git(['diff', '--name-only', `main...${branch}`]).toString();
  return {
    id: `P${number}`,
    number,
    title,
    isDraft: true,
    createdAt: date,
    updatedAt: date,
    headRefName: branch,
    headRefOid: repository.head(branch),
    labels: { nodes: labels.map((name) => ({ name })) },
    files: {
      nodes: changed
        .trim()
        .split('\n')
        .map((path) => ({ path, changeType: 'MODIFIED' })),
    },
  };
}

function commit(repository: Repository, input: CommitInput, author: Call['author']) {
  const { additions } = input.fileChanges;
  const branch = input.branch.branchName;
  const files = additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]);
  const oid = repository.commit({
    branch,
    parent: input.expectedHeadOid,
    author,
    message: input.message.headline,
    files: Object.fromEntries(files),
  });
  const shas = additions.map(({ path }, index) => [
    `file_${index}`,
    { oid: repository.files(branch).find((file) => file.path === path)?.sha },
  ]);
  return { oid, committedDate: date, ...Object.fromEntries(shas) };
}

/** A stand-in of GitHub's API with pull requests, backed by a Git repository. */
import type { Repository } from './repository';
import { type Review, Reviews } from './reviews';
import { type Answer, type Api, apiOf, bodyOf, date, failure, json, type Service } from './service';

export const github: Service = {
  api,
  scheme: 'token',
  hasReview: true,
  commit: /createCommitOnBranch/,
  denial: json({ errors: [{ message: 'Resource not accessible by personal access token' }] }),
};

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  const pullRequest = ({ number, title, branch }: Review) => ({
    number,
    node_id: String(number),
    title,
    head: { sha: repository.head(branch) },
    created_at: date,
    updated_at: date,
  });
  return apiOf(repository, [
    [/^GET $/, () => json({ id: 1 })],
    [/^GET \/collaborators\//, () => ({ status: 204 })],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      (_, sha) => ({
        body: repository.git(['cat-file', 'blob', sha]),
        contentType: 'application/octet-stream',
      }),
    ],
    [
      /^GET \/pulls$/,
      ({ query }) => json(reviews.of(query.get('head')?.replace(/^.*?:/, '')).map(pullRequest)),
    ],
    [
      /^POST \/pulls$/,
      (call) => {
        const { title, head, draft } = bodyOf<{ title: string; head: string; draft: boolean }>(
          call,
        );
        if (reviews.of(head).length)
          return failure(422, `A pull request already exists for example:${head}.`);
        const review = reviews.add({ title, branch: head, labels: [], isDraft: draft });
        return json(pullRequest(review), 201);
      },
    ],
    [
      /^POST \/issues\/(\d+)\/labels$/,
      (call, number) => {
        const { labels } = bodyOf<{ labels: string[] }>(call);
        reviews.find(number).labels.push(...labels);
        return json(labels.map((name) => ({ name })));
      },
    ],
    [
      /^PATCH \/git\/(refs\/heads\/.+)$/,
      (call, ref) => {
        const { sha } = bodyOf<{ sha: string }>(call);
        repository.git(['update-ref', ref, sha]);
        return json({ ref, object: { sha } });
      },
    ],
    [
      /^GET \/issues\/(\d+)$/,
      (_, number) => json({ labels: reviews.find(number).labels.map((name) => ({ name })) }),
    ],
    [
      /^PATCH \/issues\/(\d+)$/,
      (call, number) => {
        reviews.find(number).labels = bodyOf<{ labels: string[] }>(call).labels;
        return json({});
      },
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      ({ author }, number) => {
        const sha = reviews.merge(reviews.find(number), author);
        return sha ? json({ sha, merged: true }) : failure(405, 'Pull Request is not mergeable');
      },
    ],
    [
      /^PATCH \/pulls\/(\d+)$/,
      (_, number) => {
        reviews.close(number);
        return json({});
      },
    ],
    [
      /^DELETE \/git\/(refs\/heads\/.+)$/,
      (_, ref) => {
        repository.git(['update-ref', '-d', ref]);
        return { status: 204 };
      },
    ],
    [/^POST \/graphql$/, queries(repository, reviews)],
  ]);
}

interface Query {
  query: string;
  variables: { branch?: string; headRefName?: string; input?: Mutation };
}

interface Mutation {
  /** Of a new branch. */
  name: string;
  oid: string;
  /** Of a commit. */
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
  /** Of a draft that is ready, or not any more. */
  pullRequestId: string;
}

/** Answers with more than was asked; what it does not know is missing in the answer. */
function queries(repository: Repository, reviews: Reviews): Answer {
  const data = (value: object) => json({ data: value });
  const refuse = (message: string) => json({ errors: [{ message }] });
  return (call) => {
    const { query, variables } = bodyOf<Query>(call);
    const { input, branch = 'main', headRefName } = variables;
    const { author } = call;
    if (input && query.includes('createCommitOnBranch')) {
      const { branchName } = input.branch;
      const parent = input.expectedHeadOid;
      if (repository.head(branchName) !== parent)
        return refuse(`Expected branch to point to "${parent}" but it did not.`);
      const files = Object.fromEntries(
        input.fileChanges.additions.map(({ path, contents }) => [
          path,
          Buffer.from(contents, 'base64'),
        ]),
      );
      const message = input.message.headline;
      const oid = repository.commit({ branch: branchName, parent, author, message, files });
      const shas = aliases(query, 'file\\(path: ', (path) => ({
        oid: repository.id(`${oid}:${path}`),
      }));
      return data({ createCommitOnBranch: { commit: { oid, committedDate: date, ...shas } } });
    }
    if (input && query.includes('createRef')) {
      if (repository.hasBranch(input.name.replace('refs/heads/', '')))
        return refuse(`A ref named "${input.name}" already exists in the repository.`);
      repository.git(['update-ref', input.name, input.oid]);
      return data({ createRef: { ref: { name: input.name } } });
    }
    if (input && /markPullRequestReadyForReview|convertPullRequestToDraft/.test(query)) {
      const isDraft = query.includes('convertPullRequestToDraft');
      reviews.find(input.pullRequestId).isDraft = isDraft;
      return data({ changed: { pullRequest: { isDraft } } });
    }
    const target = (name: string) => ({ oid: repository.head(name), history: history(name) });
    const history = (revision: string, path?: string) => ({
      nodes: repository.log(revision, path).map((commit) => ({
        oid: commit.sha,
        message: commit.message,
        author: { ...commit.author, avatarUrl: '', user: null },
        committedDate: date,
      })),
    });
    const open = reviews.of(branch === 'main' ? headRefName : branch);
    const isOfBranch = query.includes('pullRequests(headRefName');
    return data({
      fork: { id: 'R' },
      base: { ref: { target: target('main') } },
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: isOfBranch ? null : { target: target(branch) },
        // Only if asked: the editor learns from answers which drafts the CMS knows.
        ...(query.includes('pullRequests(') && {
          pullRequests: { totalCount: open.length, nodes: open.map(reviewNode) },
        }),
        ...aliases(query, 'object\\((?:expression|oid): ', blob),
        ...aliases(query, 'ref\\(.*?history\\(first: \\d+, path: ', (path) => ({
          target: { history: history(branch, path) },
        })),
      },
    });
  };

  function blob(name: string) {
    const type = repository.git(['cat-file', '-t', name]).toString().trim();
    if (type === 'commit') return { status: null };
    const text = repository.git(['cat-file', 'blob', name]).toString();
    const byteSize = Buffer.byteLength(text);
    return { oid: repository.id(name), byteSize, isBinary: false, isTruncated: false, text };
  }

  function reviewNode(review: Review) {
    return {
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
      author: { login: 'editor', avatarUrl: '' },
      labels: { nodes: review.labels.map((name) => ({ name })) },
      files: {
        nodes: reviews.changedFiles(review).map((path) => ({ path, changeType: 'MODIFIED' })),
      },
    };
  }
}

/** The parts of a query such as `file_0: object(expression: "main:a.json")`, by their aliases. */
function aliases(query: string, field: string, answer: (argument: string) => object) {
  const found = query.matchAll(new RegExp(`(\\w+_\\d+):\\s+${field}"([^"]*)"`, 'gs'));
  return Object.fromEntries(
    [...found].map(([, alias, argument = '']) => [alias, answer(argument)]),
  );
}

/** A stand-in of GitHub's API with pull requests, backed by a Git repository. */
import type { Repository } from './repository';
import { draftBranch, type Review, Reviews } from './reviews';
import {
  type Answer,
  type Api,
  apiOf,
  contentOf,
  date,
  failure,
  historyOf,
  json,
  type Service,
} from './service';

export const github: Service = {
  api,
  scheme: 'token',
  branch: draftBranch,
  commit: /createCommitOnBranch/,
  publication: /^PUT \/pulls\/\d+\/merge /,
  protection: failure(405, 'Required status check "build" is expected.'),
};

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  const labelsOf = ({ labels }: Review) => labels.map((name) => ({ name }));
  const pullRequest = ({ number, title, branch }: Review) => ({
    number,
    node_id: String(number),
    title,
    head: { sha: repository.head(branch) },
    created_at: date,
    updated_at: date,
  });
  return apiOf([
    [/^GET \/user$/, ({ author: { name, email } }) => json({ id: 1, login: name, name, email })],
    [/^GET \/collaborators\//, () => ({ status: 204 })],
    [/^GET \/git\/trees\/(\w+)$/, (_, revision) => json({ tree: repository.files(revision) })],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      (_, sha) => ({ body: repository.git(['cat-file', 'blob', sha]) }),
    ],
    [/^GET \/contents\/(.+)$/, ({ query }, path) => json(contentOf(repository, path, query))],
    [/^GET \/commits$/, ({ query }) => json(historyOf(repository, query))],
    [
      /^GET \/pulls$/,
      ({ query }) => {
        const branch = query.get('head')?.replace(/^.*?:/, '');
        return json(reviews.open({ branch }).map(pullRequest));
      },
    ],
    [
      /^POST \/pulls$/,
      ({ body: { title, head, draft } }) => {
        if (reviews.open({ branch: head }).length)
          return failure(422, `A pull request already exists for example:${head}.`);
        const review = reviews.add({ title, branch: head, labels: [], isDraft: draft });
        return json(pullRequest(review), 201);
      },
    ],
    [
      /^POST \/issues\/(\d+)\/labels$/,
      ({ body }, number) => {
        const review = reviews.find(number);
        review.labels.push(...body.labels);
        return json(labelsOf(review));
      },
    ],
    [/^GET \/issues\/(\d+)$/, (_, number) => json({ labels: labelsOf(reviews.find(number)) })],
    [
      /^PATCH \/issues\/(\d+)$/,
      ({ body }, number) => {
        reviews.find(number).labels = body.labels;
        return json({ labels: labelsOf(reviews.find(number)) });
      },
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      ({ author }, number) =>
        json({ sha: reviews.merge(reviews.find(number), author), merged: true }),
    ],
    [
      /^PATCH \/git\/(refs\/heads\/.+)$/,
      ({ body: { sha } }, ref) => {
        repository.git(['update-ref', ref, sha]);
        return json({ ref, object: { sha } });
      },
    ],
    [
      /^DELETE \/git\/refs\/heads\/(.+)$/,
      (_, branch) => {
        repository.deleteBranch(branch);
        return { status: 204 };
      },
    ],
    [/^POST \/graphql$/, queries(repository, reviews)],
  ]);
}

/** Answers with more than was asked; what it does not know is missing in the answer. */
function queries(repository: Repository, reviews: Reviews): Answer {
  const data = (value: object) => json({ data: value });
  const refuse = (message: string) => json({ errors: [{ message }] });
  return ({ body: { query, variables }, author }) => {
    const { input, branch = 'main', headRefName } = variables;
    if (query.includes('createCommitOnBranch')) {
      const { branchName } = input.branch;
      const parent = input.expectedHeadOid;
      if (repository.head(branchName) !== parent)
        return refuse(`Expected branch to point to "${parent}" but it did not.`);
      const added: { path: string; contents: string }[] = input.fileChanges.additions;
      const files = Object.fromEntries(
        added.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
      );
      const message = input.message.headline;
      const oid = repository.commit({ branch: branchName, parent, author, message, files });
      const shas = aliases(query, 'file\\(path: ', (path) => ({
        oid: repository.id(`${oid}:${path}`),
      }));
      return data({ createCommitOnBranch: { commit: { oid, committedDate: date, ...shas } } });
    }
    if (query.includes('createRef')) {
      if (repository.hasBranch(input.name.replace('refs/heads/', '')))
        return refuse(`A ref named "${input.name}" already exists in the repository.`);
      repository.git(['update-ref', input.name, input.oid]);
      return data({ createRef: { ref: { name: input.name } } });
    }
    if (query.includes('markPullRequestReadyForReview')) {
      reviews.find(input.pullRequestId).isDraft = false;
      return data({ markPullRequestReadyForReview: { pullRequest: { isDraft: false } } });
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
    const open = reviews.open({ branch: branch === 'main' ? headRefName : branch });
    const isOfBranch = query.includes('pullRequests(headRefName');
    return data({
      fork: { id: 'R' },
      base: { ref: { target: target('main') } },
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: isOfBranch ? null : { target: target(branch) },
        pullRequests: { totalCount: open.length, nodes: open.map(reviewNode) },
        ...aliases(query, 'object\\((?:expression|oid): ', blob),
        ...aliases(query, 'ref\\(.*?history\\(first: \\d+, path: ', (path) => ({
          target: { history: history(branch, path) },
        })),
      },
    });
  };

  function blob(name: string) {
    const type = repository.git(['cat-file', '-t', name]).toString().trim();
    if (type === 'commit') return { status: { contexts: [previewBuild] } };
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
      author: { login: 'editor', avatarUrl: 'https://git.example.com/icons/192.png' },
      labels: { nodes: review.labels.map((name) => ({ name })) },
      files: {
        nodes: reviews.changedFiles(review).map((path) => ({ path, changeType: 'MODIFIED' })),
      },
    };
  }
}

/** A host has built a preview of each commit. */
const previewBuild = {
  context: 'deploy/netlify',
  state: 'SUCCESS',
  targetUrl: 'https://deploy-preview-1--example.netlify.app',
  description: 'Deploy Preview ready!',
};

/** The parts of a query such as `file_0: object(expression: "main:a.json")`, by their aliases. */
function aliases(query: string, field: string, answer: (argument: string) => object) {
  const found = query.matchAll(new RegExp(`(\\w+_\\d+):\\s+${field}"([^"]*)"`, 'gs'));
  return Object.fromEntries(
    [...found].map(([, alias, argument = '']) => [alias, answer(argument)]),
  );
}

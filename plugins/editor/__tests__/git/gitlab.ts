/** A stand-in of GitLab's API with merge requests, backed by a Git repository. */
import type { Repository } from './repository';
import { type Review, Reviews } from './reviews';
import {
  type Answer,
  type Api,
  apiOf,
  bodyOf,
  type Call,
  contentOf,
  date,
  failure,
  json,
  type Reply,
  type Service,
} from './service';

export const gitlab: Service = {
  api,
  scheme: 'Bearer',
  hasReview: true,
  commit: /^POST \/repository\/commits /,
  denial: failure(403, 'You are not allowed to push into this branch'),
};

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  const lastCommit = (revision: string, path: string) => repository.log(revision, path)[0]?.sha;
  const mergeRequest = ({ number, title, branch, labels }: Review) => ({
    id: number,
    iid: number,
    title,
    web_url: '',
    source_branch: branch,
    sha: repository.head(branch),
    labels,
    created_at: date,
    updated_at: date,
    author: { id: 1, name: 'Editor', username: 'editor' },
  });
  const merged = new Map<string, object>();
  return apiOf(repository, [
    [/^GET $/, () => json({ id: 1 })],
    [/^GET \/users$/, () => json([{ id: 1 }])],
    [/^POST \/graphql$/, queries(repository)],
    [/^POST \/repository\/commits$/, commit],
    [
      /^GET \/repository\/commits$/,
      ({ query }) =>
        json(
          repository
            .log(query.get('ref_name') ?? '', query.get('path') ?? undefined)
            .map(({ sha, author: { name, email } }) => ({
              id: sha,
              author_name: name,
              author_email: email,
              committed_date: date,
            })),
        ),
    ],
    [/^GET \/repository\/commits\/\w+\/statuses$/, () => json([])],
    [/^GET \/deployments$/, () => json([])],
    [/^GET \/avatar$/, () => json({ avatar_url: '' })],
    [
      /^GET \/repository\/branches\/(.+)$/,
      (_, branch) => json({ commit: { id: repository.head(branch) } }),
    ],
    [
      /^GET \/repository\/files\/(.+)\/raw$/,
      ({ query }, path) => ({ body: repository.read(path, query.get('ref') ?? '') }),
    ],
    [
      /^GET \/repository\/files\/(.+)$/,
      ({ query }, path) =>
        json({
          ...contentOf(repository, path, query),
          last_commit_id: lastCommit(query.get('ref') ?? '', path),
        }),
    ],
    [
      /^GET \/merge_requests$/,
      ({ query }) => {
        const label = query.get('labels');
        const found = reviews.of(query.get('source_branch'));
        return json(
          found.filter(({ labels }) => !label || labels.includes(label)).map(mergeRequest),
        );
      },
    ],
    [
      /^POST \/merge_requests$/,
      (call) => {
        const { title, source_branch: branch, labels } = bodyOf<Record<string, string>>(call);
        const review = { title: `${title}`, branch: `${branch}`, labels: `${labels}`.split(',') };
        return json(mergeRequest(reviews.add({ ...review, isDraft: true })), 201);
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)\/merge$/,
      (call, number) => {
        // Its checks run until the CMS asks again.
        if (!bodyOf<{ auto_merge?: boolean }>(call).auto_merge)
          return failure(405, '405 Method Not Allowed');
        const review = reviews.find(number);
        const answer = mergeRequest(review);
        merged.set(number, answer);
        if (!reviews.merge(review, call.author)) return failure(422, 'Branch cannot be merged');
        repository.git(['update-ref', '-d', `refs/heads/${review.branch}`]);
        return json({ ...answer, state: 'opened' });
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)$/,
      (call, number) => {
        const { title, add_labels } = bodyOf<{ title: string; add_labels: string }>(call);
        const review = Object.assign(reviews.find(number), { title, labels: [add_labels] });
        return json(mergeRequest(review));
      },
    ],
    [
      /^GET \/merge_requests\/(\d+)$/,
      (_, number) =>
        json(
          merged.has(number)
            ? { ...merged.get(number), state: 'merged', detailed_merge_status: 'not_open' }
            : {
                ...mergeRequest(reviews.find(number)),
                state: 'opened',
                detailed_merge_status: 'ci_still_running',
              },
        ),
    ],
    [
      /^DELETE \/repository\/branches\/(.+)$/,
      (_, branch) => {
        if (!repository.hasBranch(branch)) return failure(404, '404 Branch Not Found');
        repository.git(['update-ref', '-d', `refs/heads/${branch}`]);
        return { status: 204 };
      },
    ],
    [
      /^GET \/merge_requests\/(\d+)\/diffs$/,
      (_, number) =>
        json(
          reviews.changedFiles(reviews.find(number)).map((path) => ({
            old_path: path,
            new_path: path,
            deleted_file: false,
            renamed_file: false,
          })),
        ),
    ],
  ]);

  /** Like GitLab, refuses to replace a file that has changed since `last_commit_id`. */
  function commit(call: Call): Reply {
    const { branch, start_branch, commit_message: message, actions } = bodyOf<Save>(call);
    if (start_branch && repository.hasBranch(branch))
      return failure(400, `A branch called '${branch}' already exists.`);
    const parent = repository.head(start_branch ?? branch);
    const changed = actions.find(
      ({ file_path, last_commit_id }) =>
        last_commit_id && last_commit_id !== lastCommit(parent, file_path),
    );
    if (changed)
      return failure(
        400,
        `The file has changed since you started editing it: ${changed.file_path}`,
      );
    const files = Object.fromEntries(
      actions.map(({ action, file_path, content, encoding }) => [
        file_path,
        action === 'delete' ? null : Buffer.from(content, encoding === 'text' ? 'utf8' : encoding),
      ]),
    );
    const id = repository.commit({ branch, parent, author: call.author, message, files });
    return json({ id, committed_date: date }, 201);
  }
}

interface Save {
  branch: string;
  start_branch?: string;
  commit_message: string;
  actions: {
    action: 'create' | 'update' | 'delete';
    file_path: string;
    content: string;
    encoding: 'text' | 'base64';
    last_commit_id?: string;
  }[];
}

/** Answers with more than was asked. */
const queries =
  (repository: Repository): Answer =>
  (call) => {
    const { variables } = bodyOf<{ variables: { branch?: string; paths?: string[] } }>(call);
    const { branch = 'main', paths = [] } = variables;
    const files = repository.files(branch);
    const blobs = paths.map((path) => {
      const file = files.find((one) => one.path === path);
      return file && { ...file, oid: file.sha, rawTextBlob: String(repository.read(path, branch)) };
    });
    const [{ sha, message } = {}] = repository.log(branch);
    const pageInfo = { endCursor: '', hasNextPage: false };
    const tree = { lastCommit: { sha, message }, blobs: { nodes: files, pageInfo } };
    const project = { repository: { rootRef: 'main', tree, blobs: { nodes: blobs } } };
    return json({ data: { project } });
  };

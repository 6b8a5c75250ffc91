/** A stand-in of GitLab's API with merge requests, backed by a Git repository. */
import type { Repository } from './repository';
import { draftBranch, type Review, Reviews } from './reviews';
import {
  type Answer,
  type Api,
  apiOf,
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
  branch: draftBranch,
  commit: /^POST \/repository\/commits /,
  publication: /^PUT \/merge_requests\/\d+\/merge /,
  protection: failure(405, '405 Method Not Allowed'),
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
  return apiOf([
    [
      /^GET \/user$/,
      ({ author: { name, email } }) => json({ id: 1, username: name, web_url: '', name, email }),
    ],
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
      /^DELETE \/repository\/branches\/(.+)$/,
      (_, branch) => {
        repository.deleteBranch(branch);
        return { status: 204 };
      },
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
        const branch = query.get('source_branch') ?? undefined;
        const labels = query.get('labels')?.split(',');
        return json(reviews.open({ branch, labels }).map(mergeRequest));
      },
    ],
    [
      /^POST \/merge_requests$/,
      ({ body: { title, source_branch, labels } }) => {
        const isDraft = title.startsWith('Draft:');
        const review = { title, branch: source_branch, labels: labels.split(','), isDraft };
        return json(mergeRequest(reviews.add(review)), 201);
      },
    ],
    // Such as a missing approval.
    [/^GET \/merge_requests\/(\d+)$/, () => json({ detailed_merge_status: 'not_approved' })],
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
    [
      /^PUT \/merge_requests\/(\d+)$/,
      ({ body: { title, add_labels, remove_labels = '' } }, number) => {
        const review = reviews.find(number);
        const others = review.labels.filter((label) => !remove_labels.split(',').includes(label));
        Object.assign(review, { title, isDraft: title?.startsWith('Draft:') });
        review.labels = [...others, ...(add_labels?.split(',') ?? [])];
        return json(mergeRequest(review));
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)\/merge$/,
      ({ author, body }, number) => {
        const review = reviews.find(number);
        if (review.isDraft) return failure(405, '405 Method Not Allowed');
        if (body.sha !== repository.head(review.branch))
          return failure(409, 'SHA does not match HEAD of source branch');
        const merged = mergeRequest(review);
        reviews.merge(review, author);
        if (body.should_remove_source_branch) repository.deleteBranch(review.branch);
        return json(merged);
      },
    ],
  ]);

  /** Like GitLab, refuses to replace a file that has changed since `last_commit_id`. */
  function commit({ body, author }: Call): Reply {
    const { branch, start_branch, commit_message: message } = body;
    const actions: Action[] = body.actions;
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
    const id = repository.commit({ branch, parent, author, message, files });
    return json({ id, committed_date: date }, 201);
  }
}

interface Action {
  action: 'create' | 'update' | 'delete';
  file_path: string;
  content: string;
  encoding: 'text' | 'base64';
  last_commit_id?: string;
}

/** Answers with more than was asked. */
const queries =
  (repository: Repository): Answer =>
  ({ body: { variables } }) => {
    const { branch = 'main', paths = [] } = variables;
    const files = repository.files(branch);
    const blobs = paths.map((path: string) => {
      const file = files.find((one) => one.path === path);
      return file && { ...file, oid: file.sha, rawTextBlob: String(repository.read(path, branch)) };
    });
    const [{ sha, message } = {}] = repository.log(branch);
    const pageInfo = { endCursor: '', hasNextPage: false };
    const tree = { lastCommit: { sha, message }, blobs: { nodes: files, pageInfo } };
    const project = { repository: { rootRef: 'main', tree, blobs: { nodes: blobs } } };
    return json({ data: { project } });
  };

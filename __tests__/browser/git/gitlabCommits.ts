/** Commits of GitLab's stand-in. */
import type { CommitSchema } from '@gitbeaker/core';
import type { Repository } from './repository';
import { type Call, date, failure, json, type Part, type Reply } from './service';

interface Action {
  action: 'create' | 'update' | 'delete';
  file_path: string;
  content: string;
  encoding: 'text' | 'base64';
  last_commit_id?: string;
}

interface NewCommit {
  branch: string;
  start_branch?: string;
  start_sha?: string;
  commit_message: string;
  actions: Action[];
}

export const historyOf = (repository: Repository, query: URLSearchParams) =>
  repository.log(query.get('ref_name') ?? '', query.get('path') ?? undefined).map(
    ({ sha, author: { name, email } }): Part<CommitSchema> => ({
      id: sha,
      author_name: name,
      author_email: email,
      committed_date: date,
    }),
  );

/** Like GitLab, refuses to replace a file that has changed since `last_commit_id`. */
export function commit(repository: Repository, { body, author }: Call): Reply {
  const { branch, start_branch, start_sha, commit_message: message, actions } = body as NewCommit;
  const refuse = (reason: string) => failure(400, reason);
  if (start_branch ?? start_sha) {
    if (repository.hasBranch(branch)) {
      return refuse(
        `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
      );
    }
  } else if (!repository.hasBranch(branch)) {
    return refuse('You can only create or edit files when you are on a branch');
  }
  const parent = start_sha ?? repository.head(start_branch ?? branch);
  const lastChange = (revision: string, path: string) => repository.log(revision, path)[0]?.sha;
  const changed = actions.find(
    ({ file_path, last_commit_id }) =>
      last_commit_id && lastChange(last_commit_id, file_path) !== lastChange(parent, file_path),
  );
  if (changed) {
    return refuse(`The file has changed since you started editing it: ${changed.file_path}`);
  }
  const files = actions.map(({ action, file_path, content, encoding }) => [
    file_path,
    action === 'delete' ? null : Buffer.from(content, encoding === 'text' ? 'utf8' : encoding),
  ]);
  const id = repository.commit({
    branch,
    parent,
    author,
    message,
    files: Object.fromEntries(files),
  });
  return json<CommitSchema>({ id, committed_date: date }, 201);
}

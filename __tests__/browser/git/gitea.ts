/** A stand-in of Gitea's API, backed by a Git repository. */
import type { Repository } from './repository';
import {
  type Api,
  apiOf,
  type Call,
  contentOf,
  failure,
  historyOf,
  json,
  type Reply,
  type Service,
} from './service';

export const gitea: Service = {
  api,
  scheme: 'token',
  branch: 'main',
  commit: /^POST \/contents /,
  publication: /^POST \/contents /,
  protection: failure(403, 'user cannot commit to repo [user: anna]'),
};

interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  sha?: string;
  content?: string;
}

function api(repository: Repository): Api {
  return apiOf([
    [/^GET \/version$/, () => json({ version: '1.24.0' })],
    [/^GET \/settings\/api$/, () => json({})],
    [
      /^GET \/user$/,
      ({ author: { name, email } }) => json({ id: 1, login: name, full_name: name, email }),
    ],
    [/^GET $/, () => json({ default_branch: 'main', permissions: { pull: true } })],
    [
      /^GET \/branches\/(\w+)$/,
      (_, branch) => json({ commit: { id: repository.head(branch), message: '' } }),
    ],
    [
      /^GET \/git\/trees\/(\w+)$/,
      (_, revision) => json({ tree: repository.files(revision), truncated: false }),
    ],
    [
      /^POST \/file-contents$/,
      ({ body }) =>
        json(
          body.files.map((path: string) => ({
            path,
            sha: repository.id(`main:${path}`),
            ...contentOf(repository, path, new URLSearchParams('ref=main')),
          })),
        ),
    ],
    [/^GET \/media\/\w+\/(.+)$/, (_, path) => ({ body: repository.read(path) })],
    [/^GET \/contents\/(.+)$/, ({ query }, path) => json(contentOf(repository, path, query))],
    [/^GET \/commits$/, ({ query }) => json(historyOf(repository, query))],
    [/^POST \/contents$/, commit],
  ]);

  /** Like Gitea, refuses to replace a file that has changed. */
  function commit({ body: { branch, message, author, files } }: Call): Reply {
    const present = new Map(repository.files(branch).map(({ path, sha }) => [path, sha]));
    const changes: Change[] = files;
    const wrong = changes.find(({ operation, path, sha }) =>
      operation === 'create' ? present.has(path) : present.get(path) !== sha,
    );
    if (wrong) return failure(422, `sha does not match [path: ${wrong.path}]`);
    const contents = changes.map(({ operation, path, content = '' }) => [
      path,
      operation === 'delete' ? null : Buffer.from(content, 'base64'),
    ]);
    const sha = repository.commit({
      branch,
      parent: repository.head(branch),
      author,
      message,
      files: Object.fromEntries(contents),
    });
    const saved = repository.files(branch);
    return json(
      {
        commit: { sha, created: new Date().toISOString() },
        files: saved.filter(({ path }) => changes.some((change) => change.path === path)),
      },
      201,
    );
  }
}

/** A stand-in of Gitea's API, backed by a Git repository. */
import type { Author, Repository } from './repository';
import {
  type Api,
  apiOf,
  bodyOf,
  type Call,
  contentOf,
  failure,
  json,
  type Reply,
  type Service,
} from './service';

export const gitea: Service = {
  api,
  scheme: 'token',
  hasReview: false,
  commit: /^POST \/contents /,
  denial: failure(403, 'user cannot commit to repo [user: anna]'),
};

interface Save {
  branch: string;
  message: string;
  author: Author;
  files: {
    operation: 'create' | 'update' | 'delete';
    path: string;
    sha?: string;
    content?: string;
  }[];
}

function api(repository: Repository): Api {
  return apiOf(repository, [
    [/^GET \/version$/, () => json({ version: '1.24.0' })],
    [/^GET \/settings\/api$/, () => json({})],
    [/^GET $/, () => json({ default_branch: 'main', permissions: { pull: true } })],
    [
      /^GET \/branches\/(\w+)$/,
      (_, branch) => json({ commit: { id: repository.head(branch), message: '' } }),
    ],
    [
      /^POST \/file-contents$/,
      (call) =>
        json(
          bodyOf<{ files: string[] }>(call).files.map((path) => ({
            path,
            sha: repository.id(`main:${path}`),
            ...contentOf(repository, path, new URLSearchParams('ref=main')),
          })),
        ),
    ],
    [/^GET \/media\/\w+\/(.+)$/, (_, path) => ({ body: repository.read(path) })],
    [/^POST \/contents$/, commit],
  ]);

  /** Like Gitea, refuses to replace a file that has changed. */
  function commit(call: Call): Reply {
    const { branch, message, author, files } = bodyOf<Save>(call);
    const present = new Map(repository.files(branch).map(({ path, sha }) => [path, sha]));
    const wrong = files.find(({ operation, path, sha }) =>
      operation === 'create' ? present.has(path) : present.get(path) !== sha,
    );
    if (wrong) return failure(422, `sha does not match [path: ${wrong.path}]`);
    const contents = files.map(({ operation, path, content = '' }) => [
      path,
      operation === 'delete' ? null : Buffer.from(content, 'base64'),
    ]);
    const parent = repository.head(branch);
    const commitOf = { branch, parent, author, message, files: Object.fromEntries(contents) };
    const sha = repository.commit(commitOf);
    const saved = repository.files(branch);
    return json(
      {
        commit: { sha, created: new Date().toISOString() },
        files: saved.filter(({ path }) => files.some((change) => change.path === path)),
      },
      201,
    );
  }
}

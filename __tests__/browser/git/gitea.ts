/** A stand-in of Gitea's API, backed by a Git repository. */
import type { Author, Repository } from './repository';
import { type Api, apiOf, date, type Reply, type Service } from './service';

interface FileChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content: string;
  sha?: string;
}

interface NewCommit {
  branch: string;
  message: string;
  author: Author;
  files: FileChange[];
}

export const gitea: Service = {
  api,
  scheme: 'token',
  branch: 'main',
  commit: /^POST \/contents /,
  publication: /^POST \/contents /,
  protection: { status: 403, json: { message: 'user cannot commit to repo [user: anna]' } },
};

function api(repository: Repository): Api {
  return apiOf([
    [/^GET \/version$/, () => ({ json: { version: '1.24.0' } })],
    [/^GET \/settings\/api$/, () => ({ json: {} })],
    [
      /^GET \/user$/,
      ({ author: { name, email } }) => ({ json: { id: 1, login: name, full_name: name, email } }),
    ],
    [/^GET $/, () => ({ json: { default_branch: 'main', permissions: { pull: true } } })],
    [/^GET \/branches\/(\w+)$/, (_, branch) => ({ json: branchOf(repository, branch) })],
    [
      /^GET \/git\/trees\/(\w+)$/,
      (_, revision) => ({ json: { tree: repository.files(revision), truncated: false } }),
    ],
    [/^POST \/file-contents$/, ({ body }) => ({ json: contentsOf(repository, body) })],
    [
      /^GET \/media\/(\w+)\/(.+)$/,
      (_, branch, path = '') => ({ body: repository.read(path, branch) }),
    ],
    [/^GET \/commits$/, ({ query }) => ({ json: historyOf(repository, query) })],
    [/^POST \/contents$/, ({ body }) => commit(repository, body as NewCommit)],
  ]);
}

const branchOf = (repository: Repository, branch: string | undefined) => ({
  commit: { id: repository.head(branch), message: '' },
});

function contentsOf(repository: Repository, body: unknown) {
  const { files } = body as { files: string[] };
  const present = repository.files();
  return files.map((path) => ({
    path,
    sha: present.find((file) => file.path === path)?.sha,
    encoding: 'base64',
    content: repository.read(path).toString('base64'),
  }));
}

const historyOf = (repository: Repository, query: URLSearchParams) =>
  repository
    .log(query.get('sha') ?? '', query.get('path') ?? undefined)
    .map(({ sha, author }) => ({ sha, commit: { author: { ...author, date } }, author: null }));

/** Like Gitea, refuses to replace a file that has changed. */
function commit(repository: Repository, change: NewCommit): Reply {
  const { branch, message, author, files } = change;
  const present = new Map(repository.files(branch).map(({ path, sha }) => [path, sha]));
  const isRight = ({ operation, path, sha }: FileChange) =>
    operation === 'create' ? !present.has(path) : present.get(path) === sha;
  const wrong = files.find((file) => !isRight(file));
  if (wrong) return { status: 422, json: { message: `sha does not match [path: ${wrong.path}]` } };
  const parent = repository.head(branch);
  const contents = files.map(({ operation, path, content }) => [
    path,
    operation === 'delete' ? null : Buffer.from(content, 'base64'),
  ]);
  const sha = repository.commit({
    branch,
    parent,
    author,
    message,
    files: Object.fromEntries(contents),
  });
  const saved = repository.files(branch);
  return {
    status: 201,
    json: {
      commit: { sha, created: new Date().toISOString() },
      files: files.map(({ path }) => saved.find((file) => file.path === path) ?? null),
    },
  };
}

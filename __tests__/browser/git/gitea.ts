/** A stand-in of Gitea's API, backed by a Git repository. */
import type * as Gitea from 'gitea-js';
import type { Repository } from './repository';
import {
  type Api,
  apiOf,
  contentOf,
  date,
  failure,
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

function api(repository: Repository): Api {
  return apiOf([
    [/^GET \/version$/, () => json<Gitea.ServerVersion>({ version: '1.24.0' })],
    [/^GET \/settings\/api$/, () => json<Gitea.GeneralAPISettings>({})],
    [
      /^GET \/user$/,
      ({ author: { name, email } }) =>
        json<Gitea.User>({ id: 1, login: name, full_name: name, email }),
    ],
    [
      /^GET $/,
      () => json<Gitea.Repository>({ default_branch: 'main', permissions: { pull: true } }),
    ],
    [
      /^GET \/branches\/(\w+)$/,
      (_, branch) => json<Gitea.Branch>({ commit: { id: repository.head(branch), message: '' } }),
    ],
    [
      /^GET \/git\/trees\/(\w+)$/,
      (_, revision) =>
        json<Gitea.GitTreeResponse>({ tree: repository.files(revision), truncated: false }),
    ],
    [
      /^POST \/file-contents$/,
      ({ body }) => json<Gitea.ContentsResponse[]>(contentsOf(repository, body)),
    ],
    [
      /^GET \/media\/(\w+)\/(.+)$/,
      (_, branch, path = '') => ({ body: repository.read(path, branch) }),
    ],
    [
      /^GET \/contents\/(.+)$/,
      ({ query }, path = '') => json<Gitea.ContentsResponse>(contentOf(repository, path, query)),
    ],
    [/^GET \/commits$/, ({ query }) => json<Gitea.Commit[]>(historyOf(repository, query))],
    [/^POST \/contents$/, ({ body }) => commit(repository, body as Gitea.ChangeFilesOptions)],
  ]);
}

/** The published types don't have this call of Gitea 1.24 yet. */
function contentsOf(repository: Repository, body: unknown) {
  const { files } = body as { files: string[] };
  const present = repository.files();
  return files.map(
    (path): Gitea.ContentsResponse => ({
      path,
      sha: present.find((file) => file.path === path)?.sha,
      encoding: 'base64',
      content: repository.read(path).toString('base64'),
    }),
  );
}

const historyOf = (repository: Repository, query: URLSearchParams) =>
  repository.log(query.get('sha') ?? '', query.get('path') ?? undefined).map(
    ({ sha, author: { name, email } }): Gitea.Commit => ({
      sha,
      commit: { author: { name, email, date } },
    }),
  );

/** Like Gitea, refuses to replace a file that has changed. */
function commit(repository: Repository, change: Gitea.ChangeFilesOptions): Reply {
  const { branch = '', message = '', author: { name = '', email = '' } = {}, files } = change;
  const present = new Map(repository.files(branch).map(({ path, sha }) => [path, sha]));
  const isRight = ({ operation, path, sha }: Gitea.ChangeFileOperation) =>
    operation === 'create' ? !present.has(path) : present.get(path) === sha;
  const wrong = files.find((file) => !isRight(file));
  if (wrong) return failure(422, `sha does not match [path: ${wrong.path}]`);
  const parent = repository.head(branch);
  const contents = files.map(({ operation, path, content = '' }) => [
    path,
    operation === 'delete' ? null : Buffer.from(content, 'base64'),
  ]);
  const sha = repository.commit({
    branch,
    parent,
    author: { name, email },
    message,
    files: Object.fromEntries(contents),
  });
  const saved = repository.files(branch);
  return json<Gitea.FilesResponse>(
    {
      commit: { sha, created: new Date().toISOString() },
      files: saved.filter(({ path }) => files.some((file) => file.path === path)),
    },
    201,
  );
}

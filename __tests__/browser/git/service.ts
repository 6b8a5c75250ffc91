/** What the stand-ins of Git services have in common. They answer only what the CMS and the editor ask. */
import type { Author, Repository } from './repository';

export interface Call {
  method: string;
  /** Below the repository's own address, or below the API's. */
  path: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: what the CMS sends
  body: any;
  author: Author;
}

export interface Reply {
  status?: number;
  body?: Buffer | string;
  contentType?: string;
}

export const json = (value: unknown, status = 200): Reply => ({
  status,
  body: JSON.stringify(value),
  contentType: 'application/json',
});

export const failure = (status: number, message: string) => json({ message }, status);

/** Replies to a call; to an unknown one with nothing. */
export type Api = (call: Call) => Reply | undefined;

export interface Service {
  /** Creates a stand-in. */
  api: (repository: Repository) => Api;
  /** What comes before the access token in each request. */
  scheme: 'token' | 'Bearer';
  /** The branch that a save of the English About page writes to. */
  branch: string;
  /** The request that saves. */
  commit: RegExp;
  /** The request that changes the published branch. */
  publication: RegExp;
  /** The answer to that if the branch is protected. */
  protection: Reply;
}

export type Answer = (call: Call, found: string) => Reply;

/** Answers by the method and the path of a call, with the first group of the pattern. */
export function apiOf(answers: [RegExp, Answer][]): Api {
  return (call) => {
    for (const [pattern, answer] of answers) {
      const found = pattern.exec(`${call.method} ${call.path}`);
      if (found) return answer(call, found[1] ?? '');
    }
    return undefined;
  };
}

/** The date of everything that a service dates. */
export const date = '2026-01-01T00:00:00Z';

/** A file at `ref`, as all three services describe it. */
export const contentOf = (repository: Repository, path: string, query: URLSearchParams) => ({
  encoding: 'base64',
  content: repository.read(path, query.get('ref') ?? '').toString('base64'),
});

/** The commits of a file, as Gitea and GitHub list them. */
export const historyOf = (repository: Repository, query: URLSearchParams) =>
  repository
    .log(query.get('sha') ?? '', query.get('path') ?? undefined)
    .map(({ sha, author }) => ({ sha, commit: { author: { ...author, date } } }));

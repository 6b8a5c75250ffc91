/** What the stand-ins of Git services have in common. They answer only what the CMS and the editor ask. */
import type { Author, Repository } from './repository';

export interface Call {
  method: string;
  /** Below the repository's own address, or below the API's. */
  path: string;
  query: URLSearchParams;
  body: string;
  author: Author;
}

/** What was sent. */
export const bodyOf = <Body>({ body }: Call): Body => JSON.parse(body);

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

/** GitLab's address of a repository is one part of a path. */
const project = /^\/(repos|projects)\/example(\/|%2F)website/;

/** The path and the query of a request, as a `Call` has them. */
export function addressIn(url: string): Pick<Call, 'path' | 'query'> {
  const { pathname, searchParams: query } = new URL(url);
  const address = pathname.replace(/^\/api(\/v\d)?/, '').replace(project, '');
  return { path: decodeURIComponent(address), query };
}

/** Replies to every call, and keeps what is wrong in `faults`: calls that the stand-in doesn't know, and errors in it. */
export function replyTo(call: Call, api: Api, faults: string[]): Reply {
  try {
    const reply = api(call);
    if (reply) return reply;
    faults.push(`Unknown: ${call.method} ${call.path} ${call.query}`);
  } catch (error) {
    if (!/exists on disk|does not exist in|Not a valid object|bad revision/.test(String(error)))
      faults.push(`${call.method} ${call.path}: ${error}`);
  }
  return { status: 404, body: '{}' };
}

export interface Service {
  /** Creates a stand-in. */
  api: (repository: Repository) => Api;
  /** What comes before the access token in each request. */
  scheme: 'token' | 'Bearer';
  /** Whether a save makes a draft, on a branch of its own. */
  hasReview: boolean;
  /** The request that saves. */
  commit: RegExp;
  /** How it is answered to who may not. */
  denial: Reply;
}

export type Answer = (call: Call, found: string) => Reply;

/** Answers by the method and the path of a call, with the first group of the pattern. */
export function apiOf(repository: Repository, answers: [RegExp, Answer][]): Api {
  const all: typeof answers = [...answers, ...commonAnswers(repository)];
  return (call) => {
    for (const [pattern, answer] of all) {
      const found = pattern.exec(`${call.method} ${call.path}`);
      if (found) return answer(call, found[1] ?? '');
    }
    return undefined;
  };
}

const commonAnswers = (repository: Repository): [RegExp, Answer][] => [
  [
    /^GET \/user$/,
    ({ author: { name, email } }) =>
      json({ id: 1, login: name, username: name, name, full_name: name, email, web_url: '' }),
  ],
  [
    /^GET \/git\/trees\/(\w+)$/,
    (_, revision) => json({ tree: repository.files(revision), truncated: false }),
  ],
  [/^GET \/contents\/(.+)$/, ({ query }, path) => json(contentOf(repository, path, query))],
  [
    /^GET \/commits$/,
    ({ query }) =>
      json(
        repository
          .log(query.get('sha') ?? '', query.get('path') ?? undefined)
          .map(({ sha, author }) => ({ sha, commit: { author: { ...author, date } } })),
      ),
  ],
];

/** The date of everything that a service dates. */
export const date = '2026-01-01T00:00:00Z';

/** A file at `ref`, as all three services describe it. */
export const contentOf = (repository: Repository, path: string, query: URLSearchParams) => ({
  encoding: 'base64',
  content: repository.read(path, query.get('ref') ?? '').toString('base64'),
});

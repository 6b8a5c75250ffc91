/** What the stand-ins of Git services have in common. */
import type { Author, Repository } from './repository';

export interface Call {
  method: string;
  /** Below the repository's own address, or below the API's. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  author: Author;
}

export interface Reply {
  status?: number;
  json?: unknown;
  body?: Buffer;
  contentType?: string;
}

/** Replies to a call; to an unknown one with nothing. */
export type Api = (call: Call) => Reply | undefined;

export interface Service {
  /** Creates a stand-in. */
  api: (repository: Repository) => Api;
  /** What comes before the access token in each request. */
  scheme: 'token' | 'Bearer';
  /** The branch that a save of the About page writes to. */
  branch: string;
  /** The request that saves. */
  commit: RegExp;
  /** The request that changes the published branch. */
  publication: RegExp;
  /** The answer to that if the branch is protected. */
  protection: { status: number; json: { message: string } };
}

/** Where changes are reviewed, drafts of the About page are on this branch. */
export const draftBranch = 'cms/_singletons/about';

export type Answer = (call: Call, ...found: string[]) => Reply | undefined;

/** Answers by the method and the path of a call. */
export function apiOf(answers: [RegExp, Answer][]): Api {
  return (call) => {
    for (const [pattern, answer] of answers) {
      const found = pattern.exec(`${call.method} ${call.path}`);
      if (found) return answer(call, ...found.slice(1));
    }
    return undefined;
  };
}

/** The date of everything that a service dates. */
export const date = '2026-01-01T00:00:00Z';

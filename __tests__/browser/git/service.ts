/** What the stand-ins of Git services have in common. */
import type { Author, Repository } from './repository';

export interface Call {
  method: string;
  /** Below the repository's own address, or below the API's. */
  path: string;
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

/** Creates a stand-in. */
export type Service = (repository: Repository) => Api;

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

/** Asks the Git service, with the access that the CMS has, what a file is now; and says why a save failed. */
import type { GitBackend } from '@sveltia/cms';
import { say } from '../model/words';
import { hasReview } from './config';
import type { Entry } from './entries';

export interface Version {
  text: string;
  /** Who saved it last, and when: "Eleni, 10:30". */
  author: string;
}

const { fetch: request } = globalThis;
const roots = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
};

let authorization = '';
/** The branches of drafts that the CMS has read or written. */
const knownDrafts = new Set<string>();

const rootOf = ({ name, api_root }: GitBackend) => api_root ?? roots[name];

/** Learns from the CMS's own requests how to ask the service; `onFailure` is told why one that saves has failed. */
export function watchRequests(backend: GitBackend, onFailure: (message: string) => void): void {
  const { origin } = new URL(rootOf(backend));
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(origin)) return request(input, init);
    authorization = new Headers(init?.headers).get('Authorization') ?? authorization;
    const body = typeof init?.body === 'string' ? withLastCommits(init.body) : '';
    const isQuery = (init?.method ?? 'GET') === 'GET' || /^\{"query":"\s*(query|\{)/.test(body);
    try {
      const response = await request(input, body ? { ...init, body } : init);
      const isText = response.headers.get('Content-Type')?.includes('json');
      const answer = isText ? await response.clone().text() : '';
      const drafts = `${body} ${answer}`.matchAll(/\bcms\/[\w-]+\/\w+/g);
      for (const [branch] of drafts) knownDrafts.add(branch);
      const failure = isQuery ? '' : failureOf(response.status, answer);
      if (failure) onFailure(failure);
      return response;
    } catch (error) {
      if (!isQuery) onFailure(say('offline'));
      throw error;
    }
  };
}

/** The last commits of files on GitLab, which refuses a save after a later one only if it is told. */
const lastCommits = new Map<string, string>();

function withLastCommits(body: string): string {
  const change = lastCommits.size > 0 && body.startsWith('{') ? JSON.parse(body) : {};
  if (!Array.isArray(change.actions)) return body;
  const actions = change.actions.map((action: { file_path: string }) => ({
    ...action,
    last_commit_id: lastCommits.get(action.file_path),
  }));
  return JSON.stringify({ ...change, actions });
}

/** What an answer means for an editor; empty for a success, and for what the CMS explains. */
export function failureOf(status: number, answer: string): string {
  // The services' own words: Gitea's, GitHub's and GitLab's.
  if (/sha does not match|Expected branch to point|has changed since/.test(answer))
    return say('tooLate');
  if (status === 401) return say('signedOut');
  // GitHub says the second with the status of a success.
  const [, message] = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(answer) ?? [];
  if (status === 403 || message?.startsWith('Resource not accessible'))
    return say('notAllowed', { message: message ?? '' });
  return status >= 500 ? say('noAnswer') : '';
}

/**
 * The file as others may have saved it: in its draft that waits for review, or on the published branch. Undefined if
 * it does not exist; throws an error with a message for the editor.
 */
export async function currentVersion(
  backend: GitBackend,
  { name, file, collection }: Entry,
): Promise<Version | undefined> {
  const draft = `cms/${collection}/${name}`;
  const hasDraft = hasReview(backend) && (await isUnderReview(backend, draft));
  // The CMS would try to begin another one.
  if (hasDraft && !knownDrafts.has(draft)) throw new Error(say('secondDraft'));
  const branch = encodeURIComponent(hasDraft ? draft : (backend.branch ?? 'main'));
  const path = encodeURIComponent(file);
  const isGitlab = backend.name === 'gitlab';
  const found = await ask<{ content: string; last_commit_id?: string }>(
    backend,
    isGitlab ? `/repository/files/${path}?ref=${branch}` : `/contents/${file}?ref=${branch}`,
  );
  if (!found) return undefined;
  if (found.last_commit_id) lastCommits.set(file, found.last_commit_id);
  const commits = await ask<Commit[]>(
    backend,
    isGitlab
      ? `/repository/commits?ref_name=${branch}&path=${path}&per_page=1`
      : `/commits?sha=${branch}&path=${path}&per_page=1&limit=1`,
  );
  return { text: decode(found.content), author: authorOf(commits?.[0]) };
}

async function isUnderReview(backend: GitBackend, branch: string): Promise<boolean> {
  const [owner] = backend.repo.split('/');
  const source = encodeURIComponent(branch);
  const requests = await ask<unknown[]>(
    backend,
    backend.name === 'gitlab'
      ? `/merge_requests?state=opened&source_branch=${source}`
      : `/pulls?state=open&head=${owner}:${source}`,
  );
  return Boolean(requests?.length);
}

/** Resolves with undefined if there is no such thing. */
async function ask<Answer>(backend: GitBackend, path: string): Promise<Answer | undefined> {
  const { name, repo } = backend;
  const project = name === 'gitlab' ? `projects/${encodeURIComponent(repo)}` : `repos/${repo}`;
  const response = await request(`${rootOf(backend)}/${project}${path}`, {
    headers: { Authorization: authorization, Accept: 'application/json' },
    // GitHub lets browsers keep answers for a minute.
    cache: 'no-store',
  }).catch(() => {
    throw new Error(say('offline'));
  });
  if (response.status === 404) return undefined;
  if (response.ok) return response.json();
  throw new Error(failureOf(response.status, await response.text()) || say('noAnswer'));
}

const decode = (base64: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)),
  );

interface Commit {
  /** GitHub's and Gitea's. */
  commit?: { author?: { name?: string; date?: string } };
  /** GitLab's. */
  author_name?: string;
  committed_date?: string;
}

function authorOf({ commit, author_name, committed_date }: Commit = {}): string {
  const date = commit?.author?.date ?? committed_date;
  const name = commit?.author?.name ?? author_name ?? say('someone');
  const when =
    date && new Date(date).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' });
  return [name, when].filter(Boolean).join(', ');
}

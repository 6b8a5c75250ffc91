/** Asks the Git service, with the access that the CMS has, what a file is now; and says why a save failed. */
import type { GitBackend } from '@sveltia/cms';
import type { Entry } from '../..';
import { hasReview } from '../config';
import { say } from '../messages';
import { pictureType } from '../pictureType';
import {
  deletedDraft,
  draftBranch,
  draftBranchesIn,
  ownRequest,
  watchRequests,
} from '../sveltia/requests';
import { jsonValue, textsIn } from '../values';
import { formatTime, type Store } from './Store';

const roots = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
};

interface Commit {
  /** GitHub's and Gitea's. */
  commit?: { author: { name: string; date: string } };
  /** GitLab's. */
  author_name?: string;
  committed_date?: string;
}

export class GitService implements Store {
  private readonly root: string;
  private readonly isGitlab: boolean;
  private authorization = '';
  /** The branches of drafts that the CMS has read or written. */
  private readonly knownDrafts = new Set<string>();
  /** The last commits of files on GitLab, which refuses a save after a later one only if it is told. */
  private readonly lastCommits = new Map<string, string>();

  /**
   * Learns from the CMS's own requests how to ask the service, and lets those that fail to save say why. `onDraftEnd` is
   * told the branch of each draft that the CMS has published or discarded.
   */
  constructor(
    private readonly backend: GitBackend,
    private readonly onDraftEnd: (branch: string) => void,
  ) {
    this.root = backend.api_root ?? roots[backend.name];
    this.isGitlab = backend.name === 'gitlab';
    watchRequests(new URL(this.root).origin, async (init, send) => {
      const authorization = new Headers(init.headers).get('Authorization');
      this.authorization = authorization ?? this.authorization;
      const { method = 'GET', body } = init;
      const isQuery = method === 'GET' || /^\{"query":"\s*(query|\{)/.test(`${body}`);
      const response = await send({ ...init, body: this.withLastCommits(body) }).catch((error) => {
        throw isQuery ? error : new Error(say('offline'));
      });
      // The answer may also be a picture.
      const isText = response.headers.get('Content-Type')?.match(/json|text/);
      const answer = isText ? jsonValue(await response.clone().text()) : undefined;
      for (const branch of draftBranchesIn([jsonValue(body), answer])) this.knownDrafts.add(branch);
      if (method === 'DELETE') this.forgetDraft(deletedDraft(response.url));
      // GitLab deletes the branch of a draft that it publishes once its checks have passed.
      const { state, source_branch } = Object(answer);
      if (this.isGitlab && state === 'merged') this.forgetDraft(source_branch);
      if (method === 'PUT' && response.url.endsWith('/merge'))
        this.explainMerge(response.status, answer);
      // An expired access token may be renewed by the CMS.
      const isExplained = isQuery || response.status === 401;
      const failure = isExplained ? '' : failureOf(response.status, answer);
      if (failure) throw new Error(failure);
      return response;
    });
  }

  /** The CMS only says that it could not publish. While GitLab's checks run, the CMS waits for them. */
  private explainMerge(status: number, answer: unknown): void {
    if (status < 400 || status === 401 || (this.isGitlab && status === 405)) return;
    const [message = `HTTP ${status}`] = errorsIn(status, answer) ?? [];
    window.alert(say('notPublished', { message }));
  }

  private forgetDraft(branch: string | undefined): void {
    if (!branch) return;
    this.knownDrafts.delete(branch);
    this.onDraftEnd(branch);
  }

  private withLastCommits(body: RequestInit['body']) {
    if (!this.lastCommits.size || typeof body !== 'string') return body;
    return JSON.stringify(
      JSON.parse(body, (_, value) =>
        value?.file_path
          ? { ...value, last_commit_id: this.lastCommits.get(value.file_path) }
          : value,
      ),
    );
  }

  /**
   * The branch with the entry as others may have saved it: its draft that waits for review, or the published branch.
   * Throws an error with a message for the editor.
   */
  private async branchOf({ name, collection }: Entry): Promise<string> {
    const { backend } = this;
    const draft = draftBranch(collection, name);
    const [owner] = backend.repo.split('/');
    const requests = this.isGitlab
      ? `/merge_requests?state=opened&source_branch=${draft}`
      : `/pulls?state=open&head=${owner}:${draft}`;
    const hasDraft = hasReview(backend) && (await this.ask<unknown[]>(requests))?.length;
    // The CMS would try to begin another one.
    if (hasDraft && !this.knownDrafts.has(draft)) throw new Error(say('secondDraft'));
    return encodeURIComponent(hasDraft ? draft : (backend.branch ?? 'main'));
  }

  private find = (file: string, branch: string) =>
    this.ask<{ content: string; last_commit_id?: string }>(
      this.isGitlab
        ? `/repository/files/${encodeURIComponent(file)}?ref=${branch}`
        : `/contents/${encodeURI(file).replace(/[#?]/g, encodeURIComponent)}?ref=${branch}`,
    );

  picture = async (file: string, entry: Entry): Promise<Blob | undefined> => {
    const found = await this.find(file, await this.branchOf(entry));
    return found && new Blob([bytesOf(found.content)], { type: pictureType(file) });
  };

  async version(entry: Entry) {
    const { file } = entry;
    const branch = await this.branchOf(entry);
    const found = await this.find(file, branch);
    if (!found) {
      // GitHub answers the same for what may not be read.
      if (!(await this.ask(''))) throw new Error(say('notAllowed', { message: '404' }));
      return undefined;
    }
    if (found.last_commit_id) this.lastCommits.set(file, found.last_commit_id);
    const commits = await this.ask<Commit[]>(
      this.isGitlab
        ? `/repository/commits?ref_name=${branch}&path=${encodeURIComponent(file)}&per_page=1`
        : `/commits?sha=${branch}&path=${encodeURIComponent(file)}&per_page=1&limit=1`,
    );
    return { text: decode(found.content), author: authorOf(commits?.[0]) };
  }

  savedMessage = () => (hasReview(this.backend) ? undefined : say('published'));

  /** Resolves with undefined if there is no such thing. */
  private async ask<Answer>(path: string): Promise<Answer | undefined> {
    const { repo } = this.backend;
    const project = this.isGitlab ? `projects/${encodeURIComponent(repo)}` : `repos/${repo}`;
    const response = await ownRequest(`${this.root}/${project}${path}`, {
      headers: { Authorization: this.authorization, Accept: 'application/json' },
      // GitHub lets browsers keep answers for a minute.
      cache: 'no-store',
    }).catch(() => {
      throw new Error(say('offline'));
    });
    if (response.status === 404) return undefined;
    if (response.ok)
      return response.json().catch(() => {
        throw new Error(say('noAnswer'));
      });
    throw new Error(
      failureOf(response.status, jsonValue(await response.text())) || say('noAnswer'),
    );
  }
}

function authorOf(commit: Commit | undefined): string {
  const name = commit?.commit?.author.name ?? commit?.author_name;
  const date = commit?.commit?.author.date ?? commit?.committed_date;
  return [name, date && formatTime(date)].filter(Boolean).join(', ');
}

/** What an answer means for an editor; empty for a success, and for what the CMS explains. */
function failureOf(status: number, answer: unknown): string {
  const errors = errorsIn(status, answer);
  if (!errors) return '';
  const says = (words: RegExp) => errors.some((error) => words.test(error));
  // The services' own words: Gitea's, GitHub's and GitLab's.
  if (says(/sha does not match|Expected branch to point|has changed since|out of date/))
    return say('tooLate');
  if (status === 401) return say('signedOut');
  if (status >= 500 || status === 429 || says(/rate limit/i)) return say('noAnswer');
  const [message = `HTTP ${status}`] = errors;
  if (status === 403 || says(/^Resource not accessible/)) return say('notAllowed', { message });
  // The CMS shows only a message that is a text, and nothing of a proxy's page.
  if (status < 400 || typeof Object(answer).message === 'string') return '';
  return say('notDone', { message });
}

/**
 * The messages of a failed answer; undefined for a success. GitLab's may be a list, or lists by field. GraphQL sends errors
 * with the status of a success.
 */
function errorsIn(status: number, answer: unknown): string[] | undefined {
  const { message, error, errors } = Object(answer);
  if (status < 400 && !errors?.length) return undefined;
  return textsIn({ message, error, errors })
    .filter(([path]) => path[0] !== 'errors' || path.at(-1) === 'message')
    .map(([, text]) => text);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const decode = (base64: string) => new TextDecoder().decode(bytesOf(base64));

/** The CMS's saves and requests. */
import type { AppEventListener } from '@sveltia/cms';
import { valuesIn } from '../values';

/** Whether the CMS has added this key to values, which it never saves. */
export const isInternalKey = (key: string): boolean => key.startsWith('__sc_');

interface Save {
  file: string;
  values: unknown;
  /** Whether the CMS saves into a folder on this computer. */
  isLocal: boolean;
  /** The files of its pictures that exist, as far as the CMS knows. */
  pictures: string[];
}

export interface Saving {
  /** Returns what is saved in place of the values, if anything; throws an error whose message the editor is told. */
  before: (save: Save) => Promise<unknown>;
  after: (save: Save) => Promise<void>;
  published: () => void;
}

type SaveEvent = Parameters<AppEventListener['handler']>[0];

function saveOf({ author, entry }: SaveEvent): Save {
  const { path, data, mediaFiles } = entry.toJS();
  const pictures = mediaFiles.map((file) => file.path);
  // An editor without an account works with a folder.
  return { file: path, values: data, isLocal: !author.login, pictures };
}

/** The CMS shows the cause of an error with this name in its dialog, and keeps the form open. */
function refuse(cause: Error): never {
  throw new Error('saving_failed', { cause });
}

/** The CMS also saves entries that are not open, when it renames a picture. */
export const saveListeners = ({ before, after, published }: Saving): AppEventListener[] => [
  {
    name: 'preSave',
    handler: async (event) => {
      const values = await before(saveOf(event)).catch(refuse);
      return values === undefined ? event.entry : event.entry.set('data', Object(values));
    },
  },
  { name: 'postSave', handler: (event) => after(saveOf(event)) },
  { name: 'postPublish', handler: published },
];

const { fetch: request } = globalThis;

/**
 * Routes the CMS's requests to `origin` through `watch(init, send)`, which may change what is sent, or throw an error, whose
 * message the CMS shows. Nothing else replaces `fetch`.
 */
export function watchRequests(
  origin: string,
  watch: (init: RequestInit, send: (init: RequestInit) => Promise<Response>) => Promise<Response>,
): void {
  globalThis.fetch = (input, init = {}) =>
    String(input).startsWith(origin)
      ? watch(init, (changed) => request(input, changed))
      : request(input, init);
}

/** Requests that are not watched. */
export const ownRequest = request;

/** The branch of an entry's draft, where changes are reviewed. */
export const draftBranch = (collection: string, entry: string): string =>
  `cms/${collection}/${entry}`;

const DRAFT_BRANCH = /^(?:refs\/heads\/)?(cms\/[\w-]+\/\w+)$/;
/** Where the CMS and the services name a branch. Texts of people may name one, too. */
const BRANCH_KEYS = ['branch', 'branchName', 'head', 'headRefName', 'name', 'ref', 'source_branch'];

/** The branches of drafts that a request or an answer names. */
export const draftBranchesIn = (json: unknown): string[] =>
  [...valuesIn(json)].flatMap(([path, value]) =>
    BRANCH_KEYS.includes(String(path.at(-1))) ? (DRAFT_BRANCH.exec(`${value}`)?.[1] ?? []) : [],
  );

/** The branch of a draft that a request to this address deletes. */
export const deletedDraft = (address: string): string | undefined =>
  /\/(?:refs\/heads|branches)\/(cms\/[\w-]+\/\w+)$/.exec(decodeURIComponent(address))?.[1];

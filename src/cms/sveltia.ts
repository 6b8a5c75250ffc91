/**
 * The only module that knows what the CMS (@sveltia/cms) does not promise: its elements (`sveltia.css` has their styles),
 * its names of errors, its storage and its requests. What another version does not have any more has no effect.
 */
import type { ApiAsset, AppEventListener, GitBackend } from '@sveltia/cms';

const PREFERENCES = 'sveltia-cms.prefs';
const USER = 'sveltia-cms.user';
const SERVICE = 'service of the editor';

/**
 * The CMS reads its preferences while it loads: call it before. `service` is where it sends the access token, which it
 * keeps for all sites at this address. Throws an error if the browser keeps nothing.
 */
export function prepareStorage(service: string): void {
  const before = localStorage.getItem(SERVICE);
  if (before !== null && before !== service) localStorage.removeItem(USER);
  localStorage.setItem(SERVICE, service);
  // Escape would leave the form from any field of it.
  const preferences = { closeWithEscape: false, ...parsed(localStorage.getItem(PREFERENCES)) };
  localStorage.setItem(PREFERENCES, JSON.stringify(preferences));
}

/** Damaged preferences would keep the CMS from loading. */
function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The request's result in a store of the CMS's database of a repository; undefined if there is none. */
async function inStore<Result>(
  { name, repo }: GitBackend,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const database = await resultOf(indexedDB.open(`${name}:${repo}`));
  try {
    if (!database.objectStoreNames.contains(store)) return undefined;
    return await resultOf(ask(database.transaction(store, 'readwrite').objectStore(store)));
  } finally {
    database.close();
  }
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The folder that the CMS works with. */
export const folderHandle = (backend: GitBackend): Promise<FileSystemDirectoryHandle | undefined> =>
  inStore(backend, 'file-system-handles', (store) => store.get('root_dir_handle'));

/** The CMS keeps its draft of a file that it has created, and would offer it after the save. */
export const forgetBackup = (backend: GitBackend, key: [collection: string, entry: string]) =>
  inStore(backend, 'draft-backups', (store) => store.delete(key));

/** The form's fields have their keys, such as `map.slides.2`. */
const FIELD = '[data-key-path]';
const FORM = '[data-mode="edit"]';

/** The key of the field that an element is part of. */
export const fieldKeyOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>(FIELD)?.dataset.keyPath;

/** The field in the form; undefined while its group is closed. */
export const fieldOf = (key: string): Element | undefined =>
  document.querySelector(`${FORM} [data-key-path="${key}"]`) ?? undefined;

/** Writes a text in place of a field's as if it was typed, so that Ctrl+Z brings the other back. False if it can't be. */
export function replaceText(field: Element | undefined, text: string): boolean {
  const input = field?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  input?.focus();
  input?.select();
  // Deprecated, but nothing else can be undone.
  return Boolean(input) && document.execCommand('insertText', false, text);
}

/** Calls `listener` with the key of each field that gets the focus. */
export function onFieldFocus(listener: (key: string) => void, signal: AbortSignal): void {
  const follow = ({ target }: FocusEvent) => {
    const key = target instanceof Element ? fieldKeyOf(target) : undefined;
    if (key !== undefined) listener(key);
  };
  document.addEventListener('focusin', follow, { signal });
}

/** Calls `show` with the address of the picture in another field of the group of `element`, now and when it changes. */
export function watchPicture(
  element: Element | null,
  name: string,
  show: (src: string) => void,
): MutationObserver {
  const look = () => {
    const field = fieldOf((fieldKeyOf(element) ?? '').replace(/\w+$/, name));
    show(field?.querySelector('img')?.src ?? '');
  };
  const observer = new MutationObserver(look);
  const form = element?.closest(FORM) ?? document.body;
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['src'] });
  look();
  return observer;
}

/** The CMS loads pictures in the background without telling when it has finished. */
export async function loadedAddress(
  asset: Pick<ApiAsset, 'url'>,
  signal: AbortSignal,
): Promise<string> {
  while (!asset.url.startsWith('blob:')) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    signal.throwIfAborted();
  }
  return asset.url;
}

/**
 * Calls `take` with each file that is chosen or dropped, and the title of the dialog, which names a picture to be
 * replaced. The file that it returns is used instead, if it was not dropped; none is, if it returns nothing.
 */
export function watchFiles(take: (file: File, title: string) => File | undefined): void {
  const watch = (event: Event) => {
    const input = event.target instanceof HTMLInputElement ? event.target : undefined;
    const given = event instanceof DragEvent ? event.dataTransfer?.files : input?.files;
    if (!given?.length) return;
    const title = document.querySelector('dialog[open] .title')?.textContent ?? '';
    const taken = new DataTransfer();
    for (const file of given) {
      const used = take(file, title);
      if (used) taken.items.add(used);
    }
    if (taken.files.length < given.length) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (input) input.files = taken.files;
  };
  for (const name of ['change', 'drop']) window.addEventListener(name, watch, true);
}

/** The CMS is silent if it can't rename a picture; `tell` is called with the reason. */
export function watchAssets(tell: (reason: string) => void): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!window.location.hash.startsWith('#/assets')) return;
    event.preventDefault();
    tell((event.reason?.cause ?? event.reason)?.message);
  });
}

/** Escape would answer the CMS's questions with no, which at "Restore Draft" deletes the draft. */
export function keepQuestions(): void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !document.querySelector('[role="alertdialog"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, true);
}

/** Whether the CMS has added this key to values, which it never saves. */
export const isInternalKey = (key: string): boolean => key.startsWith('__sc_');

/** The CMS shows the cause of an error with this name in its dialog, and keeps the form open. */
export const refusal = (...paragraphs: string[]): Error =>
  new Error('saving_failed', { cause: new Error(paragraphs.join('\n\n')) });

interface Save {
  file: string;
  values: unknown;
  /** In a folder on this computer. */
  isLocal: boolean;
  /** The files of its pictures that exist, as far as the CMS knows. */
  pictures: string[];
}

export interface Saving {
  /** Returns what is saved in place of the values, if anything; throws a `refusal`. */
  before: (save: Save) => Promise<unknown>;
  after: (save: Save) => Promise<void>;
  published: () => void;
}

type SaveEvent = Parameters<AppEventListener['handler']>[0];

function saveOf({ author, entry }: SaveEvent): Save {
  const { path, data, mediaFiles } = entry.toJS();
  const pictures = mediaFiles.map((file) => file.path);
  // Without an account, the editor works with a folder.
  return { file: path, values: data, isLocal: !author.login, pictures };
}

/** The CMS also saves entries that are not open, when it renames a picture. */
export const saveListeners = ({ before, after, published }: Saving): AppEventListener[] => [
  {
    name: 'preSave',
    handler: async (event) => {
      const values = await before(saveOf(event));
      return values === undefined ? event.entry : event.entry.set('data', Object(values));
    },
  },
  { name: 'postSave', handler: (event) => after(saveOf(event)) },
  { name: 'postPublish', handler: published },
];

type Init = RequestInit | undefined;

interface Watcher {
  /** May change what is sent. */
  send: (init: Init) => Init;
  /** May throw an error, whose message the CMS shows. */
  receive: (init: Init, response: Response) => Promise<void>;
}

const { fetch: request } = globalThis;

/** Sees the CMS's own requests to an origin. Nothing else replaces `fetch`. */
export function watchRequests(origin: string, { send, receive }: Watcher): void {
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(origin)) return request(input, init);
    const sent = send(init);
    const response = await request(input, sent);
    await receive(sent, response);
    return response;
  };
}

/** Requests that are not watched. */
export const ownRequest = request;

/** The branch of an entry's draft, where changes are reviewed. */
export const draftBranch = (collection: string, entry: string): string =>
  `cms/${collection}/${entry}`;

/** All names of such branches in a request or an answer. */
export const draftBranchesIn = (text: string): string[] =>
  [...text.matchAll(/\bcms\/[\w-]+\/\w+/g)].map(([branch]) => branch);

/**
 * The only module that knows what the CMS (@sveltia/cms) does not promise: its elements (`sveltia.css` has their styles),
 * its names of errors, its storage and its requests. What another version does not have any more has no effect.
 */
import type { ApiAsset, AppEventListener, GitBackend } from '@sveltia/cms';
import { matchLanguage } from '../model/languages';
import { setLanguage } from '../model/messages';

const PREFERENCES = 'sveltia-cms.prefs';
const USER = 'sveltia-cms.user';
const SERVICE = 'service of the editor';

/**
 * The CMS reads its preferences while it loads: call it before. Like our labels, it has the language that is chosen in its
 * settings, or the browser's, if it is one of ours. `service` is where it sends the access token, which it keeps for all
 * sites at this address. Throws an error if the browser keeps nothing.
 */
export function prepareStorage(service: string): void {
  const before = localStorage.getItem(SERVICE);
  if (before !== null && before !== service) localStorage.removeItem(USER);
  localStorage.setItem(SERVICE, service);
  const { locale = 'auto', ...preferences } = parsed(localStorage.getItem(PREFERENCES));
  const language = setLanguage([locale, ...navigator.languages]);
  const isOurs = (code: string) => matchLanguage([code], [language]) !== undefined;
  // It has more languages, of which it takes the browser's first.
  Object.defineProperty(navigator, 'languages', { value: [language] });
  // Our labels are made once. While it starts, the CMS changes its language, too.
  new MutationObserver(() => {
    const isChosen = navigator.userActivation.hasBeenActive;
    if (isChosen && !isOurs(document.documentElement.lang)) window.location.reload();
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  // Escape would leave the form from any field of it.
  const values = { closeWithEscape: false, ...preferences };
  Object.assign(values, { locale: isOurs(locale) ? locale : 'auto' });
  localStorage.setItem(PREFERENCES, JSON.stringify(values));
}

/** Damaged preferences would keep the CMS from loading. */
function parsed(text: string | null): { locale?: string } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Lets the CMS work with this folder, in any browser, in place of one that is chosen in a dialog. `File` is the class of
 * its files, in which the CMS looks for `move`.
 */
export function provideFolder(folder: object, File: object): void {
  const showDirectoryPicker = async () => folder;
  Object.assign(window, { showDirectoryPicker, FileSystemFileHandle: File });
  // The CMS takes it from its database, which can't keep an object with methods.
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: folder });
    return request;
  };
}

/** The CMS keeps its draft of a file that it has created, and would offer it after the save. */
export async function forgetBackup(
  { name, repo }: GitBackend,
  key: [collection: string, entry: string],
): Promise<void> {
  const database = await resultOf(indexedDB.open(`${name}:${repo}`));
  const drafts = 'draft-backups';
  try {
    if (database.objectStoreNames.contains(drafts))
      await resultOf(database.transaction(drafts, 'readwrite').objectStore(drafts).delete(key));
  } finally {
    database.close();
  }
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The form's fields have their keys, such as `map.slides.2`. */
const FIELD = '[data-key-path]';
const FORM = '[data-mode="edit"]';
const PAGE = '[data-mode="preview"]';

/** Whether the form is shown. On a phone, the page can be in its place. */
export const hasForm = (): boolean => document.querySelector(FORM) !== null;

/** The key of the field that an element is part of. */
export const fieldKeyOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>(FIELD)?.dataset.keyPath;

/** The field in the form; undefined while its group is closed. */
export const fieldOf = (key: string): Element | undefined =>
  document.querySelector(`${FORM} [data-key-path="${key}"]`) ?? undefined;

/** Calls back when the editor clicks or types in the form: not in the CMS's question whether to restore a draft. */
export function onFormUse(listener: () => void): void {
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FORM)) listener();
  };
  for (const name of ['pointerdown', 'click', 'keydown', 'input', 'drop'])
    document.addEventListener(name, follow, true);
}

/** Calls back when the form of an entry is left. The CMS also removes its fields to show the page in their place. */
export function onLeave(listener: () => void): void {
  const entryOf = (address: string) => new URL(address).hash.replace(/\?.*/, '');
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (entryOf(oldURL) !== entryOf(newURL)) listener();
  });
}

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

/** A position in a part of a field's text. */
export interface Caret {
  text?: string;
  offset?: number;
}

/**
 * Opens the groups around a field, scrolls to it, focuses it, and puts the caret where the text was clicked. The message is
 * that of the CMS's own preview; it has no effect on parts of the form that have not been in view yet.
 */
export async function showField(key: string, caret: Caret = {}): Promise<void> {
  // The page may have spaces around the text, which the field lacks.
  const text = caret.text?.trim() ?? '';
  const start = caret.text?.indexOf(text) ?? 0;
  const offset = Math.min(Math.max((caret.offset ?? 0) - start, 0), text.length);
  for (let frames = 0; frames < 180; frames += 1) {
    const form = document.querySelector<HTMLElement>(FORM);
    const control = fieldOf(key)?.querySelector('.field-wrapper');
    const target =
      control?.querySelector<HTMLElement>(
        '[contenteditable="true"], input:not([type="file"]), textarea',
      ) ??
      // A picture has only buttons; a text's tools are ready before the text.
      (frames > 30 ? control?.querySelector('button') : undefined);
    if (target?.checkVisibility()) {
      target.focus();
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        const position = target.value.indexOf(text) + offset;
        if (text && target.value.includes(text)) target.setSelectionRange(position, position);
      }
      // What the CMS renders above moves it.
      for (let rest = 0; rest < 10; rest += 1) await nextFrame();
      const node = text ? textIn(target, text) : undefined;
      if (node) getSelection()?.collapse(node, node.data.indexOf(text) + offset);
      (node?.parentElement ?? target).scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!fieldOf(key)) form?.querySelector('.placeholder')?.scrollIntoView();
    // On a phone, the page is in the place of the form.
    const pane = form ?? document.querySelector<HTMLElement>(PAGE);
    const payload = { locale: pane?.dataset.locale, keyPath: key };
    if (pane && frames % 20 === 0)
      window.postMessage({ type: 'highlight-editor-field', payload }, window.location.origin);
    await nextFrame();
  }
}

/** The part of a legal text with these words. */
function textIn(element: Element, words: string): Text | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data.includes(words))
      return walker.currentNode;
  return undefined;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the form of another entry. Through the list, as the CMS shows no form after another one of the same list. */
export async function openEntry(collection: string, entry: string): Promise<void> {
  window.location.hash = `#/collections/${collection}`;
  for (let frames = 0; frames < 180 && hasForm(); frames += 1) await nextFrame();
  window.location.hash = `#/collections/${collection}/entries/${entry}`;
}

/** Whether a chosen picture is being converted. Until then its field is empty, and a save would lose the picture. */
export const isConverting = (): boolean => document.querySelector(`${FORM} .processing`) !== null;

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

/** The CMS's advice to try again later leaves its dialog where there is a reason, for eyes and screen readers. */
export function showOnlyReasons(): void {
  new MutationObserver(() => {
    for (const reason of document.querySelectorAll('[role="alertdialog"] .error:not(.alert)'))
      for (const node of reason.parentElement?.childNodes ?? [])
        if (node instanceof Text && node.data) node.data = '';
  }).observe(document.body, { childList: true, subtree: true });
}

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

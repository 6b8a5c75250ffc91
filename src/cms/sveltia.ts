/**
 * The only module that knows what the CMS (@sveltia/cms) does not promise: its elements (`sveltia.css` has their styles),
 * its names of errors, its storage and its requests. What another version does not have any more has no effect.
 */
import type { ApiAsset, AppEventListener } from '@sveltia/cms';

const PREFERENCES = 'sveltia-cms.prefs';

/** The CMS reads its preferences while it loads: call it before. */
export function setPreferences(): void {
  const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
  // Escape would leave the form from any field of it.
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...preferences }));
}

/** The form's fields have their keys, such as `map.slides.2`. */
const FIELD = '[data-key-path]';
const FORM = '[data-mode="edit"]';

/** The key of the field that an element is part of. */
export const fieldKeyOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>(FIELD)?.dataset.keyPath;

/** The field in the form; undefined while its group is closed. */
const fieldOf = (key: string): Element | undefined =>
  document.querySelector(`${FORM} [data-key-path="${key}"]`) ?? undefined;

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

export interface Saving {
  /** Returns what is saved in place of the values, if anything; throws a `refusal`. */
  before: (file: string, values: unknown, isLocal: boolean) => Promise<unknown>;
  after: (file: string, values: unknown, isLocal: boolean) => void;
  published: () => void;
}

/** The CMS also saves entries that are not open, when it renames a picture. */
export const saveListeners = ({ before, after, published }: Saving): AppEventListener[] => [
  {
    name: 'preSave',
    handler: async ({ author, entry }) => {
      const { path, data } = entry.toJS();
      // Without an account, the editor works with a folder.
      const values = await before(path, data, !author.login);
      return values === undefined ? entry : entry.set('data', Object(values));
    },
  },
  {
    name: 'postSave',
    handler: ({ author, entry }) => {
      const { path, data } = entry.toJS();
      after(path, data, !author.login);
    },
  },
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

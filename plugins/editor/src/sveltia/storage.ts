/** What the CMS keeps in the browser: preferences, the access token, drafts, and the folder that it works with. */
import type { GitBackend } from '@sveltia/cms';
import { chooseLanguage } from '../messages';

const PREFERENCES = 'sveltia-cms.prefs';
const USER = 'sveltia-cms.user';
const SERVICE = 'service of the editor';

/**
 * The CMS reads its preferences while it loads: call it before. Like our labels, it has the language that is chosen in its
 * settings, or the browser's, if we have it. `service` is where it sends the access token, which it keeps for all
 * sites at this address. Returns the language; throws an error if the browser keeps nothing.
 */
export function prepareStorage(service: string): string {
  const before = localStorage.getItem(SERVICE);
  if (before !== null && before !== service) localStorage.removeItem(USER);
  localStorage.setItem(SERVICE, service);
  const { locale = 'auto', ...preferences } = parsed(localStorage.getItem(PREFERENCES));
  const language = chooseLanguage([locale, ...navigator.languages]);
  const isOurs = (code: string) => code.replace(/-.*/, '') === language;
  // Keeps the CMS from choosing a language that our labels lack.
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
  return language;
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

/** The visitor's choices, kept in this browser. Where storage is blocked, they last as long as the page. */

/** Null without a choice, undefined where storage is blocked. */
export function readChoice(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Null deletes the choice. */
export function storeChoice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}

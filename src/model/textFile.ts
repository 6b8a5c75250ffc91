/** What a text file must be like before it is parsed. Runs in Node and in browsers. */

/** The text of a file, with its byte-order mark; undefined if it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  // In UTF-16 every second byte of an English text is 0.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export const BYTE_ORDER_MARK = '\ufeff';

const LFS = 'version https://git-lfs.github.com/spec/';

/** Whether this is a Git LFS pointer instead of the file. */
export const isLfsPointer = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, LFS.length)) === LFS;

/** The line, from 1, of a character. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

export function lineOf(pattern: RegExp, text: string): number | undefined {
  const index = text.search(pattern);
  return index < 0 ? undefined : lineAt(text, index);
}

/** Git writes these where it could not merge two versions. */
export const CONFLICT = /^(<{7}|>{7}) /m;

/** Where content is saved. The CMS writes there itself; this is what the editor asks before and after a save. */
import type { Entry } from '../..';

export interface Store {
  /** An entry's file as others may have saved it, and who and when. Throws an error with a message for the editor. */
  version(entry: Entry): Promise<{ text: string; author: string } | undefined>;
  /** A picture, if it exists; empty if the service has only its name, as GitHub of those above 1 MB. */
  picture(file: string, entry: Entry): Promise<Blob | undefined>;
  /** What the editor is told after a save; undefined if the CMS says it. */
  savedMessage(entry: Entry): string | undefined;
}

export const formatTime = (date: string | number): string =>
  new Date(date).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' });

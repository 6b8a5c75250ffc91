/** The states of an open form, with what each needs to know. */
import { isSame } from './merge';

/**
 * - `clean`: the form has the values that were loaded or saved. Typing makes it `changed`.
 * - `offered`: the CMS asks whether to restore a draft of this or an earlier visit. Its answer, or any use of the form,
 *   makes it `changed` or `clean`.
 * - `changed`: a save, undoing everything, and the CMS, when it fills the form with what others have saved, make it `clean`.
 */
type State =
  | { is: 'clean' }
  /** `base` is what the draft started from. */
  | { is: 'offered'; base: unknown; isAnswered?: boolean }
  | {
      is: 'changed';
      /** What the editor started from. It is older than `loaded` if the CMS has restored a draft. */
      base: unknown;
      /** The values when a save began. A save closes the form, whatever is typed meanwhile. */
      sent?: unknown;
      /** Another editor's version that a refused save has shown. The next save may replace it. */
      shown?: unknown;
    };

export interface Form {
  /** The values when the form was opened, filled again or saved. */
  loaded: unknown;
  /** The current values. */
  data: unknown;
  state: State;
}

/** The form with other values. `read` is what the CMS has read of the file, or saved, last. */
export function withValues({ loaded, state }: Form, data: unknown, read: unknown): Form {
  // The CMS has filled it again.
  if (isSame(data, read) && !isSame(read, loaded))
    return { loaded: read, data, state: { is: 'clean' } };
  if (isSame(data, loaded))
    return { loaded, data, state: state.is === 'offered' ? state : { is: 'clean' } };
  if (state.is === 'changed') return { loaded, data, state };
  // If nothing was typed, the CMS has restored the draft.
  return { loaded, data, state: { is: 'changed', base: baseOf({ loaded, data, state }) } };
}

/** What the editor's changes are changes of. */
export const baseOf = ({ loaded, state }: Form): unknown =>
  state.is === 'clean' ? loaded : state.base;

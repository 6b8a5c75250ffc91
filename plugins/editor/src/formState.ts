/** The states of an open form, and the events that lead from one to the next. */
import { isSame } from './merge';

export interface Form {
  /** The values when the form was opened, filled again or saved. */
  loaded: unknown;
  /** The current values. */
  data: unknown;
  state: State;
}

type State =
  /** The form has the values that were loaded, that a save has sent, or with which the CMS has filled it again. */
  | { is: 'clean' }
  /** The CMS asks whether to restore a draft of this or an earlier visit, which started from `base`. */
  | { is: 'offered'; base: unknown }
  /** The editor has answered. If the answer is yes, the CMS will fill the form. */
  | { is: 'answered'; base: unknown }
  | Unsaved
  /** `sent` are the values when the save began: what is typed meanwhile is not saved, but the form closes. */
  | { is: 'saving'; base: unknown; sent: unknown; before: Unsaved };

/** `base` is what the editor started from. It is older than `loaded` if the CMS has restored a draft. */
type Unsaved =
  | { is: 'changed'; base: unknown }
  /** A refused save has shown what another editor has saved. The next save may replace it. */
  | { is: 'conflict'; base: unknown; shown: unknown };

export type FormEvent =
  /** The values are not those that were loaded, or are them again. */
  | { is: 'typed' | 'undone' }
  /** The editor clicks or types in the form, which needs no answer then. */
  | { is: 'used' }
  /** The editor closes a dialog of the CMS: a question, or why a save failed. */
  | { is: 'closed' }
  | { is: 'save' }
  | { is: 'conflict'; shown: unknown };

export function next(form: Form, event: FormEvent): Form {
  return { ...form, state: stateAfter(form, event) };
}

function stateAfter(form: Form, event: FormEvent): State {
  const { data, state } = form;
  const base = baseOf(form);
  const changed: Unsaved = { is: 'changed', base };
  const saving = (before: Unsaved): State => ({ is: 'saving', base, sent: data, before });
  switch (state.is) {
    case 'clean':
      if (event.is === 'typed') return changed;
      return event.is === 'save' ? saving(changed) : state;
    case 'offered':
    case 'answered':
      // The CMS has restored the draft.
      if (event.is === 'typed') return changed;
      if (event.is === 'closed') return { is: 'answered', base };
      return event.is === 'used' || event.is === 'save' ? { is: 'clean' } : state;
    case 'changed':
    case 'conflict':
      if (event.is === 'undone') return { is: 'clean' };
      return event.is === 'save' ? saving(state) : state;
    case 'saving':
      if (event.is === 'undone') return { is: 'clean' };
      if (event.is === 'save') return saving(state.before);
      if (event.is === 'conflict') return { is: 'conflict', base, shown: event.shown };
      return event.is === 'closed' ? state.before : state;
  }
}

/** The form with other values. `read` is what the CMS has read of the file, or saved, last. */
export function withValues(form: Form, data: unknown, read: unknown): Form {
  const { loaded } = form;
  // The CMS has filled it with what others have saved.
  if (isSame(data, read) && !isSame(read, loaded)) return cleanForm(read);
  return next({ ...form, data }, { is: isSame(data, loaded) ? 'undone' : 'typed' });
}

export const cleanForm = (loaded: unknown): Form => ({
  loaded,
  data: loaded,
  state: { is: 'clean' },
});

/** What the editor's changes are changes of. */
export const baseOf = ({ loaded, state }: Form): unknown => ('base' in state ? state.base : loaded);

/** Whether the editor has been shown this version of another one. */
export const wasShown = ({ state }: Form, theirs: unknown): boolean =>
  state.is === 'saving' && state.before.is === 'conflict' && isSame(state.before.shown, theirs);

/** Whether the form has what is not saved. */
export const isUnsaved = ({ state }: Form): boolean =>
  state.is === 'changed' || state.is === 'conflict' || state.is === 'saving';

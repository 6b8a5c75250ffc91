/** Keeps unsaved changes, which the CMS restores after a reload, together with what they were made to. */
import { type Draft, type Entry, setOriginal } from './draft';

type Base = Pick<Entry, 'locales'> & Pick<Draft, 'originalValues'>;

export function baseOf({ originalEntry, originalValues }: Draft): Base {
  const locales = originalEntry?.locales ?? {};
  return JSON.parse(JSON.stringify({ locales, originalValues }));
}

/** Prevents restored changes from undoing what others have changed since. */
export function restoreBase({ base }: { base?: Base }, draft: Draft): void {
  if (!base || !draft.originalEntry) return;
  Object.assign(draft.originalValues, base.originalValues);
  setOriginal(draft, { ...draft.originalEntry, locales: base.locales });
}

/** What the CMS calls: see `src/build/editor/cmsMerge.ts`. */
export { fileOwner } from '../entries';
export { provideEntries } from '../savedEntries';
export { onlyChangedFiles } from './changedFiles';
export { mergeBeforeSave } from './draft';
export { explainFailure } from './failures';
export { refuseSecondDraft } from './secondDraft';
export { baseOf, restoreBase } from './unsavedChanges';

/** The CMS's own message about a conflict is only needed for an entry that no longer exists. */
export function onlyDeleted<T extends { type: string }>(conflict?: T): T | undefined {
  return conflict?.type === 'deleted' ? conflict : undefined;
}

interface Entry {
  locales: object;
}

/** Another tab may have filled the cache by which the CMS tells what has changed. */
export const isSameEntry = (one: Entry, other: Entry) =>
  JSON.stringify(one.locales) === JSON.stringify(other.locales);

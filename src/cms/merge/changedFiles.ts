/** Saves only what an editor changed, with a message that says so. */
import { type EntryName, entries, isEntryName } from '../entries';
import { inEnglish } from '../words';
import type { Draft, Entry } from './draft';
import { fieldName, inLanguage } from './names';
import { compare, type Values } from './threeWay';

interface Change {
  action: string;
  path: string;
  /** `{{slug}}` in the commit's message. */
  slug: string;
}

interface Saving {
  savingEntry: Entry;
  changes: Change[];
}

/** Leaves out the files of languages that the editor didn't change. */
export function onlyChangedFiles<T extends Saving>(draft: Draft, saving: T): T {
  const name = draft.fileName ?? '';
  if (!isEntryName(name)) return saving;
  const versions = Object.entries(saving.savingEntry.locales).map(([locale, saved]) => {
    const fields = changedFields(draft.originalValues[locale], saved?.content);
    return {
      path: saved?.path,
      slug: inEnglish(() => messageOf(name, locale, fields)),
      isChanged: fields.length > 0,
    };
  });
  const changes = saving.changes.flatMap((change) => {
    const { isChanged = true, slug = change.slug } =
      versions.find(({ path }) => path === change.path) ?? {};
    return isChanged || change.action !== 'update' ? [{ ...change, slug }] : [];
  });
  return { ...saving, changes: changes.length ? changes : saving.changes };
}

const changedFields = (base: Values = {}, theirs: Values = {}) =>
  compare({ base, ours: base, theirs }).theirs;

function messageOf(name: EntryName, locale: string, fields: string[]): string {
  const [first = '', ...others] = fields;
  const { label } = entries[name];
  const what = others.length
    ? inLanguage(`${fields.length} fields`, locale)
    : fieldName(name, first, locale).replace(`${label} › `, '');
  return `${label}: change ${what}`;
}

/** Keeps the changes that others made since an editor opened an entry. */
import { isEntryName } from '../entries';
import { refusal } from '../validateBeforeSave';
import { translate } from '../words';
import { type Choice, chooseTexts } from './chooseTexts';
import { compare, isSame, takeOver, type Values } from './threeWay';

export interface Entry {
  /** By language. */
  locales: Record<string, { path: string; content?: Values } | undefined>;
}

/** What the CMS keeps of the entry that is open. */
export interface Draft {
  isNew: boolean;
  fileName?: string;
  originalEntry?: Entry;
  originalValues: Record<string, Values>;
  /** Bound to the form. */
  currentValues: Record<string, Record<string, unknown>>;
}

interface Store {
  readonly current: Entry[];
}

export interface Saving {
  draft: Draft;
  /** Whether the change goes to a draft on a branch of its own. */
  inReview: boolean;
  fetchPublished: () => Promise<unknown>;
  published: Store;
  /** Replaces `drafts.current`, or fails silently. */
  fetchDrafts: () => Promise<void>;
  drafts: Store;
}

/** Adds what others have changed to the form, and lets the editor choose where both changed the same. */
export async function mergeBeforeSave(saving: Saving): Promise<void> {
  const { draft } = saving;
  if (draft.isNew || !draft.originalEntry) return;
  const theirs = await fetchEntry(saving, draft.originalEntry);
  if (!theirs) return;
  const choices = conflictsWith(draft, theirs);
  const takenOver = choices.length ? await chooseTexts(choices) : [];
  if (!takenOver) throw refusal(translate('Not saved. Your text is still in the form.'));
  rebase(draft, theirs, takenOver);
  // While the editor was choosing, someone may have saved again.
  if (choices.length) return mergeBeforeSave(saving);
  refuseWithoutChange(draft, theirs);
}

async function fetchEntry(saving: Saving, { locales }: Entry): Promise<Entry | undefined> {
  const { inReview, published, drafts } = saving;
  const before = drafts.current;
  await saving.fetchPublished().catch(refuse);
  if (inReview) await saving.fetchDrafts();
  if (inReview && drafts.current === before) refuse();
  const paths = pathsOf(locales);
  const entries = [...(inReview ? drafts.current : []), ...published.current];
  return entries.find((entry) => pathsOf(entry.locales).some((path) => paths.includes(path)));
}

const notLoaded =
  'Not saved, as the latest version could not be loaded. Your text is still in the form. Try again; if that does not help, reload the page, sign in again and restore your text.';

function refuse(): never {
  throw refusal(translate(notLoaded));
}

const pathsOf = (locales: Entry['locales']) =>
  Object.values(locales).flatMap((version) => version?.path ?? []);

/** The languages of which both have a version. */
const versionsOf = ({ originalEntry, currentValues }: Draft, theirs: Entry) =>
  Object.entries(currentValues).flatMap(([locale, ours]) => {
    const base = originalEntry?.locales[locale]?.content;
    const content = theirs.locales[locale]?.content;
    return base && content ? [{ locale, base, ours, theirs: content }] : [];
  });

function conflictsWith(draft: Draft, entry: Entry): Choice[] {
  const name = draft.fileName ?? '';
  if (!isEntryName(name)) return [];
  return versionsOf(draft, entry).flatMap(({ locale, ...versions }) =>
    compare(versions).both.map((key) => ({ entry: name, locale, key, ...versions })),
  );
}

/** Makes their version the one that the editor started from. */
function rebase(draft: Draft, entry: Entry, takenOver: readonly Choice[]): void {
  for (const { locale, base, ours, theirs } of versionsOf(draft, entry)) {
    const chosen = takenOver.filter((choice) => choice.locale === locale).map(({ key }) => key);
    const before = draft.originalValues[locale] ?? {};
    const untouched = compare({ base, ours: before, theirs });
    const changed = [...compare({ base, ours, theirs }).theirs, ...chosen];
    draft.originalValues[locale] = takeOver(before, theirs, untouched.theirs);
    replaceValues(ours, takeOver(ours, theirs, changed));
  }
  setOriginal(draft, entry);
}

/** Prevents an empty commit, such as after choosing their text of every conflict. */
function refuseWithoutChange(draft: Draft, entry: Entry): void {
  const versions = versionsOf(draft, entry);
  const areSaved = versions.length === Object.keys(draft.currentValues).length;
  if (!areSaved || versions.some(({ ours, theirs }) => !isSame(ours, theirs))) return;
  for (const { locale, ours } of versions) replaceValues(ours, draft.originalValues[locale] ?? {});
  throw refusal(
    translate('There is nothing to save: the form now shows the latest saved version.'),
  );
}

function replaceValues(values: Record<string, unknown>, replacement: Values): void {
  for (const key of Object.keys(values)) if (!(key in replacement)) delete values[key];
  for (const [key, value] of Object.entries(replacement)) {
    if (values[key] !== value) values[key] = value;
  }
}

/** The CMS makes this property read-only. */
export function setOriginal(draft: Draft, value: Entry): void {
  const always = { enumerable: true, configurable: true, writable: true };
  Object.defineProperty(draft, 'originalEntry', { value, ...always });
}

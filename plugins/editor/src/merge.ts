/** The values of forms: compares them, and combines what two people made of the same file, field by field. */
import type { Path } from '..';
import { isInternalKey } from './sveltia/requests';

interface Merged {
  /** Ours where both changed the same. */
  value: unknown;
  /** What both changed, differently. */
  conflicts: Path[];
}

/**
 * `base` is what both started with. Lists, groups that one has removed, and pictures of which one was replaced are taken
 * as a whole: what belongs together must not be mixed.
 */
export function merge(base: unknown, ours: unknown, theirs: unknown, path: Path = []): Merged {
  if (isSame(ours, theirs) || isSame(theirs, base)) return { value: ours, conflicts: [] };
  if (isSame(ours, base)) return { value: theirs, conflicts: [] };
  const isRemoved = base !== undefined && (ours === undefined || theirs === undefined);
  const versions = [base, ours, theirs].map((version) => version ?? {});
  if (isRemoved || !versions.every(isGroup) || new Set(versions.map(({ file }) => file)).size > 1)
    return { value: ours, conflicts: [path] };
  const keys = new Set(versions.flatMap((version) => Object.keys(version)));
  const merged = [...keys].map((key) => {
    const [one, two, three] = versions.map((version) => version[key]);
    return [key, merge(one, two, three, [...path, key])] as const;
  });
  return {
    value: Object.fromEntries(
      merged.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of the field in which `OpenEntry.tsx` follows the form; it is never saved. */
export const OPEN_ENTRY = '_open';

/** A form's values without what is empty or added by the CMS, and sorted by their keys, to be compared. */
export function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value))
    return value.length ? value.map((item) => filledIn(item) ?? '') : undefined;
  if (!isGroup(value)) return value ?? undefined;
  const filled = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([key]) => key !== OPEN_ENTRY && !isInternalKey(key))
    .map(([key, inner]) => [key, filledIn(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

/** Whether two values that `filledIn` has returned are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

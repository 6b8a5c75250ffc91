/** Finds what an editor has removed from a form, and brings it back: the item of a list, a group, or a picture. */
import type { Path } from '..';
import { filledIn, isGroup, isSame } from './merge';
import { replaceValue, showField } from './sveltia/form';
import { isInternalKey } from './sveltia/requests';
import { isPicture } from './uploads';
import { valueAt } from './values';

export interface Removed {
  path: Path;
  value: unknown;
}

/** What `after` lacks of a form's values, if that is one thing. */
export function removedFrom(before: unknown, after: unknown, path: Path = []): Removed | undefined {
  if (Array.isArray(before)) {
    const rest = Array.isArray(after) ? after : [];
    const isOther = (item: unknown, index: number) =>
      !isSame(filledIn(item), filledIn(rest[index]));
    const index = before.findIndex(isOther);
    if (rest.length === before.length - 1) return { path: [...path, index], value: before[index] };
    return index < 0 || rest.length !== before.length
      ? undefined
      : removedFrom(before[index], rest[index], [...path, index]);
  }
  const isRemoved = filledIn(before) !== undefined && !after;
  if (isRemoved && (isGroup(before) || isPicture(before))) return { path, value: before };
  if (!isGroup(before) || !isGroup(after)) return undefined;
  for (const key of Object.keys(before)) {
    const removed = removedFrom(before[key], after[key], [...path, key]);
    if (removed) return removed;
  }
  return undefined;
}

/** Whether something is not there again: another picture may be in its place. An item has no place of its own. */
export const isMissing = ({ path }: Removed, data: unknown): boolean =>
  typeof path.at(-1) === 'number' || filledIn(valueAt(data, path)) === undefined;

/** Brings it back into the form, whose values are `data`, to where it was. */
export function bringBack({ path, value }: Removed, data: unknown): void {
  const [index, list] = [path.at(-1), path.slice(0, -1)];
  const items = valueAt(data, list);
  if (typeof index === 'number')
    replaceValue(list.join('.'), (Array.isArray(items) ? items : []).toSpliced(index, 0, value));
  else replaceValue(path.join('.'), value);
  // Where it can be seen.
  const keys = isGroup(value) ? Object.keys(value).filter((key) => !isInternalKey(key)) : [];
  showField([...path, ...keys.slice(0, 1)].join('.'));
}

/** Compares what two people made of the same entry, field by field. */
import { isInternalKey } from '../problems';

/** An entry's values in one language by their keys, such as `page.about.map.slides.0`. */
export type Values = Readonly<Record<string, unknown>>;

export interface Versions {
  /** What both started with. */
  base: Values;
  ours: Values;
  theirs: Values;
}

/** Keys of fields, or of lists and pictures that can only be chosen as a whole. */
export interface Comparison {
  /** Changed by them only. */
  theirs: string[];
  /** Changed by both, differently. */
  both: string[];
}

export function compare(versions: Versions): Comparison {
  const { base, ours, theirs } = versions;
  const changed = partsOf(versions).filter((part) => !isSame(ours, theirs, part));
  return {
    theirs: changed.filter((part) => isSame(ours, base, part)),
    both: changed.filter((part) => !isSame(ours, base, part) && !isSame(theirs, base, part)),
  };
}

/** `values` with these parts as in `source`. */
export function takeOver(values: Values, source: Values, parts: readonly string[]): Values {
  const belongs = ([key]: [string, unknown]) => parts.some((part) => isWithin(key, part));
  const kept = Object.entries(values).filter((entry) => !belongs(entry));
  return Object.fromEntries([...kept, ...Object.entries(source).filter(belongs)]);
}

/** Whether two versions have the same values, under this key only if one is given. */
export function isSame(one: Values = {}, other: Values = {}, part?: string): boolean {
  return textOf(one, part) === textOf(other, part);
}

/** The filled-in values under a key. The CMS adds empty values, and keys of its own. */
export function filledIn(values: Values, part?: string): [key: string, value: unknown][] {
  return Object.entries(values)
    .filter(([key]) => part === undefined || isWithin(key, part))
    .filter(([key]) => !isInternalKey(key))
    .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => [key, value]);
}

const isEmpty = (value: unknown) =>
  value === '' || value == null || (typeof value === 'object' && Object.keys(value).length === 0);

const isWithin = (key: string, part: string) => key === part || key.startsWith(`${part}.`);

const textOf = (values: Values, part?: string) =>
  JSON.stringify(filledIn(values, part).sort(([one], [other]) => (one < other ? -1 : 1)));

function partsOf(versions: Versions): string[] {
  const keys = Object.values(versions).flatMap((values: Values) =>
    filledIn(values).map(([key]) => key),
  );
  return [...new Set(keys.map((key) => partOf(key, versions)))];
}

/** The outermost list or picture around the key that can't be merged, or the key itself. */
function partOf(key: string, versions: Versions): string {
  const path = key.split('.');
  const groups = path.slice(1).map((_, index) => path.slice(0, index + 1).join('.'));
  const whole = groups.find((group, index) =>
    isIndex(path[index + 1]) ? !keepItems(group, versions) : !keepPicture(group, versions),
  );
  return whole ?? key;
}

const isIndex = (part = '') => /^\d+$/.test(part);

/** A picture's descriptions must stay with its file. */
function keepPicture(group: string, { base, ours, theirs }: Versions): boolean {
  // The CMS adds an empty value where a picture is optional.
  const fileIn = (values: Values) => values[`${group}.file`] || '';
  return fileIn(base) === fileIn(ours) && fileIn(base) === fileIn(theirs);
}

/** Whether no item of the list was moved, added or removed. */
function keepItems(list: string, { base, ours, theirs }: Versions): boolean {
  const before = itemsOf(list, base);
  return [ours, theirs].every((values) => {
    const items = itemsOf(list, values);
    const isKept = (item: string, index: number) =>
      item === before[index] || !before.includes(item);
    return items.length === before.length && items.every(isKept);
  });
}

/** What tells the items of a list apart: a picture's file, or the item itself. */
function itemsOf(list: string, values: Values): string[] {
  const indexes = filledIn(values, list).map(([key]) => key.slice(list.length + 1).split('.')[0]);
  const inOrder = [...new Set(indexes)].sort((one, other) => Number(one) - Number(other));
  return inOrder.map((index) => {
    const item = `${list}.${index}`;
    return String(values[`${item}.file`] || textOf(values, item).replaceAll(item, ''));
  });
}

/** What happens to good content, and the tools to do it with. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../../src/content/contentRoot';
import { dotted, type Path } from '../../../src/content/path';
import { readSite } from '../../../src/content/read';
import { edit } from '../project';
import type { Random } from './random';

export interface Mutation {
  /** What was done, and where. */
  name: string;
  /** Refused with a message, shown on the page as text, or one of the two. */
  outcome: 'refused' | 'shown' | 'either';
  file: string;
  /** What the message must name, or a part or the whole of it; empty for the whole file. */
  key: string;
  apply: (root: string) => void | Promise<void>;
}

export const site = 'content/site.json';
export const company = 'content/company.json';
export const about = 'content/about.json';
export const translations = readSite(contentRoot()).languages.map(
  (language) => `locales/${language}/translation.json`,
);
export const allFiles = [site, company, about, ...translations];

/** A place in the content as it is, and what stands there. */
export interface Place {
  file: string;
  path: Path;
  value: unknown;
}

export const placesIn = (file: string): Place[] =>
  walk(JSON.parse(readFileSync(file, 'utf8')), []).map((place) => ({ file, ...place }));

/** Groups, lists and what is in them, without the whole. */
function walk(value: unknown, path: Path): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [{ path: here, value: inner }, ...walk(inner, here)];
  });
}

export const isText = ({ value }: Place) => typeof value === 'string';
export const isList = ({ value }: Place) => Array.isArray(value);
export const isGroup = ({ value }: Place) => typeof value === 'object' && !Array.isArray(value);
/** Which languages are published is free: without one of them, the content is still good. */
export const isFree = ({ file, path }: Place) => file === site && path.length === 2;
/** Leaving it out is no mistake. */
export const isOptional = ({ path }: Place) => path.at(-1) === 'mapPicture';

export const allPlaces = allFiles.flatMap(placesIn);

/** `count` mutations of the same kind, each at another place. */
export function several(
  random: Random,
  count: number,
  places: readonly Place[],
  make: (place: Place, index: number) => Mutation,
): Mutation[] {
  return random.some(places, count).map(make);
}

export const nameOf = ({ file, path }: Pick<Place, 'file' | 'path'>) =>
  `${dotted(path) || 'all'} of ${file}`;

/** Changes the group or list that holds a place. */
export function editAt(
  root: string,
  { file, path }: Pick<Place, 'file' | 'path'>,
  change: (holder: object, key: PropertyKey) => void,
): void {
  edit<object>(root, file, (whole) => {
    const holder = path
      .slice(0, -1)
      .reduce<object>((inner, part) => Reflect.get(inner, part), whole);
    change(holder, path.at(-1) ?? '');
  });
}

export const write = (root: string, place: Pick<Place, 'file' | 'path'>, value: unknown) =>
  editAt(root, place, (holder, key) => Reflect.set(holder, key, value));

/** Puts source code in the place of a value, JSON or not. */
export function writeSource(root: string, place: Pick<Place, 'file' | 'path'>, source: string) {
  write(root, place, MARK);
  editSource(root, place.file, (text) => text.replace(`"${MARK}"`, () => source));
}

/** Stands for what `JSON.stringify` would not write. */
export const MARK = 'the mark of the fuzz test';

export function editSource(root: string, file: string, change: (source: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

export function editBytes(root: string, file: string, change: (bytes: Buffer) => Buffer): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path)));
}

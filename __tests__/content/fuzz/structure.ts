/** Mistakes in the structure of a file: of its groups, lists and keys, and of the JSON itself. */
import { dotted } from '../../../src/content/path';
import {
  allFiles,
  allPlaces,
  editAt,
  editBytes,
  editSource,
  isFree,
  isGroup,
  isList,
  isOptional,
  isText,
  MARK,
  type Mutation,
  nameOf,
  type Place,
  placesIn,
  several,
  site,
  translations,
  write,
  writeSource,
} from './mutation';
import type { Random } from './random';

const needed = allPlaces.filter((place) => !isFree(place) && !isOptional(place));
const members = allPlaces.filter(({ path }) => typeof path.at(-1) === 'string');

const refused = (what: string, place: Place, apply: Mutation['apply']): Mutation => ({
  name: `${what}: ${nameOf(place)}`,
  outcome: 'refused',
  file: place.file,
  key: dotted(place.path),
  apply,
});

export const structureMutations = (random: Random): Mutation[] => [
  ...several(random, 24, needed, (place) =>
    refused('removed', place, (root) =>
      editAt(root, place, (holder, key) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else Reflect.deleteProperty(holder, key);
      }),
    ),
  ),
  ...several(random, 24, allPlaces, (place) =>
    refused('emptied', place, (root) =>
      write(root, place, isList(place) ? [] : isGroup(place) ? {} : ''),
    ),
  ),
  ...several(random, 30, allPlaces, (place) => {
    const other = random.pick(values.filter((value) => typeName(value) !== typeName(place.value)));
    return refused(`of another type, ${typeName(other)}`, place, (root) =>
      write(root, place, other),
    );
  }),
  ...several(random, 8, allPlaces.filter(isList), (place) =>
    refused('one too many', place, (root) =>
      editAt(root, { ...place, path: [...place.path, 0] }, (list) => {
        if (Array.isArray(list)) list.push(list[0]);
      }),
    ),
  ),
  ...several(random, 12, members, (place) =>
    refused('there twice', place, (root) => addMember(root, place, String(place.path.at(-1)))),
  ),
  ...unknownKeys.map((key) => {
    const group = random.pick(members);
    const place = { ...group, path: [...group.path.slice(0, -1), key] };
    return refused('unknown key', place, (root) => addMember(root, place, key));
  }),
  ...several(random, 12, allPlaces, (place, index) => {
    const depth = depths[index % depths.length] ?? 0;
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    return {
      ...refused(`${depth} levels of ${open}`, place, (root) =>
        writeSource(root, place, `${open.repeat(depth)}1${close.repeat(depth)}`),
      ),
      // So deep, it is the file that can't be read.
      key: '',
    };
  }),
  ...several(random, 3, allPlaces.filter(isList), (place) =>
    refused('far too many', place, (root) => write(root, place, Array(400).fill('x'))),
  ),
  ...swaps(random),
  ...badSources.map((source) => {
    const place = random.pick(allPlaces);
    return {
      ...refused(`not JSON, ${JSON.stringify(source)}`, place, (root) =>
        writeSource(root, place, source),
      ),
      key: '',
    };
  }),
  ...cuts(random),
  ...brokenLetters(random),
  ...flips(random),
  ...formats.map(([name, change]): Mutation => {
    const file = random.pick(allFiles);
    return {
      name: `${name}: ${file}`,
      outcome: 'shown',
      file,
      key: '',
      apply: (root) => editSource(root, file, change),
    };
  }),
];

const values = [null, 7, true, 'text', ['text'], { text: 'text' }];
const depths = [21, 500, 3000, 10_000, 100_000];

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

/** Every object has the first ones already; the others look like nothing or like something else. */
const unknownKeys = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'title ',
  'Title',
  'a.b',
  '[0]',
  'ﾃｷｽﾄ',
  '<script>',
];

/** A member that JavaScript's own objects could not hold beside the others. */
function addMember(root: string, place: Place, key: string): void {
  editAt(root, place, (holder) => Reflect.set(holder, MARK, place.value));
  editSource(root, place.file, (text) => text.replace(`"${MARK}"`, () => JSON.stringify(key)));
}

/** What JavaScript, JSON5 or a hurried hand would write. */
const badSources = [
  'NaN',
  'Infinity',
  'undefined',
  'True',
  "'text'",
  '"text',
  'text"',
  '“text”',
  '01',
  '+1',
  '.5',
  '0x10',
  '"text",',
  '"one" "two"',
  '"text" // note',
  '/* note */ "text"',
  '"\\x41"',
  '"\\u12"',
  '"two\nlines"',
  '"a\ttab"',
  '"nothing: \0"',
  '{"text"}',
  '[1, 2',
  '',
];

function* swaps(random: Random): Generator<Mutation> {
  for (let count = 0; count < 18; count++) {
    const file = random.pick(translations);
    const places = placesIn(file).filter(count % 3 ? isText : isGroup);
    const [one, other] = [random.pick(places), random.pick(places)];
    if (contains(one, other) || contains(other, one)) continue;
    yield {
      name: `exchanged with ${dotted(other.path)}: ${nameOf(one)}`,
      outcome: 'either',
      file,
      key: '',
      apply: (root) => {
        write(root, one, other.value);
        write(root, other, one.value);
      },
    };
  }
}

const contains = (outer: Place, inner: Place) =>
  outer.path.every((part, index) => part === inner.path[index]);

function cuts(random: Random): Mutation[] {
  return Array.from({ length: 10 }, (_, index) => {
    const file = allFiles[index % allFiles.length] ?? site;
    const share = random.below(100);
    return {
      name: `cut off after ${share} %: ${file}`,
      outcome: 'refused',
      file,
      key: '',
      // The end of a file is a bracket and a line break: without that alone, it is still whole.
      apply: (root) =>
        editBytes(root, file, (bytes) => bytes.subarray(0, ((bytes.length - 2) * share) / 100)),
    };
  });
}

const brokenBytes = [
  [0xff],
  [0x80],
  [0xc0, 0x80],
  [0xe2, 0x82],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
];

function brokenLetters(random: Random): Mutation[] {
  return brokenBytes.map((sequence) => {
    const file = random.pick(allFiles);
    const share = random.below(100);
    return {
      name: `bytes ${sequence.map((byte) => byte.toString(16)).join(' ')}: ${file}`,
      outcome: 'refused',
      file,
      key: '',
      apply: (root) =>
        editBytes(root, file, (bytes) => {
          const at = Math.floor((bytes.length * share) / 100);
          return Buffer.concat([bytes.subarray(0, at), Buffer.from(sequence), bytes.subarray(at)]);
        }),
    };
  });
}

/** Whatever one wrong sign makes of a file. */
function flips(random: Random): Mutation[] {
  return Array.from({ length: 40 }, () => {
    const file = random.pick(allFiles);
    const permille = random.below(1000);
    const byte = random.below(128);
    return {
      name: `byte ${byte} after ${permille} ‰: ${file}`,
      outcome: 'either',
      file,
      key: '',
      apply: (root) =>
        editBytes(root, file, (bytes) => {
          const at = Math.floor((bytes.length * permille) / 1000);
          return bytes.fill(byte, at, at + 1);
        }),
    };
  });
}

/** Other ways to write the same. */
const formats: [string, (source: string) => string][] = [
  ['line ends of Windows', (source) => source.replaceAll('\n', '\r\n')],
  ['on one line', (source) => JSON.stringify(JSON.parse(source))],
  ['indented with tabs', (source) => JSON.stringify(JSON.parse(source), null, '\t')],
  ['without its last line break', (source) => source.trimEnd()],
  ['with many line breaks', (source) => `\n\n${source}\n\n\n`],
  ['every letter by its number', (source) => source.replace(/\p{L}(?=[^"]*"[,\n])/gu, byNumber)],
  ['keys in another order', (source) => JSON.stringify(reversed(JSON.parse(source)))],
];

function byNumber(letter: string): string {
  return letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

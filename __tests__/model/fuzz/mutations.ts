/** Random changes of good content, each of one file. */
import fc from 'fast-check';
import { formatPath } from '../../../src/model/path';
import { withValue } from '../hostile';
import { oddTexts, unreadableTexts } from './cases';
import {
  allFiles,
  company,
  contentOf,
  isGroup,
  isList,
  isText,
  nameOf,
  type Place,
  placesIn,
  site,
  sourceOf,
  sourceWith,
  sourceWithMember,
  sourceWithRaw,
  translations,
} from './content';

export interface Mutation {
  /** What was changed, and where. */
  name: string;
  file: string;
  /** A problem must name it, a part or the whole of it; empty for the whole file. */
  key: string;
  /** Whether the check must refuse it; otherwise it may. */
  isMistake: boolean;
  content: string | Buffer;
}

type Arbitrary = fc.Arbitrary<Mutation>;

const allPlaces = allFiles.flatMap(placesIn);
const words = translations.flatMap(placesIn).filter(isText);
const companyTexts = placesIn(company).filter(isText);
const optional = ['keywords', 'phone', 'mapsUrl', 'look', 'liveMap'];
/** Content without one of the languages is still good, too. */
const isOptional = ({ file, path }: Place) =>
  (file === site && path.length === 2) || optional.includes(String(path.at(-1)));

const place = fc.constantFrom(...allPlaces);
const list = fc.constantFrom(...allPlaces.filter(isList));
const required = fc.constantFrom(...allPlaces.filter((one) => !isOptional(one)));
const member = fc.constantFrom(...allPlaces.filter(({ path }) => typeof path.at(-1) === 'string'));
const word = fc.constantFrom(...words);
const file = fc.constantFrom(...allFiles);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const describeIn = (one: Place, what: string) => ({
  name: `${what}: ${nameOf(one)}`,
  file: one.file,
  key: formatPath(one.path),
});

function without({ file: name, path }: Place): string {
  const key = path.at(-1) ?? '';
  const holder = path
    .slice(0, -1)
    .reduce<object>((inner, part) => Reflect.get(inner, part), Object(contentOf(name)));
  const rest = Array.isArray(holder)
    ? holder.toSpliced(Number(key), 1)
    : Object.fromEntries(Object.entries(holder).filter(([one]) => one !== key));
  return sourceWith({ file: name, path: path.slice(0, -1) }, rest);
}

const removed: Arbitrary = required.map((one) => ({
  ...describeIn(one, 'removed'),
  isMistake: true,
  content: without(one),
}));

const emptied: Arbitrary = place.map((one) => ({
  ...describeIn(one, 'emptied'),
  isMistake: true,
  content: sourceWith(one, isList(one) ? [] : isGroup(one) ? {} : ''),
}));

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

const ofOtherType: Arbitrary = fc
  .tuple(place, fc.jsonValue())
  .filter(([one, value]) => typeOf(value) !== typeOf(one.value))
  .map(([one, value]) => ({
    ...describeIn(one, `replaced by ${JSON.stringify(value)}`),
    isMistake: true,
    content: sourceWith(one, value),
  }));

const withMoreItems: Arbitrary = fc
  .tuple(list, fc.integer({ min: 1, max: 400 }))
  .map(([one, count]) => {
    const items = one.value as unknown[];
    return {
      ...describeIn(one, `${count} more items`),
      isMistake: true,
      content: sourceWith(one, [...items, ...Array(count).fill(items[0])]),
    };
  });

const withRepeatedKey: Arbitrary = member.map((one) => ({
  ...describeIn(one, 'repeated key'),
  isMistake: true,
  content: sourceWithMember(one, String(one.path.at(-1))),
}));

const withUnknownKey: Arbitrary = fc
  .tuple(member, fc.string({ unit: 'binary' }))
  // Descriptions may be in any language.
  .filter(([{ path }, key]) => key !== 'file' && path.at(-2) !== 'alt')
  .map(([one, key]) => ({
    // How an odd key is spelt is tested by hand.
    ...describeIn({ ...one, path: one.path.slice(0, -1) }, `key ${JSON.stringify(key)} added`),
    isMistake: true,
    content: sourceWithMember(one, key),
  }));

const withRandomSource: Arbitrary = fc
  .tuple(place, fc.string({ unit: 'binary' }))
  .map(([one, raw]) => ({
    ...describeIn(one, `source ${JSON.stringify(raw)}`),
    key: '',
    isMistake: false,
    content: sourceWithRaw(one, raw),
  }));

const contains = (outer: Place, inner: Place) =>
  outer.path.every((part, index) => part === inner.path[index]);

const withSwappedValues: Arbitrary = fc
  .constantFrom(...translations.map(placesIn))
  .chain((places) => fc.tuple(fc.constantFrom(...places), fc.constantFrom(...places)))
  .filter(([one, other]) => !contains(one, other) && !contains(other, one))
  .map(([one, other]) => ({
    name: `exchanged with ${formatPath(other.path)}: ${nameOf(one)}`,
    file: one.file,
    key: '',
    isMistake: false,
    content: JSON.stringify(
      withValue(withValue(contentOf(one.file), one.path, other.value), other.path, one.value),
    ),
  }));

/** The last two bytes are a bracket and a line break: without the line break the file is still whole. */
const cutOff: Arbitrary = fc.tuple(file, share).map(([name, at]) => ({
  name: `cut off after ${Math.round(at * 100)} %: ${name}`,
  file: name,
  key: '',
  isMistake: true,
  content: Buffer.from(sourceOf(name)).subarray(0, (Buffer.byteLength(sourceOf(name)) - 2) * at),
}));

const bytes = fc.uint8Array({ minLength: 1, maxLength: 4 });

const withRandomBytes: Arbitrary = fc
  .tuple(file, share, bytes, fc.boolean())
  .map(([name, at, inserted, isReplacing]) => {
    const whole = Buffer.from(sourceOf(name));
    const start = Math.floor(whole.length * at);
    const end = start + (isReplacing ? inserted.length : 0);
    return {
      name: `bytes ${[...inserted]} at ${start}, ${isReplacing ? 'replacing' : 'inserted'}: ${name}`,
      file: name,
      key: '',
      isMistake: false,
      content: Buffer.concat([whole.subarray(0, start), inserted, whole.subarray(end)]),
    };
  });

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...oddTexts, ...unreadableTexts),
);

const withOtherText: Arbitrary = fc.tuple(word, text).map(([one, value]) => ({
  ...describeIn(one, JSON.stringify(value)),
  isMistake: false,
  content: sourceWith(one, value),
}));

const withShorterText: Arbitrary = fc.tuple(word, share).map(([one, at]) => {
  const value = String(one.value).slice(0, String(one.value).length * at);
  return {
    ...describeIn(one, `shortened to ${JSON.stringify(value)}`),
    isMistake: false,
    content: sourceWith(one, value),
  };
});

const withOtherCompanyData: Arbitrary = fc
  .tuple(
    fc.constantFrom(...companyTexts),
    fc.oneof(
      text,
      fc.emailAddress(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    ),
  )
  .map(([one, value]) => ({
    ...describeIn(one, JSON.stringify(value)),
    isMistake: false,
    content: sourceWith(one, value),
  }));

/** A change after which one key is wrong. */
export const mistake = fc.oneof(
  removed,
  emptied,
  ofOtherType,
  withMoreItems,
  withRepeatedKey,
  withUnknownKey,
);

export const mutation = fc.oneof(
  { arbitrary: mistake, weight: 6 },
  withRandomSource,
  withSwappedValues,
  cutOff,
  withRandomBytes,
  withOtherText,
  withShorterText,
  withOtherCompanyData,
);

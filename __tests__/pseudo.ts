/**
 * A language that nobody speaks: the default one, accented, longer, and in brackets. On its page a word
 * that stands outside the translations has no brackets, and a text that is cut off lacks one of them.
 */
import { z } from 'zod';
import { readSite, readWords } from '../src/model/files/read';
import { type About, wordsModel } from '../src/model/model';
import { schemaAt } from '../src/model/schemaAt';
import type { Path } from '../src/model/texts';
import { textsPerLanguage } from '../src/model/validation/translations';
import type { AllWords } from './wordFiles';

/** The region that Unicode keeps for pseudo-languages: its languages have a name, and no readers. */
const REGION = 'XA';

/** How much longer than English another language easily is. */
const GROWTH = 1.4;

export function pseudoLanguage(root: string): { code: string; words: AllWords } {
  const { defaultLanguage } = readSite(root);
  const code = new Intl.Locale(defaultLanguage, { region: REGION }).toString();
  return {
    code,
    words: pseudoWords(readWords(root, defaultLanguage)),
  };
}

/** The pictures with descriptions in the pseudo-language as well. */
export function describeInPseudo(about: About, { code, from }: { code: string; from: string }) {
  const described = structuredClone(about);
  for (const [, alt] of textsPerLanguage('content/about.json', described))
    alt[code] = pseudoText(alt[from] ?? '', 200);
  return described;
}

export function pseudoWords(original: AllWords): AllWords {
  return wordsModel.parse(inPseudo(original, []));
}

function inPseudo(value: unknown, path: Path): unknown {
  if (typeof value === 'string') return pseudoText(value, maxLengthAt(path));
  if (Array.isArray(value)) return value.map((inner, index) => inPseudo(inner, [...path, index]));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [key, inPseudo(inner, [...path, key])]),
  );
}

/** At most as long as a translation may be. */
function maxLengthAt(path: Path): number {
  const field = schemaAt(wordsModel, path);
  return (field instanceof z.ZodString && field.maxLength) || Number.POSITIVE_INFINITY;
}

/** A text that fills all its room gives its last letters for the brackets. */
export function pseudoText(text: string, room = Number.POSITIVE_INFINITY): string {
  const length = Math.min(Math.ceil(GROWTH * text.length), room) - '[]'.length;
  const signs = length < text.length ? cut(text, length) : stretch(text, length - text.length);
  return `[${signs.map(accented).join('')}]`;
}

/** Never in the middle of a sign of two parts. */
function cut(text: string, length: number): string[] {
  const signs = [...text];
  while (signs.join('').length > length) signs.pop();
  return signs;
}

/** Words grow, not their number: the vowels are repeated, or, where there are none, all letters. */
function stretch(text: string, more: number): string[] {
  const grows = /[aeiouy]/i.test(text) ? /[aeiouy]/i : /^\p{L}$/u;
  const places = [...text].filter((sign) => grows.test(sign)).length;
  let place = 0;
  return [...text].flatMap((sign) => {
    if (!grows.test(sign)) return sign;
    const before = Math.floor((place * more) / places);
    place += 1;
    const added = Math.floor((place * more) / places) - before;
    return Array.from({ length: added + 1 }, () => sign);
  });
}

/** Only accents that the site's fonts have; b, f, m, p, q, v and x have none there. */
const plain = 'acdeghijklnorstuwyz';
const accents = 'àčďéģĥîĵķļñöŕšťüŵýž';

function accented(sign: string): string {
  const small = sign.toLowerCase();
  const accent = accents[plain.indexOf(small)] ?? sign;
  return sign === small ? accent : accent.toUpperCase();
}

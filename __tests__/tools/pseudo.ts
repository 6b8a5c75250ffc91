/**
 * A made-up language: another one in accented letters. On its page, a word without accents is outside
 * the translations.
 */
import type { AllWords } from './wordFiles';

export const pseudoWords = (words: AllWords) => inPseudo(words) as AllWords;

function inPseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(inPseudo);
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, one]) => [key, inPseudo(one)]),
  );
}

export const pseudoText = (text: string) => [...text].map(accented).join('');

/** Only accents that the site's fonts have; b, f, m, p, q, v and x have none there. */
const plain = 'acdeghijklnorstuwyz';
const accents = 'àčďéģĥîĵķļñöŕšťüŵýž';

function accented(sign: string): string {
  const small = sign.toLowerCase();
  const accent = accents[plain.indexOf(small)] ?? sign;
  return sign === small ? accent : accent.toUpperCase();
}

/** Texts that would be programs, if anything took them for more than texts; each would call `ran()`. */

import type { z } from 'zod';
import type { Company } from '../../src/model/company';
import { type About, wordsModel } from '../../src/model/model';
import { isTargetAt, schemaAt } from '../../src/model/schemaAt';
import { type Path, valuesIn } from '../../src/model/texts';
import { textsPerLanguage } from '../../src/model/validation/translations';
import type { AllWords } from '../tools/wordFiles';

export const attacks = [
  '<svg onload=ran()>',
  'javascript:ran()',
  '"><svg onload=ran()>',
  '<script>ran()</script>',
  '<b onmouseover="ran()">b',
  "' autofocus onfocus='ran()",
  '</script><script>ran()//',
  '<img src=x onerror=ran()>',
  '</title><script>ran()</script>',
  '</style><script>ran()</script>',
  ']]><script>ran()</script>',
  '<!-- --!><script>ran()</script>',
  '{{constructor.constructor("ran()")()}}',
  '<a href="javascript:ran()">follow</a>',
  'data:text/html,<script>ran()</script>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '&lt;script&gt;ran()&lt;/script&gt;',
] as const;

/** The same content with another value at one place. */
export function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(content) ? [...content] : { ...(content as object) };
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, value));
  return copy;
}

/** An attack in each text, but for addresses of links; another one there in each language, which `language` numbers. */
export const attackWords = (words: AllWords, language: number) =>
  [...valuesIn(words)]
    .filter(([path, text]) => text && typeof text === 'string' && !isTargetAt(wordsModel, path))
    .reduce<unknown>(
      (all, [path], index) =>
        withValue(all, path, attackFor(schemaAt(wordsModel, path), index + 5 * language)),
      words,
    ) as AllWords;

/** One that the field allows, by turns, with a number to know it by. */
function attackFor(field: z.ZodType | undefined, number: number): string {
  const fitting = attacks
    .map((attack) => `${attack} ${number}`)
    // Descriptions for search engines need fifty characters.
    .flatMap((attack) => [attack, attack.padEnd(50, '.')])
    .filter((attack) => field?.safeParse(attack).success);
  return String(fitting[number % fitting.length]);
}

/** An attack in each description; another one there in each language. */
export function attackAbout(about: About): About {
  const attacked = structuredClone(about);
  for (const [index, [, alt]] of textsPerLanguage('content/about.json', attacked).entries())
    for (const [language, code] of Object.keys(alt).entries())
      alt[code] = `${attacks[(index + 5 * language) % attacks.length]} ${index + 5 * language}`;
  return attacked;
}

export const hostileName = '<b oncut=ran()> & "Sons"';

export const attackCompany = (company: Company): Company => ({
  ...company,
  name: { en: hostileName },
  legalName: { en: '<script>ran()</script> & "Sons" GmbH' },
  email: "o'neil+ran@m.example.com",
  mapsUrl: `https://maps.example.com/?q="><script>ran()</script>&u=javascript:ran()#'onclick='ran()`,
});

/** Texts that would be programs, if anything took them for more than texts; each would call `ran()`. */

import { z } from 'zod';
import type { Company } from '../../src/model/company';
import { type About, wordsModel } from '../../src/model/model';
import { schemaAt } from '../../src/model/schemaAt';
import { type Path, valueAt } from '../../src/model/texts';
import { textsPerLanguage } from '../../src/model/validation/translations';
import type { AllWords } from '../wordFiles';

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

export interface Field {
  path: Path;
  min: number;
  max: number;
}

interface Schema {
  type: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  /** In a group with a text for each language, of which one is tested. */
  additionalProperties?: Schema | boolean;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
}

/** Every place for a text that the model knows, also those that may be left out. */
export const fieldsOf = (model: z.ZodType): Field[] =>
  fieldsIn(z.toJSONSchema(model, { io: 'input' }) as Schema, []);

function fieldsIn(schema: Schema, path: Path): Field[] {
  const { type, items, minItems = 0, minLength = 0, maxLength } = schema;
  const { additionalProperties: perLanguage } = schema;
  const properties = typeof perLanguage === 'object' ? { en: perLanguage } : schema.properties;
  // Descriptions for search engines need fifty characters, which the schema doesn't say.
  const min = path.includes('meta') && (maxLength ?? 0) > 100 ? 50 : minLength;
  if (type === 'string') return [{ path, min, max: maxLength ?? 200 }];
  const inner = Object.entries(properties ?? {}).flatMap(([key, one]) =>
    fieldsIn(one, [...path, key]),
  );
  const entries = Array.from({ length: items ? minItems : 0 }, (_, index) => index);
  return [...inner, ...entries.flatMap((index) => fieldsIn(items as Schema, [...path, index]))];
}

/** One that has room in the field, by turns, with a number to know it by. */
export function attackFor(
  { min, max }: Field,
  index: number,
  isAllowed = (_: string): boolean => true,
): string {
  const fitting = attacks
    .map((attack) => `${attack} ${index}`)
    .filter((attack) => attack.length <= max && isAllowed(attack.padEnd(min, '.')));
  return `${fitting[index % fitting.length]}`.padEnd(min, '.');
}

/** The same content with another value at one place. */
export function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(content) ? [...content] : { ...(content as object) };
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, value));
  return copy;
}

/** An attack in place of each text; another one there in each language, which `language` numbers. */
export const attackWords = (words: AllWords, language: number) =>
  fieldsOf(wordsModel)
    .filter(({ path }) => valueAt(words, path))
    .reduce<unknown>(
      (all, field, index) =>
        withValue(all, field.path, attackFor(field, index + 5 * language, allowedAt(field.path))),
      words,
    ) as AllWords;

/** Typed phrases allow no backticks. */
const allowedAt = (path: Path) => (attack: string) =>
  schemaAt(wordsModel, path)?.safeParse(attack).success ?? false;

/** An attack in each description; another one there in each language. */
export function attackAbout(about: About): About {
  const attacked = structuredClone(about);
  for (const [index, [, alt]] of textsPerLanguage('content/about.json', attacked).entries())
    for (const [language, code] of Object.keys(alt).entries())
      alt[code] = attackFor({ path: [], min: 1, max: 200 }, index + 5 * language);
  return attacked;
}

export const attackCompany = (company: Company): Company => ({
  ...company,
  name: '<b oncut=ran()> & "Sons"',
  legalName: '<script>ran()</script> & "Sons" GmbH',
  email: "o'neil+ran@m.example.com",
  mapsUrl: `https://maps.example.com/?q="><script>ran()</script>&u=javascript:ran()#'onclick='ran()`,
});

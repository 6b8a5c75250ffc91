/** A translation as a flat list of texts, to compare languages key by key. */
import { formatPath, valuesIn } from './path';

/** `page.about.map.slides[2]` → its text, unless it is empty. */
export const flattenStrings = (value: unknown): Map<string, string> =>
  new Map(
    [...valuesIn(value)].flatMap(([path, text]): [string, string][] =>
      typeof text === 'string' && text ? [[formatPath(path), text]] : [],
    ),
  );

/** Prefix of each text in a new language until it is translated. The original text follows it. */
const UNTRANSLATED = '⟦…⟧ ';

/** The same content with every text marked as untranslated. */
export function markUntranslated<T>(value: T): T {
  const mark = (_: string, inner: unknown) =>
    typeof inner === 'string' && inner ? UNTRANSLATED + inner : inner;
  return JSON.parse(JSON.stringify(value, mark));
}

export function isUntranslated(text: string | undefined): boolean {
  return !text || text.startsWith(UNTRANSLATED.trim());
}

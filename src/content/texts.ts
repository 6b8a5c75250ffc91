/** A translation as a flat list of texts, to compare languages key by key. */
import { formatPath, type Path } from './path';

/** `page.about.map.slides[2]` → its text, unless it is empty. */
export function flattenStrings(value: unknown, path: Path = []): Map<string, string> {
  if (typeof value === 'string') return new Map(value ? [[formatPath(path), value]] : []);
  if (typeof value !== 'object' || value === null) return new Map();
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flattenStrings(inner, [...path, step(key)]),
    ]),
  );
}

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

import { type Reference, UNKNOWN } from './reference';

const kinds: Record<string, Pick<Reference, 'expects' | 'mayLeave'>> = {
  url: { expects: 'text/html' },
  logo: { expects: 'image/' },
  hasMap: { expects: 'text/html', mayLeave: true },
  sameAs: { expects: 'text/html', mayLeave: true },
};

/** Every address in a page's structured data, by its property. */
export const referencesInJsonLd = (text: string): Reference[] => referencesIn(JSON.parse(text), '');

function referencesIn(value: unknown, property: string): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(item, property));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => referencesIn(inner, name));
  if (property === '@context' || typeof value !== 'string' || !/^https?:/.test(value)) return [];
  const kind = kinds[property] ?? { expects: UNKNOWN };
  return [{ from: `JSON-LD ${property}`, address: value, ...kind }];
}

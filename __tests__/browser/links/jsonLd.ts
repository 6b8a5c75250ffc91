import { type Reference, UNKNOWN } from './reference';

const kinds: Record<string, Pick<Reference, 'expects' | 'mayLeave'>> = {
  url: { expects: 'text/html' },
  logo: { expects: 'image/' },
  hasMap: { expects: 'text/html', mayLeave: true },
};

/** Every address in a page's structured data, by its property. */
export function referencesInJsonLd(text: string): Reference[] {
  const found: Reference[] = [];
  JSON.parse(text, (property, value: unknown) => {
    if (property !== '@context' && typeof value === 'string' && /^https?:/.test(value)) {
      const kind = kinds[property] ?? { expects: UNKNOWN };
      found.push({ from: `JSON-LD ${property}`, address: value, ...kind });
    }
    return value;
  });
  return found;
}

/** Which of a site's languages a reader wants. */

/**
 * The first wish that can be met, each loosened from its end (`de-AT`, then `de`), as RFC 4647 looks up;
 * and a wish without a country is met by a language with one (`pt` by `pt-BR`). Codes are BCP 47.
 */
export function bestLanguage(
  wishes: readonly string[],
  languages: readonly string[],
): string | undefined {
  for (const wish of wishes) {
    const met = languageFor(wish.toLowerCase(), languages);
    if (met) return met;
  }
  return undefined;
}

function languageFor(wish: string, languages: readonly string[]): string | undefined {
  const parts = wish.split('-');
  for (let length = parts.length; length > 0; length--) {
    const range = parts.slice(0, length).join('-');
    const met = languages.find((code) => code.toLowerCase() === range);
    if (met) return met;
  }
  return parts.length === 1
    ? languages.find((code) => code.toLowerCase().startsWith(`${wish}-`))
    : undefined;
}

/** The wishes in an `Accept-Language` header, the dearest first. */
export function wishesIn(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [code = '', ...options] = entry.split(';').map((part) => part.trim());
      const quality = options.find((option) => option.startsWith('q='))?.slice(2);
      return { code, quality: Number(quality ?? 1) };
    })
    .filter(({ code, quality }) => code && code !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code);
}

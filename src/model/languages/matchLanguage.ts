/** Chooses one of the site's languages for a visitor. */

/**
 * The first wish that matches a language, by RFC 4647 lookup (`de-AT`, then `de`). A wish without a region also
 * matches a language with one (`pt` matches `pt-BR`). Codes are BCP 47.
 */
export function matchLanguage(
  wishes: readonly string[],
  languages: readonly string[],
): string | undefined {
  return wishes.map((wish) => languageFor(wish.toLowerCase(), languages)).find(Boolean);
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

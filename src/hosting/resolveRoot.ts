/** Where `/` leads a visitor. Runs on the hosts themselves too, as src/content/languages/matchLanguage.ts does. */
import { matchLanguage, parseAcceptLanguage } from '../content/languages/matchLanguage';

/** The addresses by language, the first for all who want another. */
export type RootRedirects = readonly { language: string; to: string }[];

export function resolveRoot(front: RootRedirects, acceptLanguage: string): string {
  const languages = front.map((entry) => entry.language);
  const best = matchLanguage(parseAcceptLanguage(acceptLanguage), languages);
  return front[best === undefined ? 0 : languages.indexOf(best)]?.to ?? '/';
}

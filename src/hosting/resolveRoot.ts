/** Where `/` leads a visitor. Also runs on hosts (src/hosting/edge/). */
import { matchLanguage, parseAcceptLanguage } from '../content/languages/matchLanguage';

/** The addresses by language; the first is the default. */
export type RootRedirects = readonly { language: string; to: string }[];

export function resolveRoot(front: RootRedirects, acceptLanguage: string): string {
  const languages = front.map((entry) => entry.language);
  const best = matchLanguage(parseAcceptLanguage(acceptLanguage), languages);
  return front[best === undefined ? 0 : languages.indexOf(best)]?.to ?? '/';
}

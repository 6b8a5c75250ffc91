/** Where `/` leads a visitor. Runs on the hosts themselves too, as src/content/bestLanguage.ts does. */
import { bestLanguage, wishesIn } from '../content/bestLanguage';

/** The addresses by language, the first for all who want another. */
export type Front = readonly { language: string; to: string }[];

export function frontPage(front: Front, acceptLanguage: string): string {
  const languages = front.map((entry) => entry.language);
  const best = bestLanguage(wishesIn(acceptLanguage), languages);
  return front[best === undefined ? 0 : languages.indexOf(best)]?.to ?? '/';
}

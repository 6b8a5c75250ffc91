import { draftLanguages } from '../drafts';
import { readSite } from '../files/read';
import { type BuiltTexts, fingerprint } from './completeness';
import { staleKeys } from './history';
import { textsOf } from './textsOf';

/** What the editor compares with to find outdated translations, drafts as well. */
export function builtTexts(root: string): BuiltTexts {
  const site = readSite(root);
  const languages = [...site.languages, ...draftLanguages(root, site)];
  const fingerprintsOf = (language: string) =>
    Object.fromEntries(
      [...textsOf(root, language)].map(([key, { text }]) => [key, fingerprint(text)]),
    );
  return {
    fingerprints: Object.fromEntries(languages.map((code) => [code, fingerprintsOf(code)])),
    outdated: staleKeys(root, site.defaultLanguage, languages),
  };
}

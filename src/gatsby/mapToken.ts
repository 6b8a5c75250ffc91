/** The map's token becomes part of the page, where anyone can read it: only a public one may be built in. */
import type { Problem } from '../content/problem';

export function mapTokenProblems(token = ''): Problem[] {
  if (token === '' || token.startsWith('pk.')) return [];
  const isSecret = token.startsWith('sk.');
  return [
    {
      file: 'environment variables',
      key: 'GATSBY_MAPBOX_TOKEN',
      // Never the token itself: what is built may be logged where others read it.
      problem: isSecret
        ? 'is a secret token, and everyone who opens the page could read it'
        : 'is not a public Mapbox token',
      fix: isSecret
        ? 'Revoke it if others have seen it, and create a public one, which begins with "pk."; see "The live map" in README.md.'
        : 'Write one that begins with "pk.", or unset it for the drawn map.',
    },
  ];
}

/** The map's token becomes part of the page, so it must be a public one. */
import type { Problem } from '../../model/problem';

export function mapTokenProblems(token = ''): Problem[] {
  if (token === '' || token.startsWith('pk.')) return [];
  const isSecret = token.startsWith('sk.');
  return [
    {
      file: 'environment variables',
      key: 'GATSBY_MAPBOX_TOKEN',
      // Never prints the token: others may read the build's log.
      problem: isSecret
        ? 'is a secret token, and everyone who opens the page could read it'
        : 'is not a public Mapbox token',
      fix: isSecret
        ? 'Revoke it if others have seen it, and create a public one, which starts with "pk."; see "The live map" in docs/publishing.md.'
        : 'Write one that starts with "pk.", or unset it for the drawn map.',
    },
  ];
}

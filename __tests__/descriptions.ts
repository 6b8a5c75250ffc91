import { contentRoot } from '../src/content/files/contentRoot';
import { readAbout } from '../src/content/files/read';

/** The pictures' descriptions in a language. */
export function descriptionsIn(code: string, root = contentRoot()) {
  const { collage, team, map } = readAbout(root);
  return {
    collage: collage.map(({ alt }) => alt[code] ?? ''),
    team: team.alt[code] ?? '',
    map: map.alt[code] ?? '',
  };
}

import { contentRoot } from '../src/model/files/contentRoot';
import { readAbout } from '../src/model/files/read';

/** The pictures' descriptions in a language. */
export function descriptionsIn(code: string, root = contentRoot()) {
  const { collage, team, map } = readAbout(root);
  return {
    collage: collage.map(({ alt }) => alt[code] ?? ''),
    team: team.alt[code] ?? '',
    map: map.alt[code] ?? '',
  };
}

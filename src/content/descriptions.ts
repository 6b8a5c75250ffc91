import type { About, Descriptions } from './model';
import type { Path } from './path';

/** The pictures' descriptions, with their paths in `content/about.json`. */
export const descriptionsIn = ({ collage, team, map }: About): [Path, Descriptions][] => [
  ...collage.map(({ alt }, index): [Path, Descriptions] => [['collage', index, 'alt'], alt]),
  [['team', 'alt'], team.alt],
  [['map', 'alt'], map.alt],
];

/** What a map shows, from OpenStreetMap's elements, in pixels from the office. */
import {
  area,
  isClosed,
  joinLines,
  type Line,
  type Point,
  type Position,
  projectFrom,
} from './geometry';
import type { MapElement } from './overpass';

/** From the least to the most important. */
export const roadKinds = ['tertiary', 'secondary', 'primary', 'trunk', 'motorway'] as const;
export type LineKind = (typeof roadKinds)[number] | 'rail' | 'river' | 'ferry';

export interface Place {
  kind: string;
  point: Point;
  population: number;
  tags: Record<string, string>;
}

export interface Features {
  coastlines: Line[];
  /** Rings; outer ones are clockwise, holes counterclockwise. */
  water: Line[];
  green: Line[];
  lines: Record<LineKind, Line[]>;
  places: Place[];
}

export function featuresIn(elements: readonly MapElement[], office: Position): Features {
  const project = projectFrom(office);
  /** `out geom(bbox)` has `null` for the positions outside. */
  const linesOf = ({ geometry = [] }: Pick<MapElement, 'geometry'>): Line[] => {
    const lines: Line[] = [[]];
    for (const position of geometry)
      if (position) lines.at(-1)?.push(project(position));
      else lines.push([]);
    return lines.filter((line) => line.length > 1);
  };
  const linesWith = (key: string, value: string) =>
    joinLines(
      elements.filter(({ type, tags }) => type === 'way' && tags[key] === value).flatMap(linesOf),
    );
  const areasWith = (isOne: (tags: Record<string, string>) => boolean) =>
    elements.filter(({ tags }) => isOne(tags)).flatMap((one) => ringsOf(one, linesOf));
  return {
    coastlines: linesWith('natural', 'coastline'),
    water: areasWith((tags) => tags.natural === 'water'),
    green: areasWith(
      ({ leisure, landuse, natural }) =>
        leisure === 'park' || landuse === 'forest' || natural === 'wood',
    ),
    lines: {
      tertiary: linesWith('highway', 'tertiary'),
      secondary: linesWith('highway', 'secondary'),
      primary: linesWith('highway', 'primary'),
      trunk: linesWith('highway', 'trunk'),
      motorway: linesWith('highway', 'motorway'),
      rail: linesWith('railway', 'rail'),
      ferry: linesWith('route', 'ferry'),
      river: [...linesWith('waterway', 'river'), ...linesWith('waterway', 'canal')],
    },
    places: elements.flatMap(({ type, lat, lon, tags }) => {
      const kind = tags.place ?? tags.natural;
      if (type !== 'node' || lat === undefined || lon === undefined || !kind) return [];
      const population = Number(tags.population) || 0;
      return [{ kind, point: project({ lat, lon }), population, tags }];
    }),
  };
}

/** Of a closed way, or of a multipolygon, whose rings may consist of several ways. */
function ringsOf(
  { geometry, members = [] }: MapElement,
  linesOf: (one: Pick<MapElement, 'geometry'>) => Line[],
): Line[] {
  if (geometry)
    return linesOf({ geometry })
      .filter(isClosed)
      .map((ring) => turned(ring, 1));
  const ringsWith = (isOne: (role: string) => boolean, sign: number) =>
    joinLines(members.filter(({ role }) => isOne(role)).flatMap(linesOf), true)
      .filter(isClosed)
      .map((ring) => turned(ring, sign));
  return [
    ...ringsWith((role) => role !== 'inner', 1),
    ...ringsWith((role) => role === 'inner', -1),
  ];
}

const turned = (ring: Line, sign: number): Line =>
  Math.sign(area(ring)) === sign ? ring : ring.toReversed();

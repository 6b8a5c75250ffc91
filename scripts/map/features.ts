/** What a map shows, from OpenStreetMap's elements, in pixels from the office. */
import {
  area,
  type Box,
  clipLines,
  contains,
  isClosed,
  joinLines,
  type Line,
  type Point,
  type Position,
  projectionAt,
} from './geometry';
import type { MapElement } from './overpass';

/** Lines by kind, from the lowest to the topmost: OpenStreetMap's tags. */
const lineTags = {
  river: { waterway: ['river', 'canal'] },
  ferry: { route: ['ferry'] },
  tertiary: { highway: ['tertiary'] },
  secondary: { highway: ['secondary'] },
  rail: { railway: ['rail'] },
  primary: { highway: ['primary'] },
  trunk: { highway: ['trunk'] },
  motorway: { highway: ['motorway'] },
};
export type LineKind = keyof typeof lineTags;
export const lineKinds = Object.keys(lineTags) as LineKind[];

export interface Place {
  kind: string;
  point: Point;
  population: number;
  tags: Record<string, string>;
}

export interface Features {
  coastlines: Line[];
  /** Rings around areas and around the holes in them: fill them with the even-odd rule. */
  water: Line[];
  green: Line[];
  lines: Record<LineKind, Line[]>;
  places: Place[];
}

export function featuresIn(elements: readonly MapElement[], office: Position): Features {
  const projection = projectionAt(office);
  const project = ({ lon, lat }: Position): Point => projection([lon, lat]) ?? [0, 0];
  /** `out geom(bbox)` has `null` for the positions outside. */
  const linesOf = ({ geometry = [] }: Pick<MapElement, 'geometry'>): Line[] => {
    const lines: Line[] = [[]];
    for (const position of geometry)
      if (position) lines.at(-1)?.push(project(position));
      else lines.push([]);
    return lines.filter((line) => line.length > 1);
  };
  const linesWith = (wanted: Record<string, string[]>) =>
    joinLines(
      elements
        .filter(({ type, tags }) => type === 'way' && isTagged(tags, wanted))
        .flatMap(linesOf),
    );
  /** Of closed ways, and of multipolygons, whose rings may consist of several ways. */
  const ringsWith = (wanted: Record<string, string[]>) =>
    elements
      .filter(({ tags }) => isTagged(tags, wanted))
      .flatMap(({ geometry, members = [] }) =>
        joinLines((geometry ? [{ geometry }] : members).flatMap(linesOf), true).filter(isClosed),
      );
  return {
    coastlines: linesWith({ natural: ['coastline'] }),
    water: ringsWith({ natural: ['water'] }),
    green: ringsWith({ leisure: ['park'], landuse: ['forest'], natural: ['wood'] }),
    lines: Object.fromEntries(lineKinds.map((kind) => [kind, linesWith(lineTags[kind])])) as Record<
      LineKind,
      Line[]
    >,
    places: elements.flatMap(({ type, lat, lon, tags }) => {
      const kind = tags.place ?? tags.natural;
      if (type !== 'node' || lat === undefined || lon === undefined || !kind) return [];
      return [
        { kind, point: project({ lat, lon }), population: Number(tags.population) || 0, tags },
      ];
    }),
  };
}

const isTagged = (tags: Record<string, string>, wanted: Record<string, string[]>) =>
  Object.entries(wanted).some(([key, values]) => values.includes(tags[key] ?? ''));

/**
 * The sea within a box, from OpenStreetMap's coastlines, which have land on their left and water on their right. Rings
 * around the water and around the islands in it.
 */
export function seaIn(coastlines: readonly Line[], box: Box): Line[] {
  const isInside = (line: Line) => line.every((point) => contains(box, point));
  const rings = coastlines.filter((line) => isClosed(line) && isInside(line));
  const crossing = clipLines(
    coastlines.filter((line) => !rings.includes(line)),
    box,
  )
    // Not a rock of which `simplified` left a line.
    .filter((line) => [line[0], line.at(-1)].some((end) => isOnFrame(end, box)));
  if (crossing.length) return [...closeAlongFrame(joinLines(crossing), box), ...rings];
  const [outermost] = rings.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  return outermost && area(outermost) < 0 ? [cornersOf(box), ...rings] : rings;
}

/** Clipping calculates with decimals. */
const isOnFrame = ([x, y]: Point = [0, 0], [left, top, right, bottom]: Box): boolean =>
  Math.min(x - left, right - x, y - top, bottom - y) < 0.01;

/** Clockwise from the top left. */
const cornersOf = ([left, top, right, bottom]: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Follows each coastline to the frame, and then the frame clockwise, with the water on the right, to the next one. */
function closeAlongFrame(coastlines: Line[], box: Box): Line[] {
  const starts = coastlines.map((line) => ({ line, at: distanceAlong(box, line[0]) }));
  const turns = cornersOf(box).map((point) => ({ point, at: distanceAlong(box, point) }));
  const unused = new Set(coastlines);
  return coastlines.flatMap((first) => {
    const ring: Line = [];
    for (let line = first; unused.delete(line); ) {
      const end = distanceAlong(box, line.at(-1));
      const ahead = ({ at }: { at: number }) => (at - end + 1) % 1;
      const inOrder = <T extends { at: number }>(all: T[]) =>
        all.toSorted((a, b) => ahead(a) - ahead(b));
      const [next] = inOrder(starts);
      if (!next) break;
      const passed = inOrder(turns).filter((turn) => ahead(turn) < ahead(next));
      ring.push(...line, ...passed.map(({ point }) => point));
      line = next.line;
    }
    return ring.length ? [ring] : [];
  });
}

/** How far a point on the frame is from the top left corner, clockwise, from 0 to 1. */
function distanceAlong([left, top, right, bottom]: Box, [x, y]: Point = [left, top]): number {
  const [width, height] = [right - left, bottom - top];
  const sides = [
    { gap: y - top, at: x - left },
    { gap: right - x, at: width + y - top },
    { gap: bottom - y, at: width + height + right - x },
    { gap: x - left, at: 2 * width + height + bottom - y },
  ];
  const [nearest] = sides.toSorted((a, b) => Math.abs(a.gap) - Math.abs(b.gap));
  return ((nearest?.at ?? 0) / (2 * (width + height))) % 1;
}

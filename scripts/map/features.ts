/** What a map shows, from OpenStreetMap's elements, in pixels from the office: to the right and down. */
import { type GeoContext, geoIdentity, geoMercator, geoPath } from 'd3-geo';
import type { MapElement, Position } from './overpass';

export type Point = [x: number, y: number];
export type Line = Point[];
export type Box = [left: number, top: number, right: number, bottom: number];

/** Width of the world at zoom 12, the live map's, where a tile has 512 pixels. */
const WORLD = 512 * 2 ** 12;

/** Turned to the office, as it may be near the antimeridian. */
export const projectionAt = ({ lon, lat }: Position) =>
  geoMercator()
    .rotate([-lon, 0])
    .center([0, lat])
    .scale(WORLD / (2 * Math.PI))
    .translate([0, 0]);

/** OpenStreetMap's tags by kind of line, from the lowest to the topmost. */
const lineTags = {
  river: { waterway: ['river', 'canal'] },
  ferry: { route: ['ferry'] },
  minor: { highway: ['secondary', 'tertiary'] },
  major: { highway: ['motorway', 'trunk', 'primary'] },
};
export type LineKind = keyof typeof lineTags;

export interface Place {
  kind: string;
  point: Point;
  tags: Record<string, string>;
}

export type Features = ReturnType<typeof featuresIn>;

/** Within the box. Areas are rings, also around the holes in them: fill them with the even-odd rule. */
export function featuresIn(elements: readonly MapElement[], office: Position, box: Box) {
  const projection = projectionAt(office);
  const project = ({ lon, lat }: Position): Point => projection([lon, lat]) ?? [0, 0];
  const linesOf = ({ geometry = [] }: Pick<MapElement, 'geometry'>): Line[] =>
    geometry.length > 1 ? [geometry.map(project)] : [];
  const linesWith = (wanted: Record<string, string[]>) => {
    const ways = elements.filter(({ type, tags }) => type === 'way' && isTagged(tags, wanted));
    return joinLines(ways.flatMap(linesOf));
  };
  /** Of closed ways, and of multipolygons, whose rings may consist of several ways. */
  const ringsWith = (wanted: Record<string, string[]>) =>
    elements
      .filter(({ tags }) => isTagged(tags, wanted))
      .flatMap(({ geometry, members = [] }) =>
        joinLines((geometry ? [{ geometry }] : members).flatMap(linesOf), true),
      )
      .filter(isClosed)
      .flatMap((ring) => clip({ type: 'Polygon', coordinates: [ring] }, box));
  return {
    sea: seaIn(linesWith({ natural: ['coastline'] }), box),
    water: ringsWith({ natural: ['water'] }),
    green: ringsWith({ leisure: ['park'], landuse: ['forest'], natural: ['wood'] }),
    lines: (Object.keys(lineTags) as LineKind[]).map((kind) => ({
      kind,
      lines: clip({ type: 'MultiLineString', coordinates: linesWith(lineTags[kind]) }, box),
    })),
    places: elements.flatMap(({ type, lat, lon, tags }): Place[] => {
      const kind = tags.place ?? tags.natural;
      if (type !== 'node' || lat === undefined || lon === undefined || !kind) return [];
      return [{ kind, point: project({ lat, lon }), tags }];
    }),
  };
}

const isTagged = (tags: Record<string, string>, wanted: Record<string, string[]>) =>
  Object.entries(wanted).some(([key, values]) => values.includes(tags[key] ?? ''));

const isClosed = (line: Line) => line.length > 3 && isSame(line.at(0), line.at(-1));
const isSame = (a?: Point, b?: Point) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

function clip(shape: Parameters<ReturnType<typeof geoPath>>[0], box: Box): Line[] {
  const [left, top, right, bottom] = box;
  const lines: Line[] = [];
  const collect: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
  };
  const within = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]);
  geoPath(within, collect)(shape);
  return lines;
}

/** Joins lines that continue each other; `canReverse` also those that meet with their ends or their starts. */
function joinLines(lines: readonly Line[], canReverse = false): Line[] {
  const joined: Line[] = [];
  for (let line of lines) {
    for (let index = 0; index < joined.length && !isClosed(line); index++) {
      const whole = joinTwo(joined[index] ?? [], line, canReverse);
      if (!whole) continue;
      joined.splice(index, 1);
      line = whole;
      index = -1;
    }
    joined.push(line);
  }
  return joined;
}

function joinTwo(a: Line, b: Line, canReverse: boolean): Line | undefined {
  if (isClosed(a)) return undefined;
  if (isSame(a.at(-1), b.at(0))) return [...a, ...b.slice(1)];
  if (isSame(b.at(-1), a.at(0))) return [...b, ...a.slice(1)];
  return canReverse ? joinTwo(a, b.toReversed(), false) : undefined;
}

/** From coastlines, which have land on their left and water on their right: rings around the water, and around islands. */
function seaIn(coordinates: Line[], box: Box): Line[] {
  const lines = joinLines(clip({ type: 'MultiLineString', coordinates }, box));
  if (!lines.length) return [];
  const islands = lines.filter(isClosed);
  const shores = lines.filter((line) => !isClosed(line));
  return [...islands, ...(shores.length ? closeAlongFrame(shores, box) : [cornersOf(box)])];
}

const cornersOf = ([left, top, right, bottom]: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Follows each coastline to the frame, and then the frame clockwise, with the water on the right, to the next one. */
function closeAlongFrame(coastlines: Line[], box: Box): Line[] {
  const unused = new Set(coastlines);
  return coastlines.flatMap((first) => {
    const ring: Line = [];
    for (let line = first; unused.delete(line); ) {
      const end = line.at(-1);
      const ahead = ([point]: Line) =>
        (angleOf(point) - angleOf(end) + 2 * Math.PI) % (2 * Math.PI);
      const inOrder = (lines: Line[]) => lines.toSorted((a, b) => ahead(a) - ahead(b));
      const [next = first] = inOrder(coastlines);
      const corners = inOrder(cornersOf(box).map((corner) => [corner]));
      ring.push(...line, ...corners.filter((corner) => ahead(corner) < ahead(next)).flat());
      line = next;
    }
    return ring.length ? [ring] : [];
  });
}

/** From the office, in the middle of the frame; it grows clockwise. */
const angleOf = ([x, y]: Point = [0, 0]) => Math.atan2(y, x);

/** Leaves out points that move the line by less than `tolerance` pixels (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 3) return line;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const offset = ([x, y]: Point) => {
    const along = ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy || 1);
    const nearest = Math.max(0, Math.min(1, along));
    return Math.hypot(x - start[0] - nearest * dx, y - start[1] - nearest * dy);
  };
  const offsets = line.map(offset);
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) <= tolerance) return [start, end];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

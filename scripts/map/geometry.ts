/** Lines and areas in pixels of the live map, from the office: to the right and down. */
import { Clipper, ClipperOffset, EndType, JoinType, type Paths, PolyFillType } from 'clipper-lib';
import { type GeoContext, geoIdentity, geoMercator, geoPath } from 'd3-geo';
import simplify from 'simplify-js';

export interface Position {
  lon: number;
  lat: number;
}
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

/** With the office in the middle, and `margin` pixels around it. */
export function frame({ width, height }: { width: number; height: number }, margin = 0): Box {
  const [x, y] = [width / 2 + margin, height / 2 + margin];
  return [-x, -y, x, y];
}

export const contains = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const isClosed = (line: Line): boolean => line.length > 3 && isSame(line.at(0), line.at(-1));

const isSame = (a?: Point, b?: Point) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Positive if clockwise as seen on the map. */
export function area(ring: Line): number {
  const doubled = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return x * nextY - nextX * y;
  });
  return doubled.reduce((sum, one) => sum + one, 0) / 2;
}

/** The parts of lines within the box. */
export const clipLines = (lines: Line[], box: Box): Line[] =>
  clip({ type: 'MultiLineString', coordinates: lines }, box);

/** The parts of areas within the box; each ring is one of its own. */
export const clipRings = (rings: Line[], box: Box): Line[] =>
  rings.flatMap((ring) => clip({ type: 'Polygon', coordinates: [ring] }, box));

function clip(shape: Parameters<ReturnType<typeof geoPath>>[0], box: Box): Line[] {
  const [left, top, right, bottom] = box;
  const identity = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]);
  const lines: Line[] = [];
  const collect: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
  };
  geoPath(identity, collect)(shape);
  return lines;
}

/** Leaves out points that move the line by less than `tolerance` pixels. */
export const simplified = (line: Line, tolerance: number): Line =>
  simplify(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }) => [x, y]);

/** Joins lines that continue each other; `canReverse` also those that meet with their ends or their starts. */
export function joinLines(lines: readonly Line[], canReverse = false): Line[] {
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

/** Clipper calculates with integers. */
const SCALE = 100;

/** The part of the areas that is farther than `distance` pixels from their edge. */
export function inset(rings: readonly Line[], distance: number): Line[] {
  const paths = rings.map((ring) =>
    ring.map(([x, y]) => ({ X: Math.round(x * SCALE), Y: Math.round(y * SCALE) })),
  );
  const offset = new ClipperOffset(2, SCALE);
  offset.AddPaths(
    Clipper.SimplifyPolygons(paths, PolyFillType.pftEvenOdd),
    JoinType.jtRound,
    EndType.etClosedPolygon,
  );
  const found: Paths = [];
  offset.Execute(found, -distance * SCALE);
  return found.map((path) => path.map(({ X, Y }) => [X / SCALE, Y / SCALE]));
}

/** Whether a point is within the areas. */
export const isWithin = ([x, y]: Point, rings: readonly Line[]): boolean =>
  rings.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      return y1 <= y !== y2 <= y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x;
    }),
  ).length %
    2 ===
  1;

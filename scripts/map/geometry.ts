/** Positions as pixels of the live map, from the office. */
import { polygon, polyline } from 'lineclip';
import simplify from 'simplify-js';

export interface Position {
  lon: number;
  lat: number;
}
/** Pixels to the right of the office and below it. */
export type Point = [x: number, y: number];
export type Line = Point[];
export type Box = [left: number, top: number, right: number, bottom: number];

/** Width of the world at zoom 12, the live map's, where a tile has 512 pixels. */
const WORLD = 512 * 2 ** 12;
const DEGREE = WORLD / 360;

const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * WORLD) / (2 * Math.PI);
const latitudeAt = (y: number) =>
  (Math.atan(Math.exp((y * 2 * Math.PI) / WORLD)) * 360) / Math.PI - 90;
/** −180 to 180, as the office may be near the antimeridian. */
const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** In Web Mercator, as the live map. */
export function projectFrom(office: Position): (position: Position) => Point {
  const y = mercator(office.lat);
  return ({ lon, lat }) => [wrap(lon - office.lon) * DEGREE, y - mercator(lat)];
}

/** In pixels around a map, so that the shores of clipped water are out of sight. */
export const MARGIN = 32;

/** South, west, north and east of a map and its margin, in degrees. */
export function boundsAround(office: Position, width: number, height: number): number[] {
  const y = mercator(office.lat);
  const [x, half] = [(width / 2 + MARGIN) / DEGREE, height / 2 + MARGIN];
  return [
    latitudeAt(y - half),
    wrap(office.lon - x),
    latitudeAt(y + half),
    wrap(office.lon + x),
  ].map((degrees) => Number(degrees.toFixed(5)));
}

/** With the office in the middle. */
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

/** Joins lines that continue each other. */
export function joinLines(lines: readonly Line[], canReverse = false): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    let whole = line;
    for (;;) {
      const index = joined.findIndex((one) => joinTwo(one, whole, canReverse));
      const [other] = index < 0 || isClosed(whole) ? [] : joined.splice(index, 1);
      if (!other) break;
      whole = joinTwo(other, whole, canReverse) ?? whole;
    }
    joined.push(whole);
  }
  return joined;
}

function joinTwo(a: Line, b: Line, canReverse: boolean): Line | undefined {
  if (isClosed(a)) return undefined;
  if (isSame(a.at(-1), b.at(0))) return [...a, ...b.slice(1)];
  if (isSame(b.at(-1), a.at(0))) return [...b, ...a.slice(1)];
  if (!canReverse) return undefined;
  const reversed = b.toReversed();
  if (isSame(a.at(-1), reversed.at(0))) return [...a, ...reversed.slice(1)];
  if (isSame(reversed.at(-1), a.at(0))) return [...reversed, ...a.slice(1)];
  return undefined;
}

/** Leaves out points that move the line by less than `tolerance` pixels. */
export const simplified = (line: Line, tolerance: number): Line =>
  simplify(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }) => [x, y]);

export const clipLine = (line: Line, box: Box): Line[] => polyline(line, box);
export const clipRing = (ring: Line, box: Box): Line => polygon(ring, box);

/** The sea, from OpenStreetMap's coastlines: they have land on their left and water on their right. */
import { Clipper, ClipperOffset, EndType, JoinType, type Paths, PolyFillType } from 'clipper-lib';
import { area, type Box, clipLine, contains, isClosed, type Line, type Point } from './geometry';

/** Rings around the water, clockwise, and around islands, counterclockwise: fill them with the nonzero rule. */
export function seaIn(coastlines: readonly Line[], box: Box): Line[] {
  const rings = coastlines.filter((line) => isClosed(line) && isInside(line, box));
  const crossing = coastlines
    .filter((line) => !rings.includes(line))
    .flatMap((line) => clipLine(startingOutside(line, box), box))
    // Not a rock of which `simplified` left a line.
    .filter((line) => line.length > 1 && [line[0], line.at(-1)].some(isOn(box)));
  const corners = cornersOf(box);
  if (crossing.length) return [...closeAlongFrame(crossing, box, corners), ...rings];
  const [outermost] = rings.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  return outermost && area(outermost) < 0 ? [corners, ...rings] : rings;
}

const isInside = (line: Line, box: Box) => line.every((point) => contains(box, point));

const isOn =
  ([left, top, right, bottom]: Box) =>
  ([x, y]: Point = [left, top]): boolean =>
    x === left || x === right || y === top || y === bottom;

/** Otherwise a ring would be cut in two at its first point. */
function startingOutside(line: Line, box: Box): Line {
  if (!isClosed(line)) return line;
  const start = line.findIndex((point) => !contains(box, point));
  return [...line.slice(start), ...line.slice(1, start + 1)];
}

/** Clockwise from the top left. */
const cornersOf = ([left, top, right, bottom]: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Follows each coastline to the frame and then the frame clockwise, with the water on the right, to the next one. */
function closeAlongFrame(coastlines: Line[], box: Box, corners: Line): Line[] {
  const distance = distanceAlong(box);
  const starts = coastlines.map((line) => ({ line, at: distance(line[0]) }));
  const turns = corners.map((point) => ({ line: [point], at: distance(point) }));
  const unused = new Set(coastlines);
  const rings: Line[] = [];
  for (const first of coastlines) {
    if (!unused.has(first)) continue;
    const ring: Line = [];
    for (let line = first; unused.delete(line); ) {
      ring.push(...line);
      const from = distance(line.at(-1));
      const ahead = (at: number) => (at - from + 1) % 1;
      const next = [...starts].sort((a, b) => ahead(a.at) - ahead(b.at))[0];
      if (!next) break;
      const passed = turns
        .filter(({ at }) => ahead(at) < ahead(next.at))
        .sort((a, b) => ahead(a.at) - ahead(b.at));
      ring.push(...passed.flatMap((turn) => turn.line));
      line = next.line;
    }
    rings.push(ring);
  }
  return rings;
}

/** How far a point on the frame is from the top left corner, clockwise, from 0 to 1. */
function distanceAlong([left, top, right, bottom]: Box) {
  const [width, height] = [right - left, bottom - top];
  return ([x, y]: Point = [left, top]): number => {
    const around = [
      { gap: Math.abs(y - top), at: x - left },
      { gap: Math.abs(x - right), at: width + y - top },
      { gap: Math.abs(y - bottom), at: width + height + right - x },
      { gap: Math.abs(x - left), at: 2 * width + height + bottom - y },
    ].sort((a, b) => a.gap - b.gap);
    return ((around[0]?.at ?? 0) / (2 * (width + height))) % 1;
  };
}

/** Whether a point is in the water. */
export function isInSea([x, y]: Point, sea: readonly Line[]): boolean {
  const winding = sea.flatMap((ring) =>
    ring.map(([x1, y1], index): number => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) return 0;
      const isRight = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x;
      if (!isRight) return 0;
      return y2 > y1 ? 1 : -1;
    }),
  );
  return winding.reduce((sum, one) => sum + one, 0) !== 0;
}

/** Clipper calculates with integers. */
const SCALE = 100;

/** The part of the water that is farther than `distance` pixels from the coast. */
export function offshore(sea: readonly Line[], distance: number): Line[] {
  const paths = sea.map((ring) =>
    ring.map(([x, y]) => ({ X: Math.round(x * SCALE), Y: Math.round(y * SCALE) })),
  );
  const offset = new ClipperOffset(2, SCALE);
  offset.AddPaths(
    Clipper.SimplifyPolygons(paths, PolyFillType.pftNonZero),
    JoinType.jtRound,
    EndType.etClosedPolygon,
  );
  const found: Paths = [];
  offset.Execute(found, -distance * SCALE);
  return found.map((path) => path.map(({ X, Y }) => [X / SCALE, Y / SCALE]));
}

/** What a map shows, from OpenStreetMap's elements, in pixels from the place in the middle: to the right and down. */
import { type GeoContext, geoIdentity, geoMercator, geoPath } from 'd3-geo';
import { type MapSize, mapSizes, type Position } from '../index';

/** OpenStreetMap's element, as far as a map needs it. */
export interface MapElement {
  /** A node has a position. */
  lat?: number;
  lon?: number;
  tags: Record<string, string>;
  /** A way has points, of which some may be missing. */
  geometry?: (Position | null)[];
  /** A relation has ways. */
  members?: Pick<MapElement, 'geometry'>[];
}

export type Point = [x: number, y: number];
export type Line = Point[];
export type Box = [left: number, top: number, right: number, bottom: number];

/** In pixels around a map, so that the shores of clipped water are out of sight. */
export const MARGIN = 32;

/** The box of a map with the place in the middle, and `margin` pixels around it. */
export function boxOf(size: MapSize, margin = 0): Box {
  const [x, y] = [mapSizes[size].width / 2 + margin, mapSizes[size].height / 2 + margin];
  return [-x, -y, x, y];
}

/** OpenStreetMap's tags by layer, from the lowest to the topmost. */
export const layers: Record<string, Record<string, string[]>> = {
  green: { leisure: ['park'], landuse: ['forest'], natural: ['wood'] },
  sea: { natural: ['coastline'] },
  water: { natural: ['water'] },
  river: { waterway: ['river', 'canal'] },
  ferry: { route: ['ferry'] },
  minor: { highway: ['secondary', 'tertiary'] },
  major: { highway: ['motorway', 'trunk', 'primary'] },
};
export const isArea = (layer: string) => ['green', 'water'].includes(layer);

/** Width of the world at zoom 12, where a tile has 512 pixels. */
const WORLD = 512 * 2 ** 12;

/** Rotated to the place in the middle, which may be near the antimeridian. */
export const projectionAt = ({ lon, lat }: Position) =>
  geoMercator()
    .rotate([-lon, 0])
    .center([0, lat])
    .scale(WORLD / (2 * Math.PI))
    .translate([0, 0]);

export interface Layer {
  name: string;
  /** Each shape consists of lines, or of rings around an area and the holes in it. */
  shapes: Line[][];
}

/** Layers are not clipped yet, but for the sea, which is made for the largest map. */
export function layersIn(elements: readonly MapElement[], center: Position): Layer[] {
  const projection = projectionAt(center);
  /** The lines of a way, or of a multipolygon, whose rings may consist of several ways. */
  const linesOf = ({ geometry, members = [] }: MapElement) =>
    [{ geometry }, ...members]
      .map(({ geometry: points = [] }) =>
        points.flatMap((point): Line => {
          const projected = point && projection([point.lon, point.lat]);
          return projected ? [projected] : [];
        }),
      )
      .filter((line) => line.length > 1);
  return Object.entries(layers).map(([name, wanted]) => {
    const found = elements.filter(({ tags }) =>
      Object.entries(wanted).some(([key, values]) => values.includes(tags[key] ?? '')),
    );
    if (isArea(name))
      return { name, shapes: found.map((area) => joinLines(linesOf(area)).filter(isClosed)) };
    const lines = joinLines(found.flatMap(linesOf));
    return { name, shapes: [name === 'sea' ? seaIn(lines, boxOf('wide', MARGIN)) : lines] };
  });
}

export function clipLayer({ name, shapes }: Layer, box: Box): Layer {
  const hasRings = isArea(name) || name === 'sea';
  const clipShape = (lines: Line[]) =>
    hasRings
      ? lines.flatMap((ring) => clip({ type: 'Polygon', coordinates: [ring] }, box))
      : clip({ type: 'MultiLineString', coordinates: lines }, box);
  return { name, shapes: shapes.map(clipShape) };
}

function clip(
  shape: Parameters<ReturnType<typeof geoPath>>[0],
  [left, top, right, bottom]: Box,
): Line[] {
  const lines: Line[] = [];
  const collect: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => lines.at(-1)?.push(...(lines.at(-1)?.slice(0, 1) ?? [])),
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

const isClosed = (line: Line) => isSame(line.at(0), line.at(-1));
const isSame = (a?: Point, b?: Point) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Joins lines that meet with their ends, in either direction. */
function joinLines(lines: readonly Line[]): Line[] {
  const keyOf = (point: Point = [0, 0]) => point.join();
  const waiting = new Set(lines.filter((line) => !isClosed(line)));
  const byEnd = new Map<string, Line[]>();
  for (const line of waiting)
    for (const key of [keyOf(line[0]), keyOf(line.at(-1))])
      byEnd.set(key, [...(byEnd.get(key) ?? []), line]);
  /** The line with all those that continue it, first of the same direction. */
  const extend = (line: Line): Line => {
    const whole = [...line];
    while (!isClosed(whole)) {
      const end = whole.at(-1);
      const meeting = (byEnd.get(keyOf(end)) ?? []).filter((found) => waiting.has(found));
      const next = meeting.find(([start]) => isSame(start, end)) ?? meeting[0];
      if (!next) break;
      waiting.delete(next);
      const piece = isSame(next[0], end) ? next : next.toReversed();
      for (const point of piece.slice(1)) whole.push(point);
    }
    return whole;
  };
  return lines.flatMap((line) => {
    if (isClosed(line)) return [line];
    if (!waiting.delete(line)) return [];
    return [extend(extend(line).toReversed()).toReversed()];
  });
}

/**
 * Makes rings around the water and around islands from coastlines, which have land on their left and water on their right.
 * A coastline that runs clockwise around itself encloses water.
 */
function seaIn(coastlines: Line[], box: Box): Line[] {
  const [left, top, right, bottom] = box;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
  // An island that the frame cuts is in two parts.
  const lines = joinLines(clip({ type: 'MultiLineString', coordinates: coastlines }, box));
  const shores = lines.filter((line) => !isClosed(line));
  const frame = corners.toSorted((a, b) => angleOf(a) - angleOf(b));
  if (!shores.length) {
    const [outermost = 0] = lines.map(areaOf).sort((a, b) => Math.abs(b) - Math.abs(a));
    return outermost < 0 ? [...lines, [...frame, ...frame.slice(0, 1)]] : lines;
  }
  const starts = shores.flatMap((shore) => shore.slice(0, 1));
  /** The part of the frame from each shore, clockwise, with the water on the right, to the start of the next shore. */
  const frameSegments = shores.map((shore) => {
    const clockwiseDistance = (point: Point) =>
      (angleOf(point) - angleOf(shore.at(-1)) + 2 * Math.PI) % (2 * Math.PI);
    const points = [...corners, ...starts].toSorted(
      (a, b) => clockwiseDistance(a) - clockwiseDistance(b),
    );
    const next = points.findIndex((point) => starts.includes(point));
    return [...shore.slice(-1), ...points.slice(0, next + 1)];
  });
  return joinLines([...lines, ...frameSegments]);
}

/** The area of a ring; positive if it runs clockwise. */
const areaOf = (ring: Line) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** The angle as seen from the middle of the frame; it grows clockwise. */
const angleOf = ([x, y]: Point = [0, 0]) => Math.atan2(y, x);

/** Leaves out points that move the line by less than `tolerance` pixels (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 3) return line;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = dx * dx + dy * dy || 1;
  // Compares squares, and allocates nothing, as this runs for each point of ten thousand roads.
  let [farthest, largest] = [0, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const x = (line[index]?.[0] ?? 0) - start[0];
    const y = (line[index]?.[1] ?? 0) - start[1];
    const along = (x * dx + y * dy) / length;
    const nearest = along < 0 ? 0 : along > 1 ? 1 : along;
    const distance = (x - nearest * dx) ** 2 + (y - nearest * dy) ** 2;
    if (distance > largest) [farthest, largest] = [index, distance];
  }
  if (largest <= tolerance ** 2) return [start, end];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

export const lengthOf = (line: Line) =>
  geoPath().measure({ type: 'LineString', coordinates: line });

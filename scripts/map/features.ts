/** What a map shows, from OpenStreetMap's elements, in pixels from the office: to the right and down. */
import { type GeoContext, geoIdentity, geoMercator, geoPath } from 'd3-geo';
import { type MapSize, mapSizes } from '../../src/model/pictures';
import type { MapElement, Position } from './overpass';

export type Point = [x: number, y: number];
export type Line = Point[];
export type Box = [left: number, top: number, right: number, bottom: number];

/** In pixels around a map, so that the shores of clipped water are out of sight. */
export const MARGIN = 32;

/** Of a map with the office in the middle, and `margin` pixels around it. */
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
/** The others are lines. */
export const isArea = (layer: string) => ['green', 'water'].includes(layer);

/** Width of the world at zoom 12, the live map's, where a tile has 512 pixels. */
const WORLD = 512 * 2 ** 12;

/** Turned to the office, as it may be near the antimeridian. */
export const projectionAt = ({ lon, lat }: Position) =>
  geoMercator()
    .rotate([-lon, 0])
    .center([0, lat])
    .scale(WORLD / (2 * Math.PI))
    .translate([0, 0]);

/** Within the box. A shape consists of lines, or of rings around an area and the holes in it. */
export function layersIn(elements: readonly MapElement[], office: Position, box: Box) {
  const projection = projectionAt(office);
  const project = ({ lon, lat }: Position): Point => projection([lon, lat]) ?? [0, 0];
  /** Of a way, or of a multipolygon, whose rings may consist of several ways. */
  const linesOf = ({ geometry, members = [] }: MapElement) =>
    [{ geometry }, ...members].flatMap(({ geometry: line }) => (line ? [line.map(project)] : []));
  const ringsOf = (element: MapElement) =>
    joinLines(linesOf(element))
      .filter(isClosed)
      .flatMap((ring) => clip({ type: 'Polygon', coordinates: [ring] }, box));
  return Object.entries(layers).map(([name, wanted]): { name: string; shapes: Line[][] } => {
    const found = elements.filter(({ tags }) =>
      Object.entries(wanted).some(([key, values]) => values.includes(tags[key] ?? '')),
    );
    if (isArea(name)) return { name, shapes: found.map(ringsOf) };
    const coordinates = joinLines(found.flatMap(linesOf));
    const lines = clip({ type: 'MultiLineString', coordinates }, box);
    return { name, shapes: [name === 'sea' ? seaIn(lines, box) : lines] };
  });
}

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

const isClosed = (line: Line) => isSame(line.at(0), line.at(-1));
const isSame = (a?: Point, b?: Point) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Joins lines that meet with their ends, in either direction. */
function joinLines(lines: readonly Line[]): Line[] {
  return lines.reduce<Line[]>((joined, next) => {
    let line = next;
    const others = joined.filter((other) => {
      const whole = joinTwo(other, line);
      line = whole ?? line;
      return !whole;
    });
    return [...others, line];
  }, []);
}

function joinTwo(a: Line, b: Line): Line | undefined {
  if (isClosed(a) || isClosed(b)) return undefined;
  if (isSame(a.at(-1), b.at(0))) return [...a, ...b.slice(1)];
  if (isSame(a.at(0), b.at(-1))) return [...b, ...a.slice(1)];
  if (isSame(a.at(-1), b.at(-1))) return [...a, ...b.toReversed().slice(1)];
  return isSame(a.at(0), b.at(0)) ? [...a.toReversed(), ...b.slice(1)] : undefined;
}

/** From coastlines, which have land on their left and water on their right: rings around the water, and around islands. */
function seaIn(coastlines: Line[], [left, top, right, bottom]: Box): Line[] {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
  // An island that the frame cuts is in two parts.
  const lines = joinLines(coastlines);
  const shores = lines.filter((line) => !isClosed(line));
  const frame = corners.toSorted((a, b) => angleOf(a) - angleOf(b));
  if (!shores.length) return lines.length ? [...lines, frame] : [];
  const starts = shores.flatMap((shore) => shore.slice(0, 1));
  /** From each shore along the frame, clockwise, with the water on the right, to the start of the next one. */
  const onwards = shores.map((shore) => {
    const ahead = (point: Point) =>
      (angleOf(point) - angleOf(shore.at(-1)) + 2 * Math.PI) % (2 * Math.PI);
    const points = [...corners, ...starts].toSorted((a, b) => ahead(a) - ahead(b));
    const next = points.findIndex((point) => starts.includes(point));
    return [...shore.slice(-1), ...points.slice(0, next + 1)];
  });
  return joinLines([...lines, ...onwards]);
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

export const lengthOf = (line: Line) =>
  geoPath().measure({ type: 'LineString', coordinates: line });

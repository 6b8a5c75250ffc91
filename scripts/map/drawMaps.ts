/** Draws the maps of the office, in each size, language and theme. */
import { type MapSize, mapFile, mapSizes, mapThemes } from '../../src/components/map/drawnMap';
import { UserError } from '../../src/content/userError';
import { type Features, featuresIn, type LineKind } from './features';
import {
  area,
  type Box,
  clipLine,
  clipRing,
  contains,
  frame,
  type Line,
  MARGIN,
  type Position,
  simplified,
} from './geometry';
import { labelsIn } from './labels';
import type { MapElement } from './overpass';
import { isInSea, offshore, seaIn } from './sea';
import { lineKinds, svgOf } from './svg';

/** In bytes, before compression. */
const maxSizes: Record<MapSize, number> = { narrow: 12_000, wide: 30_000 };

/** In pixels from the coast; the sea gets deeper at each. */
const DEPTHS = [0, 7, 15, 24];
/** In pixels: an office at sea is farther from every road, about 2 km. */
const OFFSHORE = 130;

interface Detail {
  /** How far lines may move, in pixels. */
  tolerance: number;
  /** The smallest area, in square pixels. */
  smallest: number;
  without: LineKind[];
}

const details: Detail[] = [
  { tolerance: 0.5, smallest: 12, without: [] },
  { tolerance: 0.8, smallest: 30, without: [] },
  { tolerance: 0.8, smallest: 60, without: ['tertiary'] },
  { tolerance: 1.2, smallest: 100, without: ['tertiary'] },
  { tolerance: 1.2, smallest: 200, without: ['tertiary', 'secondary'] },
  { tolerance: 2, smallest: 400, without: ['tertiary', 'secondary'] },
  { tolerance: 2, smallest: 800, without: ['tertiary', 'secondary', 'rail', 'primary'] },
  { tolerance: 4, smallest: 2000, without: ['tertiary', 'secondary', 'rail', 'primary', 'river'] },
];

/** The files' contents by name. */
export function drawMaps(
  elements: readonly MapElement[],
  office: Position,
  languages: readonly string[],
): Map<string, string> {
  const features = featuresIn(elements, office);
  assertLand(features, office);
  const sizes = Object.keys(mapSizes) as MapSize[];
  return new Map(sizes.flatMap((size) => drawWithin(maxSizes[size], features, size, languages)));
}

/** With as much detail as the files may have. */
function drawWithin(
  bytes: number,
  features: Features,
  size: MapSize,
  languages: readonly string[],
): [name: string, svg: string][] {
  for (const detail of details) {
    const shapes = { ...mapSizes[size], ...shapesIn(features, size, detail) };
    const files = languages.flatMap((language) => {
      const labels = labelsIn(features.places, frame(mapSizes[size]), language);
      return mapThemes.map((theme): [string, string] => [
        mapFile(size, language, theme),
        svgOf({ ...shapes, labels }, theme),
      ]);
    });
    if (files.every(([, svg]) => Buffer.byteLength(svg) <= bytes)) return files;
  }
  throw new UserError('OpenStreetMap has too much detail here for a map of this size.');
}

function assertLand({ coastlines, lines, places }: Features, { lat, lon }: Position): void {
  const box = frame(mapSizes.wide);
  const roads = Object.values(lines).flat();
  const hasAny =
    roads.some((line) => line.some((point) => contains(box, point))) ||
    places.some(({ point }) => contains(box, point));
  const at = `latitude ${lat}, longitude ${lon}`;
  if (!hasAny)
    throw new UserError(
      coastlines.length
        ? `Around ${at} is only sea. Check the office's position in content/company.json.`
        : `OpenStreetMap has no road and no place around ${at}. Check the office's position in content/company.json; a downloaded file must be of this place.`,
    );
  const near: Box = [-OFFSHORE, -OFFSHORE, OFFSHORE, OFFSHORE];
  const isOffshore = !roads.some((line) => clipLine(line, near).length);
  if (isOffshore && isInSea([0, 0], seaIn(coastlines, box)))
    throw new UserError(
      `At ${at} is the sea, far from the coast. Check the office's position in content/company.json.`,
    );
}

function shapesIn(features: Features, size: MapSize, { tolerance, smallest, without }: Detail) {
  const box = frame(mapSizes[size], MARGIN);
  const simple = (line: Line) => simplified(line, tolerance);
  const isVisible = (ring: Line) => Math.abs(area(ring)) >= smallest;
  const areasOf = (rings: Line[]) =>
    rings.map((ring) => clipRing(simple(ring), box)).filter(isVisible);
  const linesOf = (lines: Line[]) =>
    lines.flatMap((line) => clipLine(simple(line), box)).filter((line) => lengthOf(line) > 8);
  const kinds = lineKinds.filter((kind) => !without.includes(kind));
  const sea = seaIn(features.coastlines.map(simple), box).filter(isVisible);
  return {
    sea: DEPTHS.map((distance) =>
      distance ? offshore(sea, distance).filter(isVisible).map(simple) : sea,
    ),
    water: areasOf(features.water),
    green: areasOf(features.green),
    lines: Object.fromEntries(kinds.map((kind) => [kind, linesOf(features.lines[kind])])),
  };
}

const lengthOf = (line: Line) =>
  line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

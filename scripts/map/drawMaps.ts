/** Draws the maps of the office as SVG, in each size, language and theme, in the style of the site's live map. */
import { type MapColor, mapColors } from '../../src/build/styles/mapColors';
import {
  type MapSize,
  type MapTheme,
  mapFile,
  mapSizes,
  mapThemes,
} from '../../src/model/pictures';
import { UserError } from '../../src/model/problem';
import { type Features, featuresIn, type LineKind, lineKinds, seaIn } from './features';
import {
  area,
  clipLines,
  clipRings,
  contains,
  frame,
  inset,
  isWithin,
  type Line,
  type Position,
  simplified,
} from './geometry';
import { fontSizes, type Label, type LabelStyle, labelRules, labelsIn } from './labels';
import { MARGIN, type MapElement } from './overpass';

/** In bytes, before compression. */
const maxSizes: Record<MapSize, number> = { narrow: 12_000, wide: 30_000 };

/** In pixels from the coast; the sea gets deeper at each. */
const DEPTHS = [0, 7, 15, 24];
/** In pixels: an office at sea is farther from every road, about 2 km. */
const OFFSHORE = 130;

/** How far lines may move and how small areas may be, in pixels, and which lines are left out. */
const details: { tolerance: number; smallest: number; without: LineKind[] }[] = [
  { tolerance: 0.5, smallest: 12, without: [] },
  { tolerance: 0.8, smallest: 60, without: ['tertiary'] },
  { tolerance: 1.2, smallest: 200, without: ['tertiary', 'secondary'] },
  { tolerance: 2, smallest: 800, without: ['tertiary', 'secondary', 'rail', 'primary'] },
  { tolerance: 4, smallest: 2000, without: ['tertiary', 'secondary', 'rail', 'primary', 'river'] },
];

/** The files' contents by name. Throws a `UserError` if there is no map to draw. */
export function drawMaps(
  elements: readonly MapElement[],
  office: Position,
  languages: readonly string[],
): Map<string, string> {
  const features = featuresIn(elements, office);
  assertLand(features, office);
  const sizes = Object.keys(mapSizes) as MapSize[];
  return new Map(sizes.flatMap((size) => drawSize(features, size, languages)));
}

/** With as much detail as the files may have. */
function drawSize(features: Features, size: MapSize, languages: readonly string[]) {
  for (const detail of details) {
    const shapes = shapesIn(features, size, detail);
    const files = languages.flatMap((language) => {
      const labels = labelsIn(features.places, frame(mapSizes[size]), language);
      return mapThemes.map((theme): [name: string, svg: string] => [
        mapFile(size, language, theme),
        svgOf(size, shapes, labels, theme),
      ]);
    });
    if (files.every(([, svg]) => Buffer.byteLength(svg) <= maxSizes[size])) return files;
  }
  throw new UserError('OpenStreetMap has too much detail here for a map of this size.');
}

function assertLand({ coastlines, lines, places }: Features, { lat, lon }: Position): void {
  const box = frame(mapSizes.wide);
  const roads = Object.values(lines).flat();
  const at = `latitude ${lat}, longitude ${lon}`;
  const hasAny =
    roads.some((line) => line.some((point) => contains(box, point))) ||
    places.some(({ point }) => contains(box, point));
  if (!hasAny)
    throw new UserError(
      coastlines.length
        ? `Around ${at} is only sea. Check the office's position in content/company.json.`
        : `OpenStreetMap has no road and no place around ${at}. Check the office's position in content/company.json; a downloaded file must be of this place.`,
    );
  const isOffshore = !clipLines(roads, [-OFFSHORE, -OFFSHORE, OFFSHORE, OFFSHORE]).length;
  if (isOffshore && isWithin([0, 0], seaIn(coastlines, box)))
    throw new UserError(
      `At ${at} is the sea, far from the coast. Check the office's position in content/company.json.`,
    );
}

type Shapes = ReturnType<typeof shapesIn>;

function shapesIn(
  features: Features,
  size: MapSize,
  { tolerance, smallest, without }: (typeof details)[number],
) {
  const box = frame(mapSizes[size], MARGIN);
  const simple = (lines: Line[]) => lines.map((line) => simplified(line, tolerance));
  const isVisible = (ring: Line) => Math.abs(area(ring)) >= smallest;
  const areas = (rings: Line[]) => clipRings(simple(rings), box).filter(isVisible);
  const sea = seaIn(simple(features.coastlines), box).filter(isVisible);
  return {
    /** From the coast to the deep. */
    sea: DEPTHS.map((depth) => (depth ? simple(inset(sea, depth)).filter(isVisible) : sea)),
    water: areas(features.water),
    green: areas(features.green),
    lines: lineKinds.map((kind) => ({
      kind,
      lines: without.includes(kind)
        ? []
        : clipLines(simple(features.lines[kind]), box).filter((line) => lengthOf(line) > 8),
    })),
  };
}

const lengthOf = (line: Line) =>
  line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** Wider strokes take browsers without a graphics card 100 ms and more while scrolling. */
const strokes: Record<LineKind, { color: MapColor; more: string }> = {
  river: { color: 'water', more: ' stroke-width="2"' },
  ferry: { color: 'coast', more: ' stroke-dasharray="5 4"' },
  tertiary: { color: 'minor', more: '' },
  secondary: { color: 'minor', more: ' stroke-width="1.4"' },
  rail: { color: 'rail', more: ' stroke-width=".8" stroke-dasharray="4 3"' },
  primary: { color: 'major', more: ' stroke-width="1.4"' },
  trunk: { color: 'major', more: ' stroke-width="1.8"' },
  motorway: { color: 'major', more: ' stroke-width="2.2"' },
};

const labelLooks: Record<LabelStyle, string> = {
  city: 'font-weight="600"',
  town: 'font-weight="500"',
  suburb: '',
  small: '',
  water: 'font-style="italic" letter-spacing=".5" stroke="none"',
  peak: 'font-style="italic"',
};

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Without a size of its own, so that it is drawn in the size of its box: unscaled, with the office in the middle. */
function svgOf(size: MapSize, shapes: Shapes, labels: Label[], theme: MapTheme): string {
  const { width, height } = mapSizes[size];
  const { sea, water, green, lines } = shapes;
  const color = mapColors(theme);
  const depths = [color.shore, color.shallow, color.deep, color.water];
  const [x, y] = [width / 2, height / 2];
  const names = Object.entries(labelLooks).map(([style, look]) => {
    const texts = labels.flatMap((label, index) =>
      label.style === style ? textsOf(label, index) : [],
    );
    const fill = style === 'water' ? color.waterName : color[style as LabelStyle];
    const fontSize = fontSizes[style as LabelStyle];
    return (
      texts.length && `<g font-size="${fontSize}" fill="${fill}" ${look}>${texts.join('')}</g>`
    );
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>@media(min-width:${width}px),(min-height:${height}px){.map{display:none}.large{display:inline}}${labelRules(labels, width, height)}</style>`,
    '<svg class="map" x="50%" y="50%" overflow="visible"><g id="map" fill-rule="evenodd">',
    `<path fill="${color.land}" d="M${-x} ${-y}h${width}v${height}H${-x}z"/>`,
    path(green, 'z', `fill="${color.green}"`),
    ...sea.map((rings, depth) =>
      path(
        rings,
        'z',
        `fill="${depths[depth]}"${depth ? '' : ` stroke="${color.coast}" stroke-width=".8"`}`,
      ),
    ),
    path(water, 'z', `fill="${color.water}"`),
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    ...lines.map(({ kind, lines }) =>
      path(lines, '', `stroke="${color[strokes[kind].color]}"${strokes[kind].more}`),
    ),
    '</g>',
    `<g font-family="${FONTS}" text-anchor="middle" paint-order="stroke" stroke="${color.land}" stroke-opacity=".8" stroke-width="3" stroke-linejoin="round">`,
    ...names,
    '</g></g></svg>',
    `<svg class="large" display="none" viewBox="${-x} ${-y} ${width} ${height}" preserveAspectRatio="xMidYMid slice"><use href="#map"/></svg>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

const path = (lines: Line[], end: string, look: string) =>
  lines.length ? `<path ${look} d="${lines.map((line) => pathOf(line) + end).join('')}"/>` : '';

/** In relative coordinates with one decimal, from rounded positions, so that errors don't add up. */
function pathOf(line: Line): string {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = tenths.map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = tenths[index - 1] ?? [];
    return index && x === fromX && y === fromY ? '' : pair(x - fromX, y - fromY);
  });
  const [start = '', ...rest] = steps.filter(Boolean);
  return `M${start}l${rest.join(' ').replaceAll(' -', '-')}`;
}

const pair = (x: number, y: number) => `${tenth(x)}${y < 0 ? '' : ' '}${tenth(y)}`;
const tenth = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

const textsOf = ({ lines }: Label, index: number) =>
  lines.map(
    ({ text, at: [x, y] }) =>
      `<text class="n${index}" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escapeText(text)}</text>`,
  );

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

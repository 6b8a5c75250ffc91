/** Draws the maps of the office as SVG, in each size, language and theme, in the style of the site's live map. */

import { type Look, looks } from '../../src/model/model';
import { type MapSize, mapFile, mapSizes } from '../../src/model/pictures';
import { UserError } from '../../src/model/problem';
import {
  type Box,
  type Features,
  featuresIn,
  type Line,
  type LineKind,
  simplify,
} from './features';
import { type Label, labelStyles, labelsIn } from './labels';
import { MARGIN, type MapElement, type Position } from './overpass';

const themes = ['light', 'dark'] as const;

/** On light and dark pages in each look. */
const colors = {
  land: '#f3f0e9 #1c2942 #f8f8f8 #1e1e20 #f7ebdf #372922',
  water: '#d0d6df #0b162e #cfcfcf #0a0a0b #d9dbd4 #211612',
  coast: '#abb3c1 #3a455d #ababad #3a3a3d #bab3ab #54453d',
  green: '#d9e0d0 #263747 #dde6dc #282d29 #dcdcc8 #3e372b',
  minor: '#e2e0dd #2b3851 #e6e6e7 #2d2d30 #e8dbcf #473830',
  major: '#d0d0d1 #3b4760 #d4d4d6 #3d3d40 #dacabe #58473e',
  city: '#2e3d5d #d5d4d3 #2b2b2e #d8d8dc #563a2d #e8d4c5',
  name: '#55607a #a8b3c9 #56565c #a9a9b2 #73574a #cbb3a3',
  waterName: '#485470 #b7becc #48484d #b9b9c0 #694d40 #d5beae',
};
export type MapColor = keyof typeof colors;
type Colors = Record<MapColor, string>;

export function mapColors(look: Look, theme: (typeof themes)[number]): Colors {
  const column = 2 * looks.indexOf(look) + themes.indexOf(theme);
  const entries = Object.entries(colors).map(([name, row]) => [name, row.split(' ')[column]]);
  return Object.fromEntries(entries);
}

/** In bytes, before compression. */
const maxSizes: Record<MapSize, number> = { narrow: 12_000, wide: 30_000 };

/** How far lines may move, in pixels, and which are left out. */
const details: { tolerance: number; without: LineKind[] }[] = [
  { tolerance: 0.5, without: [] },
  { tolerance: 1.2, without: ['minor'] },
  { tolerance: 4, without: ['minor', 'major', 'river'] },
];

/** The files' contents by name. Throws a `UserError` if there is no map to draw. */
export function drawMaps(
  elements: readonly MapElement[],
  office: Position,
  languages: readonly string[],
  look: Look = 'editorial',
): Map<string, string> {
  const sizes = Object.keys(mapSizes) as MapSize[];
  const files = sizes.flatMap((size) => {
    const features = featuresIn(elements, office, frame(size, MARGIN));
    if (!features.places.length && features.lines.every(({ lines }) => !lines.length))
      throw new UserError(
        `OpenStreetMap has no road and no place around latitude ${office.lat}, longitude ${office.lon}. Check the office's position in content/company.json.`,
      );
    return drawSize(features, size, languages, look);
  });
  return new Map(files);
}

/** With the office in the middle, and `margin` pixels around it. */
function frame(size: MapSize, margin = 0): Box {
  const [x, y] = [mapSizes[size].width / 2 + margin, mapSizes[size].height / 2 + margin];
  return [-x, -y, x, y];
}

/** With as much detail as the files may have. */
function drawSize(features: Features, size: MapSize, languages: readonly string[], look: Look) {
  for (const detail of details) {
    const files = themes.flatMap((theme) => {
      const colors = mapColors(look, theme);
      const shapes = drawShapes(features, detail, colors);
      return languages.map((language): [name: string, svg: string] => [
        mapFile(size, language, theme),
        svgOf(size, shapes, labelsIn(features.places, frame(size), language), colors),
      ]);
    });
    if (files.every(([, svg]) => Buffer.byteLength(svg) <= maxSizes[size])) return files;
  }
  throw new UserError('OpenStreetMap has too much detail here for a map of this size.');
}

/** Everything but the names. */
function drawShapes(
  features: Features,
  { tolerance, without }: (typeof details)[number],
  color: Colors,
) {
  /** Wider strokes take browsers without a graphics card 100 ms and more while scrolling. */
  const strokes: Record<LineKind, string> = {
    river: `stroke="${color.water}" stroke-width="2"`,
    ferry: `stroke="${color.coast}" stroke-dasharray="5 4"`,
    minor: `stroke="${color.minor}" stroke-width="1.2"`,
    major: `stroke="${color.major}" stroke-width="1.8"`,
  };
  const simple = (lines: Line[]) => lines.map((line) => simplify(line, tolerance));
  const areas = (rings: Line[], look: string) =>
    // The smallest ones are no longer rings.
    path(
      simple(rings).filter((ring) => ring.length > 3),
      'z',
      look,
    );
  return [
    areas(features.green, `fill="${color.green}"`),
    areas(features.sea, `fill="${color.water}" stroke="${color.coast}" stroke-width=".8"`),
    areas(features.water, `fill="${color.water}"`),
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    ...features.lines
      .filter(({ kind }) => !without.includes(kind))
      .map(({ kind, lines }) => path(simple(lines), '', strokes[kind])),
    '</g>',
  ];
}

/** In relative coordinates with one decimal, from rounded positions, so that errors don't add up. */
function path(lines: Line[], end: string, look: string): string {
  const tenth = (value: number) => Math.round(value * 10);
  const data = lines.map((line) => {
    const steps = line.map(([x, y], index) => {
      const [fromX, fromY] = line[index - 1] ?? [0, 0];
      return `${(tenth(x) - tenth(fromX)) / 10} ${(tenth(y) - tenth(fromY)) / 10}`;
    });
    const [start, ...rest] = steps.filter((step, index) => !index || step !== '0 0');
    return `M${start}l${rest.join(' ')}${end}`;
  });
  return lines.length ? `<path ${look} d="${data.join('')}"/>` : '';
}

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Without a size of its own, so that it is drawn in the size of its box: unscaled, with the office in the middle. */
function svgOf(size: MapSize, shapes: string[], labels: Label[], color: Colors): string {
  const { width, height } = mapSizes[size];
  const [x, y] = [width / 2, height / 2];
  const names = labels.map(({ style, text, x, y }) => {
    const { fontSize, fill, look } = labelStyles[style];
    return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${fontSize}" fill="${color[fill]}" ${look}>${escapeText(text)}</text>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>@media(min-width:${width}px),(min-height:${height}px){.map{display:none}.large{display:inline}}</style>`,
    '<svg class="map" x="50%" y="50%" overflow="visible"><g id="map" fill-rule="evenodd">',
    `<path fill="${color.land}" d="M${-x} ${-y}h${width}v${height}H${-x}z"/>`,
    ...shapes,
    `<g font-family="${FONTS}" text-anchor="middle" paint-order="stroke" stroke="${color.land}" stroke-opacity=".8" stroke-width="3" stroke-linejoin="round">`,
    ...names,
    '</g></g></svg>',
    `<svg class="large" display="none" viewBox="${-x} ${-y} ${width} ${height}" preserveAspectRatio="xMidYMid slice"><use href="#map"/></svg>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

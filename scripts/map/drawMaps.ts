/** Draws the maps of the office as SVG, in each size, language and theme, in the style of the site's live map. */

import { type MapSize, mapFile, mapSizes } from '../../src/model/pictures';
import { UserError } from '../../src/model/problem';
import { type MapColor, mapColors } from './colors';
import {
  area,
  type Box,
  type Features,
  featuresIn,
  inset,
  type Line,
  type LineKind,
  simplify,
} from './features';
import { type Label, labelRules, labelStyles, labelsIn } from './labels';
import { MARGIN, type MapElement, type Position } from './overpass';

/** In bytes, before compression. */
const maxSizes: Record<MapSize, number> = { narrow: 12_000, wide: 30_000 };

/** How far lines may move and how small areas may be, in pixels, and which lines are left out. */
const details: { tolerance: number; smallest: number; without: LineKind[] }[] = [
  { tolerance: 0.5, smallest: 12, without: [] },
  { tolerance: 0.8, smallest: 60, without: ['tertiary'] },
  { tolerance: 1.2, smallest: 200, without: ['tertiary', 'secondary'] },
  { tolerance: 4, smallest: 2000, without: ['tertiary', 'secondary', 'rail', 'primary', 'river'] },
];

/** The files' contents by name. Throws a `UserError` if there is no map to draw. */
export function drawMaps(
  elements: readonly MapElement[],
  office: Position,
  languages: readonly string[],
): Map<string, string> {
  const featuresOf = (size: MapSize) => featuresIn(elements, office, frame(size, MARGIN));
  const { lines, places } = featuresOf('wide');
  if (!places.length && lines.every((kind) => !kind.lines.length))
    throw new UserError(
      `OpenStreetMap has no road and no place around latitude ${office.lat}, longitude ${office.lon}. Check the office's position in content/company.json.`,
    );
  const sizes = Object.keys(mapSizes) as MapSize[];
  return new Map(sizes.flatMap((size) => drawSize(featuresOf(size), size, languages)));
}

/** With the office in the middle, and `margin` pixels around it. */
function frame(size: MapSize, margin = 0): Box {
  const [x, y] = [mapSizes[size].width / 2 + margin, mapSizes[size].height / 2 + margin];
  return [-x, -y, x, y];
}

/** With as much detail as the files may have. */
function drawSize(features: Features, size: MapSize, languages: readonly string[]) {
  for (const detail of details) {
    const shapes = drawShapes(features, detail);
    const files = languages.flatMap((language): [name: string, svg: string][] => {
      const light = svgOf(size, shapes, labelsIn(features.places, frame(size), language));
      return [
        [mapFile(size, language, 'light'), light],
        [mapFile(size, language, 'dark'), inDark(light)],
      ];
    });
    if (files.every(([, svg]) => Buffer.byteLength(svg) <= maxSizes[size])) return files;
  }
  throw new UserError('OpenStreetMap has too much detail here for a map of this size.');
}

const color = mapColors('light');
const darkColors = new Map(
  Object.entries(mapColors('dark')).map(([name, dark]) => [color[name as MapColor], dark]),
);
const inDark = (svg: string) =>
  svg.replace(/#[\da-f]{6}/g, (light) => darkColors.get(light) ?? light);

/** Wider strokes take browsers without a graphics card 100 ms and more while scrolling. */
const strokes: Record<LineKind, string> = {
  river: `stroke="${color.water}" stroke-width="2"`,
  ferry: `stroke="${color.coast}" stroke-dasharray="5 4"`,
  tertiary: `stroke="${color.minor}"`,
  secondary: `stroke="${color.minor}" stroke-width="1.4"`,
  rail: `stroke="${color.rail}" stroke-width=".8" stroke-dasharray="4 3"`,
  primary: `stroke="${color.major}" stroke-width="1.4"`,
  trunk: `stroke="${color.major}" stroke-width="1.8"`,
  motorway: `stroke="${color.major}" stroke-width="2.2"`,
};

/** Everything but the names. */
function drawShapes(
  features: Features,
  { tolerance, smallest, without }: (typeof details)[number],
) {
  const simple = (lines: Line[]) => lines.map((line) => simplify(line, tolerance));
  const areas = (rings: Line[], look: string) =>
    path(
      simple(rings).filter((ring) => Math.abs(area(ring)) >= smallest),
      'z',
      look,
    );
  const sea = simple(features.sea);
  const coast = ` stroke="${color.coast}" stroke-width=".8"`;
  return [
    areas(features.green, `fill="${color.green}"`),
    areas(sea, `fill="${color.shore}"${coast}`),
    areas(inset(sea, 7), `fill="${color.shallow}"`),
    areas(inset(sea, 15), `fill="${color.deep}"`),
    areas(inset(sea, 24), `fill="${color.water}"`),
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
  const data = lines.map((line) => {
    const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
    const steps = tenths.map(([x = 0, y = 0], index) => {
      const [fromX = 0, fromY = 0] = tenths[index - 1] ?? [];
      return index && x === fromX && y === fromY ? '' : pair(x - fromX, y - fromY);
    });
    const [start = '', ...rest] = steps.filter(Boolean);
    return `M${start}l${rest.join(' ').replaceAll(' -', '-')}${end}`;
  });
  return lines.length ? `<path ${look} d="${data.join('')}"/>` : '';
}

const pair = (x: number, y: number) => `${tenth(x)}${y < 0 ? '' : ' '}${tenth(y)}`;
const tenth = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Without a size of its own, so that it is drawn in the size of its box: unscaled, with the office in the middle. */
function svgOf(size: MapSize, shapes: string[], labels: Label[]): string {
  const { width, height } = mapSizes[size];
  const [x, y] = [width / 2, height / 2];
  const names = Object.entries(labelStyles).map(([name, { fontSize, fill, look }]) => {
    const texts = labels.map((label, index) => (label.style === name ? textOf(label, index) : ''));
    const group = `<g font-size="${fontSize}" fill="${color[fill]}" ${look}>`;
    return texts.join('') && `${group}${texts.join('')}</g>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>@media(min-width:${width}px),(min-height:${height}px){.map{display:none}.large{display:inline}}${labelRules(labels, width, height)}</style>`,
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

const textOf = ({ text, x, y }: Label, index: number) =>
  `<text class="n${index}" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escapeText(text)}</text>`;

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

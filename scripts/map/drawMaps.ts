/** Draws the maps of the office as SVG, in each size, language and theme, in the style of the site's live map. */

import { type Look, looks } from '../../src/model/model';
import { type MapSize, mapFile, mapSizes, mapThemes } from '../../src/model/pictures';
import type { MapElement, Position } from './elements';
import {
  boxOf,
  clipLayer,
  type Layer,
  type Line,
  layersIn,
  lengthOf,
  MARGIN,
  simplify,
} from './features';
import { drawNames, type Name } from './names';

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
type Colors = Record<keyof typeof colors, string>;

export function mapColors(look: Look, theme: (typeof mapThemes)[number]): Colors {
  const column = 2 * looks.indexOf(look) + mapThemes.indexOf(theme);
  const entries = Object.entries(colors).map(([name, row]) => [name, row.split(' ')[column]]);
  return Object.fromEntries(entries);
}

/** Of layers and names. Wider strokes take browsers without a graphics card 100 ms and more while scrolling. */
const styleSheet = (color: Colors) => `.land{fill:${color.land}}
.green{fill:${color.green}}
.water,.sea{fill:${color.water}}
.sea{stroke:${color.coast};stroke-width:.8}
.river{stroke:${color.water};stroke-width:2}
.ferry{stroke:${color.coast};stroke-dasharray:5 4}
.minor{stroke:${color.minor};stroke-width:1.2}
.major{stroke:${color.major};stroke-width:1.8}
text{fill:${color.name};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;text-anchor:middle;paint-order:stroke;stroke:${color.land};stroke-opacity:.8;stroke-width:3;stroke-linejoin:round}
.city{fill:${color.city};font-weight:600}
.town{font-weight:500}
text.sea,.bay,.strait{fill:${color.waterName};font-style:italic;stroke:none}`;

/** Of everything but the names, in bytes before compression. */
const maxSizes: Record<MapSize, number> = { narrow: 9_000, wide: 22_000 };

/** The files' contents by name. */
export function drawMaps(
  elements: readonly MapElement[],
  office: Position,
  languages: readonly string[],
  look: Look,
): Map<string, string> {
  const files = new Map<string, string>();
  const layers = layersIn(elements, office);
  for (const size of Object.keys(mapSizes) as MapSize[]) {
    const shapes = drawShapes(layers, size);
    for (const theme of mapThemes)
      for (const language of languages) {
        const names = drawNames(elements, office, boxOf(size), language);
        const svg = svgOf(size, shapes, names, mapColors(look, theme));
        files.set(mapFile(size, language, theme), svg);
      }
  }
  return files;
}

/** With as much detail as the file may have: minor roads go first. */
function drawShapes(layers: readonly Layer[], size: MapSize): string[] {
  const clipped = layers.map((layer) => clipLayer(layer, boxOf(size, MARGIN)));
  for (let tolerance = 0.5; ; tolerance *= 1.25) {
    const kept = clipped.filter(({ name }) => tolerance < 1 || name !== 'minor');
    const groups = kept.map(({ name, shapes }) => {
      const paths = shapes.map((lines) => path(lines, tolerance));
      return `<g class="${name}">${paths.join('')}</g>`;
    });
    if (groups.join('').length <= maxSizes[size]) return groups;
  }
}

/**
 * Lines move by at most `tolerance` pixels, and short ones are left out. Relative coordinates with one decimal, from
 * rounded positions, so that errors don't add up.
 */
function path(lines: Line[], tolerance: number): string {
  const tenth = (value: number) => Math.round(value * 10);
  const data = lines
    .filter((line) => lengthOf(line) > 24 * tolerance ** 2)
    .map((line) => {
      const [start, ...steps] = simplify(line, tolerance).map(([x, y], index, points) => {
        const [fromX, fromY] = points[index - 1] ?? [0, 0];
        return `${(tenth(x) - tenth(fromX)) / 10} ${(tenth(y) - tenth(fromY)) / 10}`;
      });
      return `M${start}l${steps.join(' ')}`;
    });
  return data.length ? `<path d="${data.join('')}"/>` : '';
}

/** Without a size of its own, so that it is drawn in the size of its box: unscaled, with the office in the middle. */
function svgOf(size: MapSize, shapes: string[], names: Name[], color: Colors): string {
  const { width, height } = mapSizes[size];
  const [x, y] = [width / 2, height / 2];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>${styleSheet(color)}`,
    `@media(min-width:${width}px),(min-height:${height}px){.map{display:none}.large{display:inline}}`,
    ...names.map((name) => hideIfCut(name, size)),
    '</style>',
    '<svg class="map" x="50%" y="50%" overflow="visible"><g id="map" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round">',
    `<path class="land" d="M${-x} ${-y}h${width}v${height}H${-x}z"/>`,
    ...shapes,
    ...names.map(({ svg }) => svg),
    '</g></svg>',
    `<svg class="large" display="none" viewBox="${-x} ${-y} ${width} ${height}" preserveAspectRatio="xMidYMid slice"><use href="#map"/></svg>`,
    '</svg>',
  ].join('\n');
}

/**
 * Hides a name that the edge of the picture's box would cut. A box that is larger than the map shows it enlarged, and cuts
 * off its sides, or what is above and below.
 */
function hideIfCut({ className, reach }: Name, size: MapSize): string {
  const { width, height } = mapSizes[size];
  const [x, y] = reach.map((pixels) => Math.ceil(2 * pixels));
  return `@media(max-width:${x}px),(max-height:${y}px),(min-width:${width}px) and (min-aspect-ratio:${width}/${y}),(min-height:${height}px) and (max-aspect-ratio:${x}/${height}){.${className}{display:none}}`;
}

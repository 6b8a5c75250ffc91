/** Draws the maps as SVG, in each size, language and theme. */
import {
  type MapColors,
  type MapSize,
  type MapTheme,
  mapFile,
  mapSizes,
  mapThemes,
  type Position,
} from '../index';
import {
  boxOf,
  clipLayer,
  type Layer,
  type Line,
  layersIn,
  lengthOf,
  MARGIN,
  type MapElement,
  simplify,
} from './features';
import { drawNames, type Name } from './names';

/** The styles of layers and names. Wider strokes take browsers without a graphics card over 100 ms while scrolling. */
const styleSheet = (color: (name: keyof MapColors) => string) => `.land{fill:${color('land')}}
.green{fill:${color('green')}}
.water,.sea{fill:${color('water')}}
.sea{stroke:${color('coast')};stroke-width:.8}
.river{stroke:${color('water')};stroke-width:2}
.ferry{stroke:${color('coast')};stroke-dasharray:5 4}
.minor{stroke:${color('minor')};stroke-width:1.2}
.major{stroke:${color('major')};stroke-width:1.8}
text{fill:${color('name')};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;text-anchor:middle;paint-order:stroke;stroke:${color('land')};stroke-opacity:.8;stroke-width:3;stroke-linejoin:round}
.city{fill:${color('city')};font-weight:600}
.town{font-weight:500}
text.sea,.bay,.strait{fill:${color('waterName')};font-style:italic;stroke:none}`;

/** The size of everything but the names, in bytes before compression. */
const maxSizes: Record<MapSize, number> = { narrow: 9_000, wide: 22_000 };

/** The files' contents by name. */
export function drawMaps(
  elements: readonly MapElement[],
  center: Position,
  languages: readonly string[],
  colors: MapColors,
): Map<string, string> {
  const files = new Map<string, string>();
  const layers = layersIn(elements, center);
  for (const size of Object.keys(mapSizes) as MapSize[]) {
    const shapes = drawShapes(layers, size);
    for (const theme of mapThemes)
      for (const language of languages) {
        const names = drawNames(elements, center, boxOf(size), language);
        const svg = svgOf(size, [shapes, names], colors, theme);
        files.set(mapFile(size, language, theme), svg);
      }
  }
  return files;
}

/** The layers with as much detail as the size allows; minor roads are left out first. */
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

/** The SVG has no size of its own, so that it fills its box: unscaled, with the place in the middle. */
function svgOf(
  size: MapSize,
  [shapes, names]: [string[], Name[]],
  colors: MapColors,
  theme: MapTheme,
): string {
  const { width, height } = mapSizes[size];
  const [x, y] = [width / 2, height / 2];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>${styleSheet((name) => colors[name][theme])}`,
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

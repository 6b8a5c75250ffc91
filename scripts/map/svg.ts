/**
 * Writes a map as SVG, in the style of the site's live map. Without a size of its own, so that it is drawn in the size
 * of its box on the page: unscaled, with the office in the middle.
 */
import type { MapTheme } from '../../src/components/map/drawnMap';
import { drawnColors } from '../../src/gatsby/mapColors';
import type { LineKind } from './features';
import type { Line } from './geometry';
import { fontSizes, type Label, type LabelStyle, labelRules } from './labels';

export interface Drawing {
  width: number;
  height: number;
  /** From the coast to the deep. */
  sea: Line[][];
  water: Line[];
  green: Line[];
  lines: Partial<Record<LineKind, Line[]>>;
  labels: Label[];
}

/** Wider strokes take browsers without a graphics card 100 ms and more while scrolling. */
const roads: Record<
  LineKind,
  { color: 'minor' | 'major' | 'rail' | 'water' | 'coast'; more: string }
> = {
  river: { color: 'water', more: ' stroke-width="2"' },
  ferry: { color: 'coast', more: ' stroke-dasharray="5 4"' },
  tertiary: { color: 'minor', more: '' },
  secondary: { color: 'minor', more: ' stroke-width="1.4"' },
  rail: { color: 'rail', more: ' stroke-width=".8" stroke-dasharray="4 3"' },
  primary: { color: 'major', more: ' stroke-width="1.4"' },
  trunk: { color: 'major', more: ' stroke-width="1.8"' },
  motorway: { color: 'major', more: ' stroke-width="2.2"' },
};
export const lineKinds = Object.keys(roads) as LineKind[];

const labelLooks: Record<LabelStyle, string> = {
  city: 'font-weight="600"',
  town: 'font-weight="500"',
  suburb: '',
  small: '',
  water: 'font-style="italic" letter-spacing=".5" stroke="none"',
  peak: 'font-style="italic"',
};
const labelStyles = Object.keys(labelLooks) as LabelStyle[];

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

export function svgOf(drawing: Drawing, theme: MapTheme): string {
  const { width, height, sea, water, green, lines, labels } = drawing;
  const color = drawnColors[theme];
  const depths = [color.shore, color.shallow, color.deep, color.water];
  const [x, y] = [width / 2, height / 2];
  const fills = [
    area(green, `fill="${color.green}"`),
    ...sea.map((rings, depth) =>
      area(
        rings,
        `fill="${depths[depth]}"${depth ? '' : ` stroke="${color.coast}" stroke-width=".8"`}`,
      ),
    ),
    area(water, `fill="${color.water}"`),
  ];
  const strokes = lineKinds.map((kind) => {
    const { color: name, more } = roads[kind];
    return path(lines[kind] ?? [], '', `stroke="${color[name]}"${more}`);
  });
  const names = labelStyles.map((style) => {
    const texts = labels.flatMap((label, index) =>
      label.style === style ? textsOf(label, index) : [],
    );
    const fill = style === 'water' ? color.waterName : color[style];
    return texts.length
      ? `<g font-size="${fontSizes[style]}" fill="${fill}" ${labelLooks[style]}>${texts.join('')}</g>`
      : '';
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<style>@media(min-width:${width}px),(min-height:${height}px){.map{display:none}.large{display:inline}}${labelRules(labels, width, height)}</style>`,
    '<svg class="map" x="50%" y="50%" overflow="visible"><g id="map">',
    `<path fill="${color.land}" d="M${-x} ${-y}h${width}v${height}H${-x}z"/>`,
    ...fills,
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    ...strokes,
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

const area = (rings: Line[], look: string) => path(rings, 'z', look);

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

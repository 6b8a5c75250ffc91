/** Chooses which names a map shows, and where, so that none overlaps another or the marker. */
import type { MapColor } from './drawMaps';
import type { Box, Place, Point } from './features';

export const labelStyles = {
  city: { fontSize: 20, fill: 'city', look: 'font-weight="600"' },
  town: { fontSize: 13.5, fill: 'name', look: 'font-weight="500"' },
  small: { fontSize: 11.5, fill: 'name', look: '' },
  water: { fontSize: 12, fill: 'waterName', look: 'font-style="italic" stroke="none"' },
} satisfies Record<string, { fontSize: number; fill: MapColor; look: string }>;

/** By OpenStreetMap's kind of place, from the most to the least important. */
const styleOf: Record<string, keyof typeof labelStyles> = {
  city: 'city',
  town: 'town',
  sea: 'water',
  suburb: 'small',
  village: 'small',
  bay: 'water',
  strait: 'water',
  island: 'small',
  quarter: 'small',
  hamlet: 'small',
  peak: 'small',
};
const kinds = Object.keys(styleOf);

export interface Label {
  style: keyof typeof labelStyles;
  text: string;
  x: number;
  y: number;
  box: Box;
}

/** In pixels: around each name, from the frame, and to the office, where the marker is. */
const GAP = 5;
const EDGE = 10;
const MARKER: Box = [-24, -54, 24, 14];
/** Names in a map of 100 × 100 pixels; more would be clutter. */
const DENSITY = 0.2;
/** In parts of the font size; rather too wide, as browsers use the device's own font. */
const LETTER = 0.75;

export function labelsIn(places: readonly Place[], box: Box, language: string): Label[] {
  const most = Math.round(((box[2] - box[0]) * (box[3] - box[1]) * DENSITY) / 10_000);
  const labels = new Map<string, Label>();
  for (const { kind, point, tags } of places.toSorted(byImportance)) {
    const name = nameIn(tags, language);
    const style = styleOf[kind];
    if (labels.size === most) break;
    if (!name || !style || labels.has(name) || !contains(box, point)) continue;
    const taken = [MARKER, ...[...labels.values()].map((label) => grow(label.box, GAP))];
    const label = candidates(point, name, style, grow(box, -EDGE)).find(
      (one) => !taken.some((other) => overlap(one.box, other)),
    );
    if (label) labels.set(name, label);
  }
  return [...labels.values()];
}

/** The name in the language or, as maps do, the local one. `pt-BR` may be in OpenStreetMap as `pt`. */
function nameIn(tags: Record<string, string>, language: string): string | undefined {
  const [base] = language.split('-');
  const name = tags[`name:${language}`] ?? tags[`name:${base}`] ?? tags.name;
  return name?.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** The nearest first among equals, so that the office's surroundings are named. */
const byImportance = (a: Place, b: Place) =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || Math.hypot(...a.point) - Math.hypot(...b.point);

/** On its place, or a little above or below. Names at the frame's edges move inwards. */
function candidates([x, y]: Point, text: string, style: Label['style'], frame: Box): Label[] {
  const { fontSize } = labelStyles[style];
  // Chinese, Japanese and Korean letters are almost twice as wide.
  const wide = text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu)?.length ?? 0;
  const halfWidth = ([...text].length * LETTER + wide * 0.55) * (fontSize / 2);
  const halfHeight = fontSize * 0.6;
  const middle = Math.max(frame[0] + halfWidth, Math.min(x, frame[2] - halfWidth));
  return [0, -16, 16, -30, 30].map((step) => {
    const height = Math.max(frame[1] + halfHeight, Math.min(y + step, frame[3] - halfHeight));
    const [top, bottom] = [height - halfHeight, height + halfHeight];
    const box: Box = [middle - halfWidth, top, middle + halfWidth, bottom];
    return { style, text, x: middle, y: bottom - fontSize * 0.25, box };
  });
}

const contains = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
const grow = ([a, b, c, d]: Box, by: number): Box => [a - by, b - by, c + by, d + by];
const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

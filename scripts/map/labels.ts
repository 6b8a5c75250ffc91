/** Chooses which names a map shows, and where, so that none overlaps another or the marker. */
import type { MapColor } from './colors';
import { type Box, contains, type Place, type Point } from './features';

type Style = 'city' | 'town' | 'suburb' | 'small' | 'water' | 'peak';

export const labelStyles: Record<Style, { fontSize: number; fill: MapColor; look: string }> = {
  city: { fontSize: 20, fill: 'city', look: 'font-weight="600"' },
  town: { fontSize: 13.5, fill: 'town', look: 'font-weight="500"' },
  suburb: { fontSize: 12, fill: 'suburb', look: '' },
  small: { fontSize: 11, fill: 'small', look: '' },
  water: {
    fontSize: 12,
    fill: 'waterName',
    look: 'font-style="italic" letter-spacing=".5" stroke="none"',
  },
  peak: { fontSize: 11, fill: 'peak', look: 'font-style="italic"' },
};

/** From the most to the least important. */
const styleOf: Record<string, Style> = {
  city: 'city',
  town: 'town',
  sea: 'water',
  suburb: 'suburb',
  village: 'suburb',
  bay: 'water',
  strait: 'water',
  island: 'suburb',
  quarter: 'small',
  hamlet: 'small',
  neighbourhood: 'small',
  peak: 'peak',
};
const ranks = Object.keys(styleOf);

export interface Label {
  style: Style;
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
  const inner = grow(box, -EDGE);
  const labels = new Map<string, Label>();
  for (const { kind, point, tags } of byImportance(places)) {
    const name = nameIn(tags, language);
    const style = styleOf[kind];
    if (labels.size === most) break;
    if (!name || !style || labels.has(name) || !contains(box, point)) continue;
    const taken = [MARKER, ...[...labels.values()].map((label) => grow(label.box, GAP))];
    const label = candidates(point, name, style, inner).find(
      (one) => isWithin(one.box, inner) && !taken.some((other) => overlap(one.box, other)),
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
function byImportance(places: readonly Place[]): Place[] {
  const rank = ({ kind }: Place) => ranks.indexOf(kind);
  const distance = ({ point: [x, y] }: Place) => Math.hypot(x, y);
  return places.toSorted(
    (a, b) => rank(a) - rank(b) || b.population - a.population || distance(a) - distance(b),
  );
}

/** On its place, or a little above or below. Names at the frame's sides move inwards. */
function candidates([x, y]: Point, text: string, style: Style, frame: Box): Label[] {
  const { fontSize } = labelStyles[style];
  const [halfWidth, halfHeight] = [(widthOf(text) * fontSize) / 2, fontSize * 0.6];
  const middle = Math.max(frame[0] + halfWidth, Math.min(x, frame[2] - halfWidth));
  return [0, -16, 16, -30, 30, -60, 60].map((step) => {
    const [top, bottom] = [y + step - halfHeight, y + step + halfHeight];
    const box: Box = [middle - halfWidth, top, middle + halfWidth, bottom];
    return { style, text, x: middle, y: bottom - fontSize * 0.25, box };
  });
}

/** Chinese, Japanese and Korean letters are almost twice as wide. */
const widthOf = (text: string) =>
  LETTER * [...text].length +
  0.55 * (text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu)?.length ?? 0);

/**
 * Styles that hide each name in boxes that would cut it. A larger box shows more of the map; in one that is larger than
 * the map, the map grows until it fills it.
 */
export function labelRules(labels: readonly Label[], width: number, height: number): string {
  const rules = labels.map(({ box }, index) => {
    const [left, top, right, bottom] = grow(box, GAP);
    const [x, y] = [Math.ceil(Math.max(-left, right)), Math.ceil(Math.max(-top, bottom))];
    const small = `(max-width:${2 * x}px),(max-height:${2 * y}px)`;
    const flat = `(min-width:${width}px) and (min-aspect-ratio:${width / 2}/${y})`;
    const tall = `(min-height:${height}px) and (max-aspect-ratio:${x}/${height / 2})`;
    return `@media ${small},${flat},${tall}{.n${index}{display:none}}`;
  });
  return rules.join('');
}

const grow = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];
const isWithin = (inner: Box, outer: Box) =>
  contains(outer, [inner[0], inner[1]]) && contains(outer, [inner[2], inner[3]]);
const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

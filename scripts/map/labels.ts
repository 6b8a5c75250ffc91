/** Chooses which names a map shows, and where, so that none overlaps another or the marker. */
import type { Place } from './features';
import { type Box, contains, type Point } from './geometry';

/** The font sizes in pixels. */
export const fontSizes = { city: 20, town: 13.5, suburb: 12, small: 11, water: 12, peak: 11 };
export type LabelStyle = keyof typeof fontSizes;

/** From the most to the least important. */
const styleOf: Record<string, LabelStyle> = {
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
  style: LabelStyle;
  lines: { text: string; at: Point }[];
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
const WIDE_LETTER = 1.3;
/** Longer names are broken at a space. */
const LINE_LENGTH = 14;

export function labelsIn(places: readonly Place[], box: Box, language: string): Label[] {
  const most = Math.round(((box[2] - box[0]) * (box[3] - box[1]) * DENSITY) / 10_000);
  const inner = grow(box, -EDGE);
  const labels = new Map<string, Label>();
  for (const place of byImportance(places)) {
    const name = nameOf(place, language);
    const style = styleOf[place.kind];
    if (labels.size === most) break;
    if (!name || !style || labels.has(name) || !contains(box, place.point)) continue;
    const taken = [MARKER, ...[...labels.values()].map((label) => grow(label.box, GAP))];
    const label = candidates(place.point, name, style, inner).find(
      (one) => isWithin(one.box, inner) && !taken.some((other) => overlap(one.box, other)),
    );
    if (label) labels.set(name, label);
  }
  return [...labels.values()];
}

/** The name in the language or, as maps do, the local one. `pt-BR` may be in OpenStreetMap as `pt`. */
function nameOf({ tags }: Place, language: string): string | undefined {
  const [base] = language.split('-');
  const name = tags[`name:${language}`] ?? tags[`name:${base}`] ?? tags.name;
  return name?.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** The nearest first among equals, so that the office's surroundings are named. */
function byImportance(places: readonly Place[]): Place[] {
  const rank = ({ kind }: Place) => ranks.indexOf(kind);
  const distance = ({ point: [x, y] }: Place) => Math.hypot(x, y);
  return places
    .filter(({ kind }) => kind in styleOf)
    .sort((a, b) => rank(a) - rank(b) || b.population - a.population || distance(a) - distance(b));
}

/** On its place, or a little above or below. Names at the frame's sides move inwards. */
function candidates([x, y]: Point, name: string, style: LabelStyle, frame: Box): Label[] {
  const size = fontSizes[style];
  const texts = broken(name);
  const width = Math.max(...texts.map(widthOf)) * size;
  const height = texts.length * size * 1.15;
  const middle = Math.max(frame[0] + width / 2, Math.min(x, frame[2] - width / 2));
  const steps = style === 'city' ? [0, -30, 30, -60, 60, -75, 75] : [0, -16, 16, -30, 30];
  return steps.map((step) => {
    const top = y + step - height / 2;
    const lines = texts.map((text, index) => ({
      text,
      at: [middle, top + size * (0.9 + index * 1.15)] satisfies Point,
    }));
    return { style, lines, box: [middle - width / 2, top, middle + width / 2, top + height] };
  });
}

const widthOf = (text: string) =>
  [...text]
    .map((letter) =>
      /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(letter) ? WIDE_LETTER : LETTER,
    )
    .reduce((sum, one) => sum + one, 0);

function broken(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= LINE_LENGTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

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

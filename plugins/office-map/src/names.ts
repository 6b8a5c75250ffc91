/** Draws the names on a map, so that none overlaps another or the marker. */
import type { Position } from '../index';
import { type Box, type MapElement, projectionAt } from './features';

/** In pixels, by OpenStreetMap's kind of place, from the most to the least important. */
const fontSizes: Record<string, number> = {
  city: 20,
  town: 13.5,
  sea: 12,
  suburb: 11.5,
  village: 11.5,
  bay: 12,
  strait: 12,
  island: 11.5,
  quarter: 11.5,
  hamlet: 11.5,
  peak: 11.5,
};
export const placeKinds = Object.keys(fontSizes);

/** In pixels: the space around each name, the distance from the frame, the credit's height below, and the marker. */
const GAP = 5;
const EDGE = 10;
const CREDIT = 25;
const MARKER: Box = [-24, -54, 24, 14];
/** Names per 100 × 100 pixels; more would be clutter. */
const DENSITY = 0.2;
/** The width of a letter in ems; rather too wide, as browsers use the device's own font. */
const LETTER = 0.75;

export interface Name {
  /** The name in SVG, with a class of its own. */
  svg: string;
  className: string;
  /** The farthest that it reaches from the middle, to either side, and up, or down with the credit below it. */
  reach: [x: number, y: number];
}

/** A name is on its place, or a little above or below; at the frame's edges it moves inwards. */
export function drawNames(
  elements: readonly MapElement[],
  center: Position,
  [left, top, right, bottom]: Box,
  language: string,
): Name[] {
  const projection = projectionAt(center);
  const places = elements.flatMap(({ lon, lat, tags }) => {
    const kind = tags.place ?? tags.natural ?? '';
    const fontSize = fontSizes[kind];
    const name = nameIn(tags, language);
    if (lon === undefined || lat === undefined || !fontSize || !name) return [];
    const [x, y] = projection([lon, lat]) ?? [0, 0];
    const isInside = x > left && x < right && y > top && y < bottom;
    return isInside ? [{ kind, fontSize, rank: placeKinds.indexOf(kind), name, x, y }] : [];
  });
  // The nearest first among equals, so that the surroundings of the place are named.
  places.sort((a, b) => a.rank - b.rank || Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  const maxNames = Math.round(((right - left) * (bottom - top) * DENSITY) / 10_000);
  const taken = [MARKER];
  const drawn = new Map<string, Name>();
  for (const { kind, fontSize, name, x, y } of places) {
    if (drawn.size === maxNames) break;
    const halfWidth = (widthOf(name) * fontSize) / 2;
    if (drawn.has(name) || halfWidth > right - EDGE) continue;
    const halfHeight = fontSize * 0.6;
    const middle = clamp(x, left + EDGE + halfWidth, right - EDGE - halfWidth);
    const boxes = [0, -16, 16, -30, 30].map((step): Box => {
      const height = clamp(y + step, top + EDGE + halfHeight, bottom - CREDIT - halfHeight);
      return [middle - halfWidth, height - halfHeight, middle + halfWidth, height + halfHeight];
    });
    const box = boxes.find((free) => !taken.some((used) => overlap(free, used)));
    if (!box) continue;
    taken.push([box[0] - GAP, box[1] - GAP, box[2] + GAP, box[3] + GAP]);
    const baseline = box[3] - fontSize * 0.25;
    const className = `n${drawn.size}`;
    drawn.set(name, {
      svg: `<text x="${middle.toFixed(1)}" y="${baseline.toFixed(1)}" font-size="${fontSize}" class="${kind} ${className}">${escapeMarkup(name)}</text>`,
      className,
      reach: [Math.max(-box[0], box[2]), Math.max(-box[1], box[3] + CREDIT)],
    });
  }
  return [...drawn.values()];
}

/** The name in the language or, as maps do, the local one. `pt-BR` may be in OpenStreetMap as `pt`. */
function nameIn(tags: MapElement['tags'], language: string): string | undefined {
  const [base] = language.split('-');
  return [tags[`name:${language}`], tags[`name:${base}`], tags.name].map(cleanName).find(Boolean);
}

/** The name without what can't be drawn. Joiners and directional marks stay: some scripts need them. */
const cleanName = (name = '') =>
  name
    .replace(/[\u00ad\u200b\u2060\ufeff\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** In ems. Chinese, Japanese and Korean letters are almost twice as wide. */
function widthOf(name: string): number {
  const wide = name.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu)?.length ?? 0;
  return [...name].length * LETTER + wide * 0.55;
}

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

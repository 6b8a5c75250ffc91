/** What pages need to show the drawn maps. Runs in browsers, too; `draw.ts` draws them, in Node. */

/** In CSS pixels, at zoom 12. The place is in the middle. */
export const mapSizes = {
  narrow: { width: 640, height: 480 },
  wide: { width: 1280, height: 960 },
};
export type MapSize = keyof typeof mapSizes;

export const mapThemes = ['light', 'dark'] as const;
export type MapTheme = (typeof mapThemes)[number];

/** A map's file; `language` is that of its labels. */
export const mapFile = (size: MapSize, language: string, theme: MapTheme): string =>
  `${size}.${language}${theme === 'dark' ? '.dark' : ''}.svg`;

/** CSS colours, on light and on dark pages. */
export type MapColors = Record<
  'land' | 'water' | 'coast' | 'green' | 'minor' | 'major' | 'city' | 'name' | 'waterName',
  Record<MapTheme, string>
>;

export interface Position {
  lat: number;
  lon: number;
}

/** The drawn maps in `content/maps/`, which `npm run map` makes: their files and sizes. */

/** In CSS pixels, at the live map's zoom. The office is in the middle. */
export const mapSizes = {
  narrow: { width: 640, height: 480 },
  wide: { width: 1280, height: 960 },
};

export type MapSize = keyof typeof mapSizes;
export const mapThemes = ['light', 'dark'] as const;
export type MapTheme = (typeof mapThemes)[number];

/** `language` is that of the labels. */
export const mapFile = (size: MapSize, language: string, theme: MapTheme) =>
  `${size}.${language}${theme === 'dark' ? '.dark' : ''}.svg`;

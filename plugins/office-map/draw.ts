/** Draws the maps of a place from OpenStreetMap's data, in Node. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapColors, Position } from './index';
import { drawMaps } from './src/drawMaps';
import { fetchElements } from './src/overpass';

export { default as credits } from './credits.json';
export { MapError } from './src/overpass';

export interface DrawOptions {
  position: Position;
  /** BCP 47, the languages of the labels. */
  languages: readonly string[];
  colors: MapColors;
  /** The folder that the maps are written to. What is in it is deleted. */
  folder: string;
  /** The folder that keeps the server's answers, as its usage policy asks for few requests. */
  cache: string;
  /** Tells the server who asks, as its usage policy wants. */
  userAgent: string;
  /** Called with a line for people at each step. */
  onProgress?: (line: string) => void;
}

/** Resolves with the names of the files. Throws a `MapError`, and changes nothing, if there is no map to draw. */
export async function drawOfficeMaps(options: DrawOptions): Promise<string[]> {
  const { position, languages, colors, folder, onProgress = () => {} } = options;
  const elements = await fetchElements(position, options, onProgress);
  onProgress(`Drawing ${elements.length} streets, shores and places …`);
  const maps = drawMaps(elements, position, languages, colors);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of maps) writeFileSync(join(folder, name), svg);
  return [...maps.keys()];
}

/** Publishes the drawn maps, in the colours of the chosen look. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../model/files/contentRoot';
import { type Look, looks } from '../model/model';
import { chosenLook } from './look';

/** On light and dark pages in the looks editorial, modern and warm. `npm run map` draws with the first two. */
const colors = {
  land: '#f3f0e9 #1c2942 #f8f8f8 #1e1e20 #f7ebdf #372922',
  water: '#d0d6df #0b162e #cfcfcf #0a0a0b #d9dbd4 #211612',
  shore: '#dee0e3 #121e36 #dfdfdf #121213 #e5e1d8 #2a1e18',
  shallow: '#d9dde2 #0f1b33 #d9d9d9 #0f0f10 #e1dfd7 #271b16',
  deep: '#d5d9e0 #0d1831 #d4d4d4 #0d0d0e #ddddd5 #241814',
  coast: '#abb3c1 #3a455d #ababad #3a3a3d #bab3ab #54453d',
  green: '#d9e0d0 #263747 #dde6dc #282d29 #dcdcc8 #3e372b',
  minor: '#e2e0dd #2b3851 #e6e6e7 #2d2d30 #e8dbcf #473830',
  major: '#d0d0d1 #3b4760 #d4d4d6 #3d3d40 #dacabe #58473e',
  rail: '#c7c8ca #435068 #cbcbcc #454549 #d2c2b5 #605046',
  city: '#2e3d5d #d5d4d3 #2b2b2e #d8d8dc #563a2d #e8d4c5',
  town: '#424f6c #bfc3ce #404045 #c0c0c7 #65493c #d9c3b4',
  suburb: '#55607a #a8b3c9 #56565c #a9a9b2 #73574a #cbb3a3',
  waterName: '#485470 #b7becc #48484d #b9b9c0 #694d40 #d5beae',
  small: '#55607a #a8b3c9 #56565c #a9a9b2 #73574a #cbb3a3',
  peak: '#55607a #a8b3c9 #56565c #a9a9b2 #73574a #cbb3a3',
};

export type MapColor = keyof typeof colors;

export function mapColors(scheme: 'light' | 'dark', look: Look = 'editorial') {
  const column = 2 * looks.indexOf(look) + (scheme === 'dark' ? 1 : 0);
  const entries = Object.entries(colors).map(([name, row]) => [name, row.split(' ')[column]]);
  return Object.fromEntries(entries) as Record<MapColor, string>;
}

/** Under their own names, as pages refer to them by language, width and theme. */
export function writeMaps(site: string): void {
  const [from, to] = [join(contentRoot(), 'content/maps'), join(site, 'map')];
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith('.svg')))
    writeFileSync(join(to, file), recolor(readFileSync(join(from, file), 'utf8'), file));
}

function recolor(svg: string, file: string) {
  const scheme = file.endsWith('.dark.svg') ? 'dark' : 'light';
  const own = mapColors(scheme, chosenLook());
  const names = Object.entries(mapColors(scheme));
  const replaced = new Map(names.map(([name, drawn]) => [drawn, own[name as MapColor]]));
  return svg.replace(/#[\da-f]{6}\b/g, (color) => replaced.get(color) ?? color);
}

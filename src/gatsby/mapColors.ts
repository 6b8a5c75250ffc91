/** The colours of drawn maps. `npm run map` draws with the first; the build replaces them with the look's. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, interpolate } from 'culori';
import type { MapTheme } from '../components/map/drawnMap';
import { contentRoot } from '../content/files/contentRoot';
import type { Look } from '../content/model';
import { themeColors } from './theme';

export const drawnColors = {
  light: {
    land: '#f3f2ee',
    water: '#c8d6df',
    shore: '#d9e3ea',
    shallow: '#d3dfe6',
    deep: '#cedae3',
    coast: '#a9b9c3',
    green: '#e5eadd',
    minor: '#e0dcd2',
    major: '#cfc9bb',
    rail: '#c6c4bd',
    city: '#41484e',
    town: '#5b6166',
    suburb: '#656a6f',
    small: '#6b7074',
    waterName: '#4f6b7c',
    peak: '#746f60',
  },
  dark: {
    land: '#182645',
    water: '#0c1730',
    shore: '#142143',
    shallow: '#111e3d',
    deep: '#0f1b37',
    coast: '#41557c',
    green: '#1a2f4b',
    minor: '#24355d',
    major: '#33466f',
    rail: '#3a4c73',
    city: '#dfe4ee',
    town: '#c3cbdb',
    suburb: '#aeb8cd',
    small: '#a3aec5',
    waterName: '#8ba3c7',
    peak: '#a8a898',
  },
};

export type MapColors = (typeof drawnColors)['light'];

const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'rgb')(share));

/** Mixed from the page's colours, so that the map looks like a part of it. */
export function mapColors(root: string, theme: MapTheme, look?: Look): MapColors {
  const colors = themeColors(root, ['ground', 'ink', 'quiet', 'panel'], look);
  const [ground, ink, quiet] = [colors.ground[theme], colors.ink[theme], colors.quiet[theme]];
  const isDark = theme === 'dark';
  const land = isDark ? mix(ground, quiet, 0.1) : mix(ground, ink, 0.03);
  const water = isDark
    ? mix(ground, colors.panel.dark, 0.5)
    : mix('#ffffff', colors.panel.light, 0.2);
  return {
    land,
    water,
    shore: mix(land, water, 0.6),
    shallow: mix(land, water, 0.75),
    deep: mix(land, water, 0.87),
    coast: mix(water, quiet, 0.3),
    green: mix(land, '#6f9f6a', isDark ? 0.12 : 0.2),
    minor: mix(land, quiet, 0.11),
    major: mix(land, quiet, 0.22),
    rail: mix(land, quiet, 0.28),
    city: mix(quiet, ink, 0.6),
    town: mix(quiet, ink, 0.3),
    suburb: quiet,
    small: quiet,
    waterName: mix(quiet, ink, 0.2),
    peak: quiet,
  };
}

/** Under their own names, as pages refer to them by language, width and theme. */
export function writeMaps(root: string, site: string): void {
  const [from, to] = [join(contentRoot(), 'content/maps'), join(site, 'map')];
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const colors = { light: mapColors(root, 'light'), dark: mapColors(root, 'dark') };
  for (const file of readdirSync(from).filter((name) => name.endsWith('.svg'))) {
    const theme = file.endsWith('.dark.svg') ? 'dark' : 'light';
    const svg = readFileSync(join(from, file), 'utf8');
    writeFileSync(join(to, file), recolor(svg, theme, colors[theme]));
  }
}

export function recolor(svg: string, theme: MapTheme, colors: MapColors): string {
  const names = Object.keys(colors) as (keyof MapColors)[];
  const replaced = new Map(names.map((name) => [drawnColors[theme][name], colors[name]]));
  return svg.replace(/#[\da-f]{6}\b/g, (color) => replaced.get(color) ?? color);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapColors } from '../index';
import type { MapElement } from '../src/features';

/** Prepared answers of the Overpass API in `fixtures/`: names are real, shapes are invented. */
export const offices = {
  coast: { lon: -71.62, lat: -33.04 },
  'river-city': { lon: 6.96, lat: 50.94 },
  village: { lon: 42.7286, lat: 43.0456 },
  'dense-grid': { lon: -87.75, lat: 41.88 },
};
export type PlaceName = keyof typeof offices;
export const placeNames = Object.keys(offices) as PlaceName[];

export const answerFile = (name: string) => join(__dirname, `fixtures/${name}.json`);

export const readElements = (file: string): MapElement[] =>
  JSON.parse(readFileSync(file, 'utf8')).elements;

const plain = { light: '#ffffff', dark: '#000000' };
export const colors: MapColors = {
  land: { light: '#f3f0e9', dark: '#1c2942' },
  green: { light: '#d9e0d0', dark: '#15302f' },
  water: { light: '#d0d6df', dark: '#0b162e' },
  coast: plain,
  waterName: plain,
  minor: plain,
  major: plain,
  name: plain,
  city: plain,
};

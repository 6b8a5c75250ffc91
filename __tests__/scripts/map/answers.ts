import { readFileSync } from 'node:fs';
import type { MapElement } from '../../../scripts/map/features';

/** Prepared answers of the Overpass API in `__tests__/fixtures/maps/`: names are real, shapes are invented. */
export const offices = {
  coast: { lon: -71.62, lat: -33.04 },
  'river-city': { lon: 6.96, lat: 50.94 },
  village: { lon: 42.7286, lat: 43.0456 },
  'dense-grid': { lon: -87.75, lat: 41.88 },
};
export type PlaceName = keyof typeof offices;
export const placeNames = Object.keys(offices) as PlaceName[];

export const answerFile = (name: PlaceName) => `__tests__/fixtures/maps/${name}.json`;

export const readElements = (file: string): MapElement[] =>
  JSON.parse(readFileSync(file, 'utf8')).elements;

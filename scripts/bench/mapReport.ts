/** Says what the live map costs, as a table. */
import { formatTable } from '../formatTable';
import { median } from './comparison';
import type { MapVisit } from './mapVisit';

export interface MapRow {
  name: string;
  value: number;
  unit: string;
}

const measures: { name: string; unit: string; of: (visit: MapVisit) => number }[] = [
  { name: 'From about to be seen to drawn', unit: 'ms', of: ({ time }) => time },
  { name: 'Own files fetched for it', unit: 'kB', of: ({ bytes }) => bytes / 1000 },
  { name: 'Requests for own files', unit: '', of: ({ requests }) => requests },
  {
    name: 'Requests to Mapbox before it is wanted',
    unit: '',
    of: ({ askedBefore }) => askedBefore,
  },
  { name: 'Requests to Mapbox', unit: '', of: ({ asked }) => asked },
  { name: 'JavaScript memory before', unit: 'MB', of: ({ memoryBefore }) => memoryBefore },
  { name: 'JavaScript memory after', unit: 'MB', of: ({ memoryAfter }) => memoryAfter },
];

export const mapRows = (visits: MapVisit[]): MapRow[] =>
  measures.map(({ name, unit, of }) => ({ name, unit, value: median(visits.map(of)) }));

export const mapTable = (rows: MapRow[]): string =>
  formatTable(rows.map(({ name, value, unit }) => [name, `${Number(value.toFixed(1))} ${unit}`]));

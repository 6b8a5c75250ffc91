/** What `npm run bench` reports of a page, the limits, and how our page compares with the hand-written one. */
import { formatTable } from '../formatTable';

/** Computes the limit from the hand-written page's runs. */
type Limit = (reference: number[]) => number;

const atMost = (limit: number) => () => limit;
const times = (factor: number) => (reference: number[]) => factor * quantile(reference, 0.5);
/** Allows for noise: a quarter of the hand-written page's own runs are slower than this. */
const noWorse = (reference: number[]) => quantile(reference, 0.75);
const unlimited = () => Number.POSITIVE_INFINITY;

const limits = {
  'HTML, kB': atMost(9),
  'before scrolling, kB': unlimited,
  'scrolled to the end, kB': atMost(210),
  'scripts, kB': atMost(50),
  'requests before scrolling': unlimited,
  'requests to the end': unlimited,
  'layout shift': atMost(0),
  'LCP, ms': times(1.05),
  'Speed Index, ms': noWorse,
  'TBT, ms': noWorse,
  'main thread, ms': times(1.2),
} satisfies Record<string, Limit>;

type Metric = keyof typeof limits;
const metrics = Object.keys(limits) as Metric[];

/** The results of one run. */
export type Sample = Record<Metric, number>;

interface Row {
  metric: Metric;
  ours: number;
  reference: number;
  limit: number;
}

/** Medians; of layout shifts the worst run, as none may happen. */
export function compare(ours: Sample[], reference: Sample[]): Row[] {
  return metrics.map((metric) => {
    const share = metric === 'layout shift' ? 1 : 0.5;
    const valuesOf = (runs: Sample[]) => runs.map((run) => run[metric]);
    return {
      metric,
      ours: quantile(valuesOf(ours), share),
      reference: quantile(valuesOf(reference), share),
      limit: limits[metric](valuesOf(reference)),
    };
  });
}

/** The value that this share of all values does not exceed: 0.5 for the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (position % 1) * (above - below);
}

export const isMet = ({ ours, limit }: Row): boolean => ours <= limit;

export function tableOf(rows: Row[]): string {
  const head = ['', 'ours', 'hand-written', 'ratio', 'limit', ''];
  const lines = rows.map((row) => {
    const { metric, ours, reference, limit } = row;
    const hasLimit = Number.isFinite(limit);
    return [
      metric,
      rounded(ours),
      rounded(reference),
      reference === 0 ? '' : (ours / reference).toFixed(2),
      hasLimit ? rounded(limit) : '',
      hasLimit ? (isMet(row) ? 'met' : 'NOT MET') : '',
    ];
  });
  return formatTable([head, ...lines]);
}

/** To three significant digits or more. */
const rounded = (value: number) =>
  String(Number(value >= 100 ? value.toFixed(0) : value.toPrecision(3)));

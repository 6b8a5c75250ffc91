/** Compares the runs of our page with those of the reference page, and both with the limits. */
import { formatTable } from '../formatTable';
import { type Metric, metrics, type Sample } from './metrics';

export interface Row {
  name: string;
  unit: string;
  ours: number;
  reference: number;
  /** None where the reference page has nothing of it. */
  ratio: number | null;
  limit: number | null;
  isMet: boolean | null;
}

export function compare(ours: Sample[], reference: Sample[]): Row[] {
  return metrics.map((metric) => {
    const [one, other] = [summary(metric, ours), summary(metric, reference)];
    const limit = metric.limit?.(other) ?? null;
    return {
      name: metric.name,
      unit: metric.unit,
      ours: one,
      reference: other,
      ratio: other === 0 ? null : one / other,
      limit,
      isMet: limit === null ? null : metric.isMoreBetter ? one >= limit : one <= limit,
    };
  });
}

function summary({ of, isWorstOfAll }: Metric, samples: Sample[]): number {
  const values = samples.map(of);
  return isWorstOfAll ? Math.max(...values) : median(values);
}

/** Of an even number the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    Math.floor(sorted.length / 2) + 1,
  );
  return (low + high) / 2;
}

export function tableOf(rows: Row[]): string {
  const head = ['', 'ours', 'reference', 'ratio', 'limit', ''];
  const lines = rows.map(({ name, unit, ours, reference, ratio, limit, isMet }) => [
    unit ? `${name}, ${unit}` : name,
    rounded(ours),
    rounded(reference),
    ratio === null ? '' : ratio.toFixed(2),
    limit === null ? '' : rounded(limit),
    isMet === null ? '' : isMet ? 'met' : 'NOT MET',
  ]);
  return formatTable([head, ...lines]);
}

/** To as many digits as tell something. */
function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0);
}

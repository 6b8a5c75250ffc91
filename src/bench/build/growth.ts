/** What builds of several sizes say: how much each added language costs, and whether the limits are kept. */
import { formatTable } from '../../commands/formatTable';
import type { BuildMeasures } from './measuredBuild';

export interface SizedBuilds {
  languages: number;
  /** Without anything of an earlier build. */
  cold: BuildMeasures;
  /** After one text has changed. */
  warm: BuildMeasures;
  /** Bytes of the default language's page, compressed. */
  html: number;
}

export const kinds = ['cold', 'warm'] as const;

/** Seconds at four languages, and for each added one, on an idle machine. */
const limits = { languages: 4, cold: 45, warm: 12, perLanguage: 0.1 };

/** Least squares: the steps up for one step along. */
export function slopeOf(points: { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const [along, up] = [
    points.map((point) => (point.x - x) ** 2),
    points.map((point) => (point.x - x) * (point.y - y)),
  ];
  return mean(up) / mean(along);
}

export const perLanguage = (builds: SizedBuilds[], measure: (one: SizedBuilds) => number): number =>
  slopeOf(builds.map((one) => ({ x: one.languages, y: measure(one) })));

export function tableOf(builds: SizedBuilds[]): string {
  const units = ['s', 'processor s', 'MB'].flatMap((unit) =>
    kinds.map((kind) => `${kind}, ${unit}`),
  );
  const rows = builds.map(({ languages, cold, warm, html }) => [
    `${languages}`,
    ...[cold.seconds, warm.seconds, cold.processorSeconds, warm.processorSeconds].map(
      (seconds) => seconds?.toFixed(1) ?? '',
    ),
    ...[cold, warm].map(({ megabytes }) => megabytes?.toFixed(0) ?? ''),
    (html / 1000).toFixed(2),
  ]);
  return formatTable([['languages', ...units, 'HTML, kB'], ...rows]);
}

/** A line for each limit. */
export function judge(builds: SizedBuilds[]): string[] {
  const measured = builds.find(({ languages }) => languages === limits.languages);
  return kinds.flatMap((kind) => {
    const each = perLanguage(builds, (one) => one[kind].seconds);
    return [
      ...(measured
        ? [line(`${kind}, ${limits.languages} languages`, measured[kind].seconds, limits[kind])]
        : []),
      ...(builds.length > 1
        ? [line(`${kind}, each added language`, each, limits.perLanguage)]
        : []),
    ];
  });
}

const line = (name: string, seconds: number, limit: number) =>
  `${name}: ${seconds.toFixed(limit < 1 ? 3 : 1)} s, limit ${limit} s: ${seconds <= limit ? 'met' : 'NOT MET'}`;

/** Steps over half a second of the smallest and the largest build, the longest first. */
export function stepTable(builds: SizedBuilds[], kind: (typeof kinds)[number]): string {
  const [small, large] = [builds[0], builds.at(-1)];
  if (!small || !large) return '';
  const secondsOf = (one: SizedBuilds, name: string) => one[kind].steps[name] ?? 0;
  const rows = Object.keys(large[kind].steps)
    .filter((name) => secondsOf(large, name) > 0.5)
    .sort((one, other) => secondsOf(large, other) - secondsOf(large, one))
    .map((name) => [name, ...[small, large].map((one) => secondsOf(one, name).toFixed(1))]);
  return formatTable([
    [`${kind}, s`, `${small.languages}`, `${large.languages} languages`],
    ...rows,
  ]);
}

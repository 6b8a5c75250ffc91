/** How busy this machine is, without which no time says anything. */
import { availableParallelism, loadavg } from 'node:os';

/** How many programs wanted a processor in the last minute, on average. */
export const loadAverage = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

/** Of the beginning, and after each part. */
export const describeLoads = (loads: number[]): string =>
  `The machine's load was ${loads.join(', then ')}, with ${availableParallelism()} processors.`;

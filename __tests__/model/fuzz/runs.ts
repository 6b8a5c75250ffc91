/**
 * How long the properties are tested: a few random runs for each change, many in the full run. A failure prints its
 * seed; `FUZZ_SEED=<seed>` repeats it, `FUZZ_RUNS=<number>` tests for longer.
 */
import type { Parameters } from 'fast-check';

export const isFullRun = Boolean(process.env.FULL_RUN);

const { FUZZ_SEED, FUZZ_RUNS } = process.env;

export const runs: Parameters<unknown> = {
  numRuns: Number(FUZZ_RUNS || (isFullRun ? 1500 : 40)),
  ...(FUZZ_SEED ? { seed: Number(FUZZ_SEED) } : {}),
};

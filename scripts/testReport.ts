/** The summary at the end of a test run. */
import { formatTable } from './formatTable';
import type { TestResult } from './testResults';

export interface Outcome {
  name: string;
  seconds: number;
  results: TestResult[];
}

/** Prints times, slowest tests and everything that did not pass; returns the exit code. */
export function printReport(outcomes: Outcome[]): number {
  const all = outcomes.flatMap(({ results }) => results);
  const where = (status: TestResult['status']) => all.filter((one) => one.status === status);
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const slowest = all.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  const lines = (results: TestResult[]) =>
    results.map(({ name, file, reason }) => `  ${file} ${name}${reason ? `: ${reason}` : ''}`);
  const list = (heading: string, entries: string[]) =>
    entries.length ? `\n${heading}\n${entries.join('\n')}` : '';
  const steps = outcomes.map((one) => [one.name, seconds(one.seconds)]);
  const [failed, flaky, skipped] = [where('failed'), where('flaky'), where('skipped')];
  console.log(
    [
      `\nTime per step\n${formatTable(steps)}`,
      `\nSlowest tests\n${formatTable(slowest.map((one) => [seconds(one.seconds), one.file, one.name]))}`,
      list('Skipped', lines(skipped)),
      list('Flaky: failed first, passed when repeated; not counted as passed', lines(flaky)),
      list('Failed', lines(failed)),
    ].join('\n'),
  );
  const counts = [
    `${where('passed').length} passed`,
    `${failed.length} failed`,
    ...(skipped.length ? [`${skipped.length} skipped`] : []),
    ...(flaky.length ? [`${flaky.length} flaky`] : []),
  ];
  console.log(`\n${counts.join(', ')}`);
  return failed.length ? 1 : 0;
}

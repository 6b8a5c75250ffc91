/** What every message of the content check must be. */
import type { Problem } from '../../../src/model/problem';
import { reportProblems } from '../../../src/model/validation/report';
import { site } from './content';

/** A file that was changed and the key in it; empty for the whole file. */
interface Changed {
  file: string;
  key: string;
  /** What it was changed into. */
  value?: unknown;
}

/** Each problem is readable on one line and says what to do; at least one is about each change. */
export function expectHelp(problems: Problem[], ...changes: Changed[]): void {
  for (const problem of problems) {
    expect(problem.file).toMatch(/^(content\/(site|company|about)|locales\/.+)\.json$/i);
    for (const text of [problem.problem, problem.fix]) expect(text).toMatch(/^\S.{1,399}$/u);
    for (const text of [problem.file, problem.key, problem.problem, problem.fix]) {
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|.{400}/u);
      expect(text.replace(QUOTE, '')).not.toMatch(INTERNAL);
    }
  }
  const report = reportProblems(problems);
  expect(problems.filter(({ problem }) => !report.includes(problem))).toEqual([]);
  const unnoticed = changes.filter((change) => !problems.some((one) => isAbout(one, change)));
  // Both, so that a failure shows what was said instead.
  if (unnoticed.length) expect({ unnoticed, problems }).toEqual({ unnoticed: [], problems });
}

/** The editor's own text, which may be anything. */
const QUOTE = /^"(?:[^"\\]|\\.)*"/u;
/** What only programmers understand. */
const INTERNAL = /Error:|\bat \S+ \(|call stack|\[object \w|undefined/;

/** About the key, or what is in it or around it. A language without words is named by their file. */
function isAbout(problem: Problem, { file, key }: Changed): boolean {
  if (problem.file !== file) return file === site && problem.file.startsWith('locales/');
  if (key === '') return true;
  const [short, long] = problem.key.length < key.length ? [problem.key, key] : [key, problem.key];
  return short !== '' && long.startsWith(short) && /^$|^[.[]/.test(long.slice(short.length));
}

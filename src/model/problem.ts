/** A problem in the content, described for the person who can fix it. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** Counted from 1; missing if the file could not be parsed. */
  line?: number;
  /** Dotted path, `page.about.map.slides[2]`; empty for the whole file. */
  key: string;
  problem: string;
  /** What to do, if `problem` does not say it. */
  fix?: string;
}

export type Message = Pick<Problem, 'problem' | 'fix'>;

export const fileProblem = (file: string, problem: string, fix?: string): Problem => ({
  file,
  key: '',
  problem,
  fix,
});

/** An error whose message is shown to the user without a stack trace. */
export class UserError extends Error {}

/** The exit code of a build that has reported problems: `npm run build` adds no other advice. */
export const REFUSED = 2;

/**
 * Formats problems for the terminal, grouped by file, under "3 problems in the content". The same advice for several in
 * a row is printed once, below them.
 */
export function reportProblems(
  problems: Problem[],
  { kind = 'problem', where = 'the content' } = {},
): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const list = files.map((file) => {
    const own = problems.filter((problem) => problem.file === file);
    const lines = own.map(({ key, line, problem, fix }, index) => {
      const at = [key, line && `line ${line}`].filter(Boolean).join(', ') || 'whole file';
      const advice = !fix || own[index + 1]?.fix === fix ? '' : `\n    → ${fix}`;
      return `  ${at}: ${problem}${advice}`;
    });
    return `${file}\n${lines.join('\n')}`;
  });
  const count = `${problems.length} ${kind}${problems.length === 1 ? '' : 's'}`;
  return `${count} in ${where}:\n\n${list.join('\n\n')}\n`;
}

import type { Problem } from '../problem';

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
    const lines = own.map((problem, index) =>
      own[index + 1]?.fix === problem.fix
        ? line(problem)
        : `${line(problem)}\n    → ${problem.fix}`,
    );
    return `${file}\n${lines.join('\n')}`;
  });
  const count = `${problems.length} ${kind}${problems.length === 1 ? '' : 's'}`;
  return `${count} in ${where}:\n\n${list.join('\n\n')}\n`;
}

function line({ key, line, problem }: Problem): string {
  const place = [key, line && `line ${line}`].filter(Boolean).join(', ');
  return `  ${place || 'whole file'}: ${problem}`;
}

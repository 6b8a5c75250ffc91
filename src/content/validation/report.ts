import type { Problem } from '../problem';

/** Formats problems for the terminal, grouped by file, under "3 problems in the content". */
export function reportProblems(
  problems: Problem[],
  { kind = 'problem', where = 'the content' } = {},
): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const list = files.map((file) => {
    const lines = problems.filter((problem) => problem.file === file).map(line);
    return `${file}\n${lines.join('\n')}`;
  });
  const count = `${problems.length} ${kind}${problems.length === 1 ? '' : 's'}`;
  return `${count} in ${where}:\n\n${list.join('\n\n')}\n`;
}

function line({ key, line, problem, fix }: Problem): string {
  const place = [key, line && `line ${line}`].filter(Boolean).join(', ');
  return `  ${place || 'whole file'}: ${problem}\n    → ${fix}`;
}

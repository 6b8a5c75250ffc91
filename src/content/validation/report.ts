import type { Problem } from '../problem';

/** The problems as an editor reads them in the terminal, grouped by file. */
export function reportProblems(
  problems: Problem[],
  heading = 'The content needs mending in',
): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const list = files.map(
    (file) =>
      `${file}\n${problems
        .filter((problem) => problem.file === file)
        .map(line)
        .join('\n')}`,
  );
  const places = problems.length === 1 ? '1 place' : `${problems.length} places`;
  return `${heading} ${places}:\n\n${list.join('\n\n')}\n`;
}

function line({ key, line, problem, fix }: Problem): string {
  const place = [key, line && `line ${line}`].filter(Boolean).join(', ');
  return `  ${place || 'the file'}: ${problem}\n    → ${fix}`;
}

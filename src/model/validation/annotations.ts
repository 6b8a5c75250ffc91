import type { Problem } from '../problem';

/** Lines from which GitHub shows problems on the page of a workflow's run. Elsewhere they would only repeat the report. */
export function annotations(problems: Problem[], isGitHub = process.env.GITHUB_ACTIONS): string {
  if (!isGitHub) return '';
  return problems
    .map(({ file, line, key, problem, fix }) => {
      const place = line ? `${file},line=${line}` : file;
      const message = `${key || file} ${problem}. ${fix}`.replaceAll('%', '%25');
      return `::error file=${place}::${message}\n`;
    })
    .join('');
}

/** @jsxRuntime classic */
/** @jsx h */
import type { Problem } from '../../model/problem';
import type { Entry } from '../entries';
import { labelOf } from '../problems';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from '../react';
import { translate } from '../words';

/** Lists problems while the editor types. */
export function ProblemList({ entry, problems }: { entry: Entry; problems: Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems">
      {problems.map(({ key, problem, fix }) => (
        <li key={key}>
          <strong>{labelOf(entry, key)}</strong> {translate(problem)}. {translate(fix)}
        </li>
      ))}
    </ul>
  );
}

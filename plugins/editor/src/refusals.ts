/** Why the last save of the open form was refused: said at the fields until they are changed. */
import { isSame } from './merge';
import { type NamedProblem, pathOf } from './problems';
import { markFields, showField } from './sveltia/form';
import { valueAt } from './values';

export class Refusals {
  /** With the values that the fields had. */
  private problems: (NamedProblem & { value: unknown })[] = [];
  /** The key of the field to show when the CMS's message is closed. */
  private first: string | undefined;

  /** `data` is the form's. */
  set(problems: NamedProblem[], data: unknown): void {
    this.first = problems[0]?.key;
    this.mark(problems.map((one) => ({ ...one, value: valueAt(data, pathOf(one.key)) })));
  }

  /** Says nothing more at the fields that have been changed. */
  update(data: unknown): void {
    if (this.problems.length)
      this.mark(
        this.problems.filter(({ key, value }) => isSame(valueAt(data, pathOf(key)), value)),
      );
  }

  showFirst(): void {
    if (this.first) showField(pathOf(this.first).join('.'));
    this.first = undefined;
  }

  private mark(problems: Refusals['problems']): void {
    markFields(problems.map(({ key, text }) => [pathOf(key).join('.'), text]));
    this.problems = problems;
  }
}

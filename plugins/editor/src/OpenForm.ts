/** The form of an entry: its values, what was removed from it, and why a save was refused. */
import type { Entry } from '..';
import { type Backup, isNotIn, type Text, typedTextsIn } from './backups';
import {
  baseOf,
  cleanForm,
  type Form,
  type FormEvent,
  isUnsaved,
  next,
  withValues,
} from './formState';
import { filledIn } from './merge';
import { type NamedProblem, nameOf, pathOf } from './problems';
import { Refusals } from './refusals';
import { bringBack, isMissing, type Removed, removedFrom } from './removals';
import { isConverting, nextFrame, replaceValue } from './sveltia/form';
import { isPicture } from './uploads';
import { formatPath, valueAt } from './values';

export class OpenForm {
  form: Form;
  /** Texts of earlier visits that are not in the form. */
  unsaved: Text[];
  /** How many files of each name, without its ending, were chosen. */
  readonly fileNames = new Map<string, number>();
  readonly refusals = new Refusals();
  /** What was removed since the last save, the last one at the end. */
  private removals: Removed[] = [];
  /** The picture that was last replaced. */
  private replaced: Removed | undefined;

  /** `values` are those of the CMS. */
  constructor(
    readonly entry: Entry,
    private values: unknown,
    { base, data, unsaved = [] }: Backup,
  ) {
    this.form = cleanForm(filledIn(values));
    if (data !== undefined) this.form.state = { is: 'offered', base };
    const texts = [...unsaved, ...typedTextsIn(data).filter(isNotIn(base))];
    this.unsaved = texts.filter(isNotIn(this.form.data));
    this.refuse([]);
  }

  /** What is to be kept in the browser. */
  get backup(): Backup {
    const { form, unsaved } = this;
    return isUnsaved(form) ? { base: baseOf(form), data: form.data, unsaved } : { unsaved };
  }

  dispatch(event: FormEvent): void {
    this.form = next(this.form, event);
  }

  /** `read` is what the CMS has read of the file, or saved, last. */
  change(values: unknown, read: unknown): void {
    const { form: before, values: earlier } = this;
    this.form = withValues(before, filledIn(values), filledIn(read));
    this.values = values;
    // The CMS has not restored a draft, nor filled the form again.
    const isRestored = before.state.is === 'offered' || before.state.is === 'answered';
    const isByEditor = !isRestored && this.form.loaded === before.loaded;
    const removed = isByEditor ? removedFrom(earlier, values) : undefined;
    if (removed && isPicture(removed.value)) this.replaced = removed;
    if (removed && !isConverting()) this.removals.push(removed);
    this.removals = this.removals.filter((one) => isMissing(one, values));
    this.refusals.update(this.form.data);
    // Then the form has all of them.
    if (!this.unsaved.some(isNotIn(this.form.data))) this.unsaved = [];
  }

  /** Brings back what a refused picture has replaced. `before` had it; false if the field has been changed since. */
  async takeBack({ key }: NamedProblem, before: unknown, data: unknown): Promise<boolean> {
    const path = pathOf(key);
    const refused = valueAt(data, path);
    if (valueAt(this.form.data, path) !== refused) return false;
    const { replaced } = this;
    const last = replaced && formatPath(replaced.path) === key ? replaced.value : '';
    // The CMS forgets a file's name when it is removed.
    replaceValue(path.join('.'), '');
    await nextFrame();
    replaceValue(path.join('.'), valueAt(before, path) || last);
    this.removals = this.removals.filter(({ value }) => value !== refused);
    return true;
  }

  /** Marks the fields for which a save was refused, until they are changed. */
  refuse(problems: NamedProblem[]): void {
    this.refusals.set(problems, this.form.data);
  }

  /** The name of what was removed last. */
  get removed(): string | undefined {
    const last = this.removals.at(-1);
    return last && nameOf(this.entry.name, formatPath(last.path));
  }

  undoRemoval(): void {
    const last = this.removals.pop();
    if (last) bringBack(last, this.values);
  }

  saved(values: unknown): void {
    const { loaded, data, state } = this.form;
    const typed = typedTextsIn(data).filter(isNotIn(state.is === 'saving' ? state.sent : loaded));
    this.unsaved = [...this.unsaved, ...typed].filter(isNotIn(values));
    this.form = cleanForm(values);
    this.removals = [];
    this.refuse([]);
  }
}

/** The CMS's inputs, wrapped to validate their values with the content model. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component, type FormEvent } from 'react';
import { unlocatedJson } from '../model/json';
import type { Problem } from '../model/problem';
import { schemaAt } from '../model/schemaAt';
import { formatPath, isUntranslated, type Path } from '../model/texts';
import { validate } from '../model/validation/validate';
import { type EntryName, entries } from './entries';
import type { FieldProps } from './languages/translationNote';
import { formatProblem, normalize, problemsOf, titleOf } from './problems';
import { h } from './react';
import { translate } from './words';

/** The names of our field types, by the CMS input that each one wraps. */
export const CHECKED = {
  string: 'checked-string',
  text: 'checked-text',
  number: 'checked-number',
} as const;

/** The field's position in the model, set by `fields.ts`. */
export interface CheckedFieldPlace {
  entry: EntryName;
  path: Path;
}

type Note = (props: FieldProps) => string | undefined;

/** `noteOf` says what an editor should know about a value that is allowed. */
export function checkedField(control: CustomFieldControl, noteOf: Note): CustomFieldControl {
  return class CheckedField extends Component<FieldProps> {
    override state = { typed: '' };

    keepTyped = ({ target }: FormEvent) => {
      if (target instanceof HTMLInputElement) this.setState({ typed: target.value });
    };

    /** Called by the CMS after each change and before saving. */
    isValid(value: unknown) {
      const { field, entry } = this.props;
      const place: CheckedFieldPlace = field.toJS().place;
      const problem = problemAt(place, normalize(value, undefined), entry);
      return problem
        ? { error: { message: formatProblem(entries[place.entry], problem, titleOf) } }
        : true;
    }

    override render() {
      const { value, field } = this.props;
      const { typed } = this.state;
      const isRefused =
        field.get('widget') === CHECKED.number && isEmpty(value) && Number.isNaN(+typed);
      const limit = field.get('maxlength');
      const note = noteOf(this.props);
      return h(
        'div',
        { onInput: this.keepTyped },
        h(control, this.props),
        isRefused &&
          h('p', { role: 'alert', className: 'refused' }, translate(`“${typed}” ${notNumber}`)),
        note && h('p', { className: 'note' }, note),
        limit &&
          h('p', { className: 'counter' }, translate(`${length(value)} of ${limit} characters`)),
      );
    }
  };
}

/** As it will be saved. */
const length = (value: unknown) => String(value ?? '').trim().length;

const notNumber = 'is not a number. Write digits, with a point before decimals.';

/** The CMS itself says that such a field is required. */
const isEmpty = (value: unknown) => length(value) === 0;

type EntryMap = CustomFieldControlProps['entry'];

/** The problem of the value itself, or of the list or group around it: "has 2 entries instead of exactly 3". */
function problemAt(
  { entry, path }: CheckedFieldPlace,
  value: unknown,
  edited: EntryMap,
): Problem | undefined {
  const { model, file } = entries[entry];
  const field = schemaAt(model, path);
  // Drafts may have untranslated or missing texts; published languages are checked before saving.
  if (!field || isEmpty(value) || isUntranslated(String(value))) return undefined;
  const [own] = validate(unlocatedJson(file, value), field);
  if (own) return { ...own, key: formatPath(path) };
  const around = formatPath(path.slice(0, -1));
  return problemsOfWhole(entry, edited).find(({ key }) => key === around);
}

const known = new WeakMap<object, Problem[]>();

/** Cached: every field of a form validates after every key press, with the same result. */
function problemsOfWhole(entry: EntryName, edited: EntryMap): Problem[] {
  if (!edited) return [];
  const look = () =>
    problemsOf({ entry: entries[entry], value: edited.toJS().data, isPublished: false });
  const found = known.get(edited) ?? look();
  known.set(edited, found);
  return found;
}

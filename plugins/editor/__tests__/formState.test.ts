/** Which state of a form follows which. */
import {
  baseOf,
  cleanForm,
  type Form,
  isUnsaved,
  next,
  wasShown,
  withValues,
} from '../src/formState';

const [loaded, typed, draftBase, theirs] = [
  { text: 'saved' },
  { text: 'typed' },
  {},
  { text: 'b' },
];
const clean = cleanForm(loaded);
const changed = withValues(clean, typed, loaded);
const offered: Form = { ...clean, state: { is: 'offered', base: draftBase } };
const saving = next(changed, { is: 'save' });
const conflict = next(saving, { is: 'conflict', shown: theirs });
const forms = {
  clean,
  offered,
  answered: next(offered, { is: 'closed' }),
  changed,
  saving,
  conflict,
  'saving again': next(conflict, { is: 'save' }),
};
const events = {
  'is typed': (form: Form) => withValues(form, typed, loaded),
  'is as loaded again': (form: Form) => withValues(form, loaded, loaded),
  'is filled with what others saved': (form: Form) => withValues(form, theirs, theirs),
  'is used': (form: Form) => next(form, { is: 'used' }),
  'has its dialog closed': (form: Form) => next(form, { is: 'closed' }),
  'is saved': (form: Form) => next(form, { is: 'save' }),
  'is refused for a conflict': (form: Form) => next(form, { is: 'conflict', shown: theirs }),
};

/** In the order of `events`. An empty state is the same as before. */
const table: Record<keyof typeof forms, string> = {
  clean: 'changed | | | | | saving |',
  offered: 'changed | | clean | clean | answered | clean |',
  answered: 'changed | | clean | clean | | clean |',
  changed: '| clean | clean | | | saving |',
  saving: '| clean | clean | | changed | | conflict',
  conflict: '| clean | clean | | | saving |',
  'saving again': '| clean | clean | | conflict | | conflict',
};

test.each(Object.entries(table))('%s: %s', (name, row) => {
  const form = forms[name as keyof typeof forms];
  const states = Object.values(events).map((change) => change(form).state.is);
  expect(states).toEqual(row.split('|').map((is) => is.trim() || form.state.is));
});

test.each([
  ['clean', clean, loaded, false],
  ['offered', offered, draftBase, false],
  ['changed', changed, loaded, true],
  [
    'restored, which began with the draft’s base',
    withValues(offered, typed, loaded),
    draftBase,
    true,
  ],
  ['saving', saving, loaded, true],
  ['conflict', conflict, loaded, true],
  [
    'saving after others filled it',
    next(withValues(changed, theirs, theirs), { is: 'save' }),
    theirs,
    true,
  ],
])('%s: what changes are compared with, and whether they are unsaved', (_, form, base, isOpen) => {
  expect(baseOf(form)).toEqual(base);
  expect(isUnsaved(form)).toBe(isOpen);
});

test('A save replaces only a version that was shown, also after another refusal and with other texts', () => {
  const again = forms['saving again'];
  expect(wasShown(saving, theirs)).toBe(false);
  expect(wasShown(again, theirs)).toBe(true);
  expect(wasShown(again, { text: 'c' })).toBe(false);
  const later = withValues(next(again, { is: 'closed' }), { text: 'more' }, loaded);
  expect(wasShown(next(later, { is: 'save' }), theirs)).toBe(true);
  // The file was deleted.
  const deleted = next(next(saving, { is: 'conflict', shown: undefined }), { is: 'save' });
  expect(wasShown(deleted, undefined)).toBe(true);
});

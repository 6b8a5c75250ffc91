/** What the editor knows of entries whose forms are open, or were left with changes. */
import { EditingSession } from '../src/EditingSession';
import { entriesIn } from '../src/entries';
import { languages, settings } from './useTinySite';

const entry = (name: string) => {
  const found = entriesIn(languages).find(
    ({ name: one, language }) => one === name && (!language || language.isDefault),
  );
  if (!found) throw new Error(name);
  return found;
};
const [page, firm] = [entry('page'), entry('firm')];
const values = { phone: '1' };

/** The form is left for another view. */
const leave = () =>
  window.dispatchEvent(
    new HashChangeEvent('hashchange', { oldURL: 'http://a/#/entries/a', newURL: 'http://a/#/b' }),
  );

function open(data: object): EditingSession {
  const session = new EditingSession(settings);
  session.contents.values.set(firm.file, values);
  session.begin(firm, values);
  session.change(firm, data);
  return session;
}

const unsaved = (session: EditingSession) => session.unsavedEntries.map(({ name }) => name);

beforeEach(() => localStorage.clear());

test.each(['{', 'null', '5', '{"unsaved":"text"}', '{"unsaved":[["phone"]]}'])(
  'Damaged values in the browser’s storage are ignored: %s',
  (damaged) => {
    open({ phone: '2' });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, damaged);
    const session = open(values);
    expect(session.open).toMatchObject({
      form: { loaded: values, state: { is: 'clean' } },
      unsaved: [],
    });
    leave();
    expect(unsaved(session)).toEqual([]);
  },
);

test('A form that is left with changes is unsaved, stays as it was typed, and keeps the page from being left', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const session = open({ phone: '2' });
  expect(unsaved(session)).toEqual([]);
  expect(isAsked()).toBe(true);
  leave();
  session.begin(page, {});
  expect(unsaved(session)).toEqual(['firm']);
  expect(session.draftOf('firm', 'en')).toEqual({ phone: '2' });
  expect(session.contents.contentOf('firm', 'en')).toEqual(values);
  expect(isAsked()).toBe(true);
});

test('What is undone or saved is not unsaved any more', async () => {
  const session = open({ phone: '2' });
  leave();
  // The CMS restores it.
  session.begin(firm, values);
  session.change(firm, { phone: '2' });
  session.change(firm, values);
  leave();
  expect(unsaved(session)).toEqual([]);
  session.begin(firm, values);
  session.change(firm, { phone: '3' });
  await session.saved(firm, { phone: '3' });
  leave();
  expect(unsaved(session)).toEqual([]);
});

test('What is typed while a save runs is offered when the form is opened again', async () => {
  const session = open({ phone: '2' });
  session.open?.dispatch({ is: 'save' });
  session.change(firm, { phone: '3' });
  await session.saved(firm, { phone: '2' });
  leave();
  session.begin(firm, { phone: '2' });
  expect(session.open).toMatchObject({
    form: { state: { is: 'clean' } },
    unsaved: [[['phone'], '3']],
  });
  leave();
});

test('A question that was not answered stays; a discarded draft is forgotten', () => {
  const session = open({ phone: '2' });
  leave();
  session.begin(firm, values);
  leave();
  expect(unsaved(session)).toEqual(['firm']);
  session.begin(firm, values);
  document.body.innerHTML = '<div role="alertdialog"><button>Discard</button></div>';
  document.querySelector('button')?.click();
  leave();
  // Its text is still offered to be copied.
  expect(session.draftOf('firm', 'en')).toEqual(values);
  session.begin(firm, values);
  expect(session.open).toMatchObject({
    form: { state: { is: 'clean' } },
    unsaved: [[['phone'], '2']],
  });
  session.discardUnsaved(firm.file);
  leave();
  expect(unsaved(session)).toEqual([]);
});

test('A renamed picture that is saved in a form that is not open leaves its draft', async () => {
  const session = open({ phone: '2' });
  leave();
  await session.saved(firm, { phone: '1', logo: '/pictures/renamed.svg' });
  expect(unsaved(session)).toEqual(['firm']);
  expect(session.draftOf('firm', 'en')).toEqual({ phone: '2' });
});

test('A restored draft is compared with what it began with, and one that is typed with what was loaded', () => {
  const session = open({ phone: '2' });
  leave();
  const others = { phone: '1', email: 'a@example.com' };
  session.contents.values.set(firm.file, others);
  session.begin(firm, others);
  session.change(firm, { phone: '2' });
  expect(session.open?.form.state).toEqual({ is: 'changed', base: values });
  // The CMS fills the form again.
  session.change(firm, others);
  expect(session.open).toMatchObject({ form: { loaded: others, state: { is: 'clean' } } });
  session.change(firm, { ...others, phone: '4' });
  expect(session.open?.form.state).toEqual({ is: 'changed', base: others });
});

/** @jest-environment node */
import fc from 'fast-check';
import { type Choice, chooseTexts } from '../../../src/cms/merge/chooseTexts';
import { type Draft, type Entry, mergeBeforeSave } from '../../../src/cms/merge/draft';
import { baseOf, restoreBase } from '../../../src/cms/merge/unsavedChanges';

jest.mock('../../../src/cms/merge/chooseTexts', () => ({ chooseTexts: jest.fn() }));
const choose = jest.mocked(chooseTexts);

type Texts = Record<string, Record<string, string>>;

const entryOf = (texts: Texts): Entry => ({
  locales: Object.fromEntries(
    Object.entries(texts).map(([code, content]) => [code, { path: `${code}.json`, content }]),
  ),
});

const contentOf = ({ locales }: Entry) =>
  Object.fromEntries(Object.entries(locales).map(([code, version]) => [code, version?.content]));

function draftOf(entry: Entry): Draft {
  const values = () => structuredClone(contentOf(entry)) as Texts;
  const draft = { isNew: false, fileName: 'about', originalValues: values() };
  const fixed = { value: entry, configurable: true, enumerable: true };
  return Object.defineProperty({ ...draft, currentValues: values() }, 'originalEntry', fixed);
}

/** A branch, and a draft on a branch of its own once there is one. */
function service(published: Entry, draft?: Entry) {
  const stores = { published: { current: [published] }, drafts: { current: [] as Entry[] } };
  return {
    ...stores,
    inReview: draft !== undefined,
    fetchPublished: jest.fn(async () => undefined),
    fetchDrafts: jest.fn(async () => {
      if (draft) stores.drafts.current = [draft];
    }),
  };
}

const before = entryOf({ en: { title: 'a', text: 'b' }, el: { title: 'α', text: 'β' } });
const after = entryOf({ en: { title: 'theirs', text: 'b' }, el: { title: 'α', text: 'β' } });

test('Their change is added to the form, which then counts as unchanged there', async () => {
  const draft = draftOf(before);
  Object.assign(draft.currentValues.en ?? {}, { text: 'ours' });
  await mergeBeforeSave({ draft, ...service(after) });
  expect(draft.currentValues.en).toEqual({ title: 'theirs', text: 'ours' });
  expect(draft.originalValues.en).toEqual({ title: 'theirs', text: 'b' });
  expect(draft.originalEntry).toBe(after);
});

test('In review mode, changes are added to the draft that exists by now', async () => {
  const draft = draftOf(before);
  Object.assign(draft.currentValues.en ?? {}, { text: 'ours' });
  await mergeBeforeSave({ draft, ...service(before, after) });
  expect(draft.currentValues.en).toEqual({ title: 'theirs', text: 'ours' });
});

test('Nothing is saved if drafts could not be listed', async () => {
  const api = { ...service(before), inReview: true };
  const saving = mergeBeforeSave({ draft: draftOf(before), ...api });
  await expect(saving).rejects.toThrow('saving_failed');
});

test('A new entry is saved as it is', async () => {
  const api = service(after);
  await mergeBeforeSave({ draft: { ...draftOf(before), isNew: true }, ...api });
  expect(api.fetchPublished).not.toHaveBeenCalled();
});

test('An entry that was deleted is left to the CMS', async () => {
  const draft = draftOf(before);
  await mergeBeforeSave({ draft, ...service(entryOf({})) });
  expect(draft.originalEntry).toBe(before);
});

test('While an editor chooses, someone may save once more', async () => {
  const draft = draftOf(before);
  Object.assign(draft.currentValues.en ?? {}, { title: 'ours' });
  const api = service(after);
  choose.mockImplementationOnce(async () => {
    api.published.current = [entryOf({ en: { title: 'theirs', text: 'later' } })];
    return [];
  });
  await mergeBeforeSave({ draft, ...api });
  expect(draft.currentValues.en).toEqual({ title: 'ours', text: 'later' });
});

test.each([
  ['their text of every conflict is chosen', 'ours'],
  ['they made the same change', 'theirs'],
  ['only a space was added', 'a '],
])('If %s, nothing is saved and the form shows what they saved', async (_, title) => {
  const draft = draftOf(before);
  Object.assign(draft.currentValues.en ?? {}, { title });
  choose.mockImplementation(async (choices) => [...choices]);
  const saving = mergeBeforeSave({ draft, ...service(after) });
  await expect(saving).rejects.toMatchObject({
    message: 'saving_failed',
    cause: { message: expect.stringContaining('nothing to save') },
  });
  expect(draft.currentValues).toEqual(contentOf(after));
  expect(draft.originalValues).toEqual(contentOf(after));
});

test('A language without a file is saved though no text changed', async () => {
  const draft = draftOf(before);
  draft.currentValues.de = { title: '' };
  await mergeBeforeSave({ draft, ...service(before) });
  expect(draft.currentValues.de).toEqual({ title: '' });
});

test('Restored texts are compared with what they were made to', async () => {
  const base = baseOf(draftOf(before));
  const draft = draftOf(after);
  Object.assign(draft.currentValues, { en: { title: 'a', text: 'ours' } });
  restoreBase({ base }, draft);
  await mergeBeforeSave({ draft, ...service(after) });
  expect(draft.currentValues.en).toEqual({ title: 'theirs', text: 'ours' });
});

const edit = fc.record({
  editor: fc.nat(1),
  code: fc.constantFrom('en', 'el'),
  key: fc.constantFrom('title', 'text'),
  /** Opens the entry again, saves it, or changes a text. */
  action: fc.constantFrom('open', 'save', 'change'),
});

test('Whatever two editors do, a saved text is only replaced by who has seen it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 5, maxLength: 40 }), async (edits) => {
      let branch = before;
      const drafts = [draftOf(branch), draftOf(branch)];
      /** Texts that each editor has been shown. */
      const seen = drafts.map(() => new Set(textsIn(before)));
      for (const [step, { editor, code, key, action }] of edits.entries()) {
        const draft = drafts[editor] as Draft;
        const mine = seen[editor] as Set<unknown>;
        if (action === 'open') drafts[editor] = draftOf(branch);
        if (action === 'open') for (const text of textsIn(branch)) mine.add(text);
        if (action === 'change') (draft.currentValues[code] ?? {})[key] = `text ${step}`;
        if (action !== 'save') continue;
        choose.mockImplementation(async (choices) => choices.filter(chosen(mine, step)));
        const isSaved = await mergeBeforeSave({ draft, ...service(branch) }).then(
          () => true,
          () => false,
        );
        if (!isSaved) expect(draft.currentValues).toEqual(contentOf(branch));
        const saved = entryOf(structuredClone(draft.currentValues) as Texts);
        const lost = textsIn(branch).filter((text) => !textsIn(saved).includes(text));
        for (const text of lost) expect(mine).toContain(text);
        branch = saved;
        drafts[editor] = draftOf(branch);
        for (const text of textsIn(branch)) mine.add(text);
      }
    }),
  );

  function chosen(mine: Set<unknown>, step: number) {
    return ({ theirs, key }: Choice) => {
      mine.add(theirs[key]);
      return step % 2 === 0;
    };
  }
});

const textsIn = (entry: Entry) =>
  Object.values(contentOf(entry)).flatMap((c) => Object.values(c ?? {}));

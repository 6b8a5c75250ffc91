/** @jest-environment node */
import { onlyChangedFiles } from '../../../src/cms/merge/changedFiles';
import { refuseSecondDraft } from '../../../src/cms/merge/secondDraft';

const title = 'page.about.title.first';
const file = (code: string) => `locales/${code}/translation.json`;

/** Saves these changes of both languages' texts. */
function save(changed: { en?: object; el?: object }) {
  const before = { [title]: 'a', 'page.about.title.second': 'b', 'page.about.title.third': 'c' };
  const draft = { isNew: false, fileName: 'about', currentValues: {} };
  const locales = Object.fromEntries(
    (['en', 'el'] as const).map((code) => [
      code,
      { path: file(code), content: { ...before, ...changed[code] } },
    ]),
  );
  const changes = ['en', 'el'].map((code) => ({
    action: 'update',
    path: file(code),
    slug: 'about',
  }));
  const originalValues = { en: before, el: before };
  return onlyChangedFiles({ ...draft, originalValues }, { savingEntry: { locales }, changes })
    .changes;
}

test('Only the file of the changed language is saved, and the commit names the text', () => {
  const slug = 'About page: change Title, first line (Greek)';
  expect(save({ el: { [title]: 'α' } })).toEqual([{ action: 'update', path: file('el'), slug }]);
});

test('The commit counts the texts if they are many', () => {
  const many = { [title]: '1', 'page.about.title.second': '2', 'page.about.title.third': '3' };
  expect(save({ en: many })[0]?.slug).toBe('About page: change 3 fields (English)');
});

test('Without any change the CMS saves what it would', () => {
  expect(save({})).toHaveLength(2);
});

describe('A draft', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([[[true]], [[false, true]]])(
    'that someone has just begun is kept: %j',
    async (open) => {
      const isOpen = jest.fn();
      for (const answer of open) isOpen.mockResolvedValueOnce(answer);
      const refused = expect(refuseSecondDraft(isOpen)).rejects.toThrow('saving_failed');
      await jest.runAllTimersAsync();
      await refused;
    },
  );

  test('that is left over from an earlier review is replaced', async () => {
    const refused = refuseSecondDraft(async () => false);
    await jest.runAllTimersAsync();
    await expect(refused).resolves.toBe(false);
  });
});

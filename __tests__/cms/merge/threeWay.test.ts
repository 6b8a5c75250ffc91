/** @jest-environment node */
import fc from 'fast-check';
import { compare, takeOver, type Values } from '../../../src/cms/merge/threeWay';

const title = 'page.title';
const text = 'page.text';
const slides = (...texts: string[]): Values =>
  Object.fromEntries(texts.map((words, index) => [`slides.${index}`, words]));
const pictures = (...files: [file: string, en: string, el: string][]): Values =>
  Object.fromEntries(
    files.flatMap(([file, en, el], index) => [
      [`collage.${index}.file`, file],
      [`collage.${index}.alt.en`, en],
      [`collage.${index}.alt.el`, el],
    ]),
  );

test('Changes to different fields are both kept', () => {
  const base = { [title]: 'a', [text]: 'b' };
  const theirs = { [title]: 'a', [text]: 'theirs' };
  expect(compare({ base, ours: { [title]: 'ours', [text]: 'b' }, theirs })).toEqual({
    theirs: [text],
    both: [],
  });
});

test('Only different changes to one field are to be chosen from', () => {
  const base = { [title]: 'a', [text]: 'b' };
  const ours = { [title]: 'ours', [text]: 'same' };
  const theirs = { [title]: 'theirs', [text]: 'same' };
  expect(compare({ base, ours, theirs })).toEqual({ theirs: [], both: [title] });
});

test('Empty values and spaces at the ends count as no change', () => {
  const base = { [title]: 'a' };
  const ours = { [title]: 'a ', [text]: '', map: null, 'map.__sc_item': 1 };
  expect(compare({ base, ours, theirs: { [title]: 'b' } })).toEqual({ theirs: [title], both: [] });
});

test('Different items of a list are merged while no item moves', () => {
  const versions = {
    base: slides('a', 'b', 'c'),
    ours: slides('ours', 'b', 'c'),
    theirs: slides('a', 'b', 'theirs'),
  };
  expect(compare(versions)).toEqual({ theirs: ['slides.2'], both: [] });
});

test.each([
  ['moved', slides('b', 'c', 'a')],
  ['added', slides('a', 'b', 'c', 'd')],
  ['removed', slides('b', 'c')],
])('A list is one value where an item was %s', (_, theirs) => {
  const versions = { base: slides('a', 'b', 'c'), ours: slides('ours', 'b', 'c'), theirs };
  expect(compare(versions)).toEqual({ theirs: [], both: ['slides'] });
  expect(takeOver(versions.ours, theirs, ['slides'])).toEqual(theirs);
});

test('The paragraphs of a text are chosen together', () => {
  const versions = {
    base: { [title]: 'First.\n\nSecond.' },
    ours: { [title]: 'Ours.\n\nSecond.' },
    theirs: { [title]: 'First.\n\nTheirs.' },
  };
  expect(compare(versions)).toEqual({ theirs: [], both: [title] });
});

test('Descriptions of a picture in two languages are both kept', () => {
  const versions = {
    base: pictures(['a.jpg', 'a', 'α'], ['b.jpg', 'b', 'β']),
    ours: pictures(['a.jpg', 'ours', 'α'], ['b.jpg', 'b', 'β']),
    theirs: pictures(['a.jpg', 'a', 'δικό τους'], ['new.jpg', 'new', 'νέο']),
  };
  expect(compare(versions)).toEqual({ theirs: ['collage.0.alt.el', 'collage.1'], both: [] });
});

test('A description is chosen together with its picture', () => {
  const versions = {
    base: { 'team.file': 'a.jpg', 'team.alt.en': 'a', ...pictures(['a.jpg', 'a', 'α']) },
    ours: { 'team.file': 'a.jpg', 'team.alt.en': 'ours', ...pictures(['a.jpg', 'ours', 'α']) },
    theirs: { 'team.file': 'b.jpg', 'team.alt.en': 'b', ...pictures(['b.jpg', 'b', 'β']) },
  };
  expect(compare(versions)).toEqual({ theirs: [], both: ['team', 'collage.0'] });
});

/** Without a portrait, as the CMS has it. */
const person = (index: number, name: string, role: string) => ({
  [`people.${index}.name`]: name,
  [`people.${index}.role.en`]: role,
  [`people.${index}.file`]: '',
});

describe('People', () => {
  const base = {
    'people.0.name': 'Eleni',
    'people.0.file': 'eleni.jpg',
    'people.0.role.en': 'Planner',
    'people.1.name': 'Jonas',
    'people.1.role.en': 'Engineer',
  };

  test('are merged field by field while none is moved, added or removed', () => {
    const ours = { ...base, 'people.0.role.en': 'Port planner', 'people.1.role.en': 'Captain' };
    const theirs = { ...base, 'people.1.name': 'Jonas Müller', 'people.1.file': '' };
    expect(compare({ base, ours, theirs })).toEqual({ theirs: ['people.1.name'], both: [] });
  });

  const from = { ...person(0, 'Eleni', 'Planner'), ...person(1, 'Jonas', 'Engineer') };

  test.each([
    ['added', { ...from, ...person(2, 'Yusuf', 'Captain') }],
    ['moved', { ...person(0, 'Jonas', 'Engineer'), ...person(1, 'Eleni', 'Planner') }],
  ])('are chosen together if one was %s', (_, ours) => {
    const theirs = { ...from, 'people.1.name': 'Jonas Müller' };
    expect(compare({ base: from, ours, theirs })).toEqual({ theirs: [], both: ['people'] });
  });
});

describe('With any changes', () => {
  const file = fc.constantFrom('a.jpg', 'b.jpg', 'c.jpg');
  const words = fc.constantFrom('', 'one', 'two', 'three');
  const list = fc.array(fc.tuple(file, words, words), { maxLength: 3 });
  const version = fc.record({ words, list, slides: fc.array(words, { maxLength: 3 }) });
  const valuesOf = (made: {
    words: string;
    list: [string, string, string][];
    slides: string[];
  }) => ({
    [title]: made.words,
    ...pictures(...made.list),
    ...slides(...made.slides),
  });
  const versions = fc.tuple(version, version, version).map(([base, ours, theirs]) => ({
    base: valuesOf(base),
    ours: valuesOf(ours),
    theirs: valuesOf(theirs),
  }));

  test('both see the same fields to choose from', () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const { both } = compare({ base, ours, theirs });
        expect(compare({ base, ours: theirs, theirs: ours }).both.sort()).toEqual(both.sort());
      }),
    );
  });

  test('the changes of one alone are kept as they are', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs }) => {
        const taken = compare({ base, ours: base, theirs });
        expect(taken.both).toEqual([]);
        expect(compare({ base, ours: theirs, theirs: base })).toEqual({ theirs: [], both: [] });
        const merged = takeOver(base, theirs, taken.theirs);
        expect(compare({ base: merged, ours: merged, theirs })).toEqual({ theirs: [], both: [] });
      }),
    );
  });

  test('a picture keeps the descriptions that someone gave it, whatever is chosen', () => {
    fc.assert(
      fc.property(versions, fc.boolean(), ({ base, ours, theirs }, choosesTheirs) => {
        const { theirs: changed, both } = compare({ base, ours, theirs });
        const merged = takeOver(ours, theirs, [...changed, ...(choosesTheirs ? both : [])]);
        const given = [base, ours, theirs].flatMap(descriptionsIn);
        for (const description of descriptionsIn(merged)) expect(given).toContain(description);
      }),
    );
  });
});

/** Each description with its picture's file and place. */
const descriptionsIn = (values: Values) =>
  Object.entries(values)
    .filter(([key, value]) => key.includes('.alt.') && value !== '')
    .map(([key, value]) => `${key} ${values[key.replace(/alt\..*/, 'file')]} ${value}`);

import { parseJson } from '../../src/model/json';

test.each([
  ['{\n  "name": "Galini",,\n}\n', 2, 'is not valid JSON: property name expected'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 'is not valid JSON: comma expected'],
  ['{\n  "a": [1, 2\n', 3, 'is not valid JSON: close bracket expected'],
  ['{\n  "a": “Galini”\n}', 2, 'is not valid JSON: invalid symbol'],
  ['{\n  // note\n  "a": 1\n}', 2, 'is not valid JSON: invalid comment token'],
  ['{\n  "a": "two\nlines"\n}', 2, 'is not valid JSON: unexpected end of string'],
  ['{\n  "a": "tab\t"\n}', 2, 'is not valid JSON: invalid character'],
  ['', 1, 'is not valid JSON: value expected'],
])('A syntax error is one problem, with its line: %j', (source, line, problem) => {
  expect(parseJson('content/site.json', source)).toEqual({
    file: 'content/site.json',
    line,
    key: '',
    problem: expect.stringContaining(problem),
    fix: expect.stringMatching(/^[A-Z]/),
  });
});

test.each([
  ['{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}', 4],
  ['{\n  "a": [{ "b": 1 }, { "b": 1,\n  "b": 1 }]\n}', 3],
])(
  'A name that a group has twice is a problem, as one of its values would be lost: %j',
  (source, line) => {
    expect(parseJson('content/site.json', source)).toMatchObject({
      line,
      problem: expect.stringMatching(/^has "[ab]" a second time/),
    });
  },
);

test('Values have lines, and missing ones that of what is around them', () => {
  const json = parseJson('a.json', '{\n  "a": [\n    { "b": 1 }\n  ],\n  "a.b": 1\n}');
  if ('problem' in json) throw new Error(json.problem);
  expect(json.value).toEqual({ a: [{ b: 1 }], 'a.b': 1 });
  const paths = [['a', 0, 'b'], ['a.b'], ['c']];
  expect(paths.map((path) => json.lineOf?.(path))).toEqual([3, 5, 1]);
});

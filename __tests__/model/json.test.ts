import { parseJson } from '../../src/model/json';

test.each([
  ['{\n  "name": "Galini",,\n}\n', 2, 'is not valid JSON: property name expected'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 'is not valid JSON: comma expected'],
  ['{\n  "a": [1, 2\n', 3, 'is not valid JSON: close bracket expected'],
  ['{\n  "a": “Galini”\n}', 2, 'is not valid JSON: invalid symbol'],
  ['{\n  // note\n  "a": 1\n}', 2, 'is not valid JSON: invalid comment token'],
  ['{\n  "a": "two\nlines"\n}', 2, 'is not valid JSON: a quote is missing, or a text has a line'],
  ['{\n  "a": "tab\t"\n}', 2, 'is not valid JSON: a quote is missing, or a text has a line'],
  [' \n', undefined, 'is empty'],
  ['\uFEFF{}', undefined, 'begins with an invisible byte-order mark'],
])('A syntax error is one problem, with its line: %j', (source, line, problem) => {
  expect(parseJson('content/site.json', source)).toEqual({
    file: 'content/site.json',
    ...(line && { line }),
    key: '',
    problem: expect.stringContaining(problem),
    fix: expect.stringMatching(/^[A-Z]/),
  });
});

test('Values have lines, missing ones that of what is around them, and repeated keys are known', () => {
  const json = parseJson('a.json', '{\n  "a": [\n    { "b": 1 }\n  ],\n  "a.b": 1,\n  "a": []\n}');
  if ('problem' in json) throw new Error(json.problem);
  expect(json.value).toEqual({ a: [], 'a.b': 1 });
  expect([['a.b'], ['c']].map(json.lineOf)).toEqual([5, 1]);
  expect(json.duplicates).toMatchObject([{ line: 6, key: 'a', problem: 'appears twice' }]);
});

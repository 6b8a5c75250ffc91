import { parseJson } from '../../src/model/parseJson';

test('Many groups side by side are not deep', () => {
  const source = JSON.stringify(Array.from({ length: 30 }, () => ({ list: ['a "]" b'] })));
  expect(parseJson('a.json', source)).not.toHaveProperty('problem');
});

test('Groups that are too deep are reported with the line where it happens', () => {
  const source = `[\n\n${'[{"a":'.repeat(10)}1${'}]'.repeat(10)}]`;
  expect(parseJson('a.json', source)).toMatchObject({
    line: 3,
    problem: 'has more than 20 nested groups or lists',
  });
});

test('Brackets in a text do not count as groups', () => {
  const source = JSON.stringify(['[{'.repeat(20)]);
  expect(parseJson('a.json', source)).not.toHaveProperty('problem');
});

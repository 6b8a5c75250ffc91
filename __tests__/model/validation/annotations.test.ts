import { annotations } from '../../../src/model/validation/annotations';

const problem = {
  file: 'content/company.json',
  line: 4,
  key: 'url',
  problem: 'is "100%", which is not a web address',
  fix: 'Write one.',
};

test('GitHub shows a problem beside its line, on the page of the workflow that it stopped', () => {
  expect(annotations([problem, { ...problem, line: undefined, key: '' }], 'true')).toBe(
    '::error file=content/company.json,line=4::url is "100%25", which is not a web address. Write one.\n' +
      '::error file=content/company.json::content/company.json is "100%25", which is not a web address. Write one.\n',
  );
});

test('Elsewhere there are none', () => {
  expect(annotations([problem], '')).toBe('');
});

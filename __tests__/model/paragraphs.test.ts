import { paragraphsOf } from '../../src/model/paragraphs';

test.each([
  ['One line.', ['One line.']],
  ['First.\n\nSecond.', ['First.', 'Second.']],
  ['First. \n \t\n\n  Second.\r\n\r\nThird.', ['First.', 'Second.', 'Third.']],
  ['One\nparagraph', ['One\nparagraph']],
])('Blank lines separate the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test('A long gap is read without delay', () => {
  expect(paragraphsOf(`a${'\n '.repeat(50_000)}\nb`)).toEqual(['a', 'b']);
});

import { displayLength, paragraphsOf } from '../../src/model/texts';

test('Wide characters count twice', () => {
  expect(displayLength('港 Galini')).toBe(9);
  expect(displayLength('ＡＢ。⚓')).toBe(8);
  expect(displayLength('𠮷😀')).toBe(4);
  expect(displayLength('Galini')).toBe(6);
});

test.each([
  ['One line.', ['One line.']],
  ['First. \n \t\n\n  Second.\r\n\r\nThird.', ['First.', 'Second.', 'Third.']],
  ['One\nparagraph', ['One\nparagraph']],
])('Blank lines separate the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

/** HTML that Word puts on the clipboard. */
import { tidyPasted } from '../src/pasted';

const item = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** Without comments and Word's own elements. */
const tidied = (html: string) =>
  tidyPasted(html)
    .replace(/<!--.*?-->|<\/?o:p>/gs, '')
    .trim();

test.each([
  ['bullets', item('·', 'a') + item('·', 'b'), '<ul><li>a</li><li>b</li></ul>'],
  ['numbers', item('3.', 'a') + item('4.', 'b'), '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['letters', item('a)', 'a') + item('b)', 'b'), '<ol start="1"><li>a</li><li>b</li></ol>'],
  [
    'lists in lists',
    item('1.', 'a') + item('o', 'b', 2) + item('1.1.', 'c', 3) + item('2.', 'd'),
    '<ol start="1"><li>a<ul><li>b<ol start="1"><li>c</li></ol></li></ul></li><li>d</li></ol>',
  ],
  [
    'lists with a paragraph between',
    `${item('·', 'a')}<p>b</p>${item('·', 'c')}`,
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
  ],
  [
    'a list of another kind',
    item('·', 'a') + item('1.', 'b'),
    '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>',
  ],
  ['a list that begins inside', item('o', 'a', 2), '<ul><li>a</li></ul>'],
  ['bold words', item('·', '<b>a</b> b'), '<ul><li><b>a</b> b</li></ul>'],
  ['links within the document', '<p><a href="#_Toc1">a</a></p>', '<p>a</p>'],
])('%s', (_, html, expected) => expect(tidied(html)).toBe(expected));

test('What says more than its place in a list stays', () => {
  expect(tidied(item('§ 1', 'Scope'))).toContain('§ 1');
  expect(tidied(item('Article 1.', 'Scope'))).toContain('Article 1.');
});

test('Other HTML stays as it is', () => {
  const html =
    '<ul><li><a href="https://www.example.com">a</a></li></ul><p style="color:red">b</p>';
  expect(tidyPasted(html)).toBe(html);
  const word = tidyPasted(item('·', 'a') + item('§ 1', 'b'));
  // Or it would be pasted without end.
  expect(tidyPasted(word)).toBe(word);
});

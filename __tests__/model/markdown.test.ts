import { markdownForForm, parseMarkdown, tidyMarkdown } from '../../src/model/markdown';

test.each<[string, string, number, string]>([
  ['## A\n\n<script>ran()</script>', 'html', 3, '<script>ran()</script>'],
  ['Our\n<b onclick=ran()>name', 'html', 2, '<b onclick=ran()>'],
  ['## A\n\nfirst\n[more](javascript:ran())', 'link', 4, 'more'],
  ['[more]( JavaScript:ran() )', 'link', 1, 'more'],
  ['[more](&#106;avascript:ran&#40;&#41;)', 'link', 1, 'more'],
  ['[more](//example.com)', 'link', 1, 'more'],
  ['[more](<#_Toc1>)', 'link', 1, 'more'],
  ['See <ftp://example.com/a>', 'address', 1, '<ftp://example.com/a>'],
  ['See [the law][2] and [1].\n\n[1]: /law', 'reference', 1, '[the law][2]'],
  ['## A\n\n| a | b |', 'table', 3, '| a | b |'],
  ['a | b\n--|:-:\nc | d', 'table', 2, '--|:-:'],
  ['Our ![seal](/seal.png)', 'picture', 1, '![seal]('],
  ['Our ![seal][1]\n\n[1]: /seal.png', 'picture', 1, '![seal]['],
  ['Our `cookie_name`', 'code', 1, '`cookie_name`'],
  ['Our ``a`b``', 'code', 1, '``a`b``'],
  ['a\n\n~~~', 'code', 3, '~~~'],
  ['a\n\n> said', 'quotation', 3, '> said'],
  ['- a\n- > said', 'quotation', 2, '- > said'],
  ['- [x] done', 'checkBox', 1, '- [x] done'],
  ['1. [ ] to do', 'checkBox', 1, '1. [ ] to do'],
  ['This ~~or that~~', 'struck', 1, '~~or that~~'],
  ['This ~one~', 'struck', 1, '~one~'],
  ['For _this_', 'slanted', 1, '_this_'],
  ['(*this **and** that*)', 'slanted', 1, '*this **and** that*'],
  ['***Both***', 'slanted', 1, '***Both***'],
  ['A note[^1]', 'footnote', 1, '[^1]'],
  ['A note\n\n[^a]: here', 'footnote', 3, '[^a]'],
  ['A\nB\u0007', 'character', 2, 'B\u0007'],
])(
  'What a page can’t show is refused by its name, in its line: %j',
  (source, name, line, words) => {
    expect(parseMarkdown(source).unsupported).toEqual([{ name, line, words }]);
  },
);

test.each([
  ['~100 to ~150 and a_b_c, 2 * 3 * 4, [1] and [a] (b), * marks * these'],
  ['*Required. Fields with * are **needed**.'],
  ['\\> a \\`b\\` \\~\\~c\\~\\~ \\_d\\_ \\<https://example.com> \\[a][1]'],
  ['a > b < c, <3, 5 <= 6, a|b, Wow! [Yes](/a)'],
])('What only looks like a sign of Markdown is text: %s', (source) => {
  expect(parseMarkdown(source).unsupported).toEqual([]);
});

const link = (href: string, text: string) => ({ tag: 'a', href, children: [text] });

test.each([
  [
    '<https://www.example.com/a_b_c>',
    'https://www.example.com/a_b_c',
    'https://www.example.com/a_b_c',
  ],
  ['<hello@example.com>', 'mailto:hello@example.com', 'hello@example.com'],
  ['<mailto:a@example.com>', 'mailto:a@example.com', 'mailto:a@example.com'],
  ['<www.example.com/a>', 'https://www.example.com/a', 'www.example.com/a'],
  ['[more](www.example.com)', 'https://www.example.com', 'more'],
  ['[more](hello@example.com)', 'mailto:hello@example.com', 'more'],
  ['[the law][1]\n\n[1]: https://example.com/law "Law"', 'https://example.com/law', 'the law'],
  [
    '[The  Law][]\n\n[the law]: <https://example.com/a (b)>',
    'https://example.com/a%20(b)',
    'The  Law',
  ],
  ['[law]\n\n[Law]:\n  /law\n[law]: /other', '/law', 'law'],
])('Links are links, on the page and in the form: %j', (source, href, text) => {
  const expected = { nodes: [{ tag: 'p', children: [link(href, text)] }], unsupported: [] };
  expect(parseMarkdown(source)).toEqual(expected);
  const form = markdownForForm(source);
  expect(form).toMatch(/^\[.+\]\(<?[^\s]+/);
  expect(parseMarkdown(form)).toEqual(expected);
});

test('Underlined headings, and bold words between low lines, are those', () => {
  expect(parseMarkdown('Data\n====\n\nHeading\n-------\nA __b__\n\n---\n\n- a\n---').nodes).toEqual(
    [
      { tag: 'h2', children: ['Data'] },
      { tag: 'h2', children: ['Heading'] },
      { tag: 'p', children: ['A ', { tag: 'strong', children: ['b'] }] },
      { tag: 'hr', children: [] },
      { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'p', children: ['a'] }] }] },
      { tag: 'hr', children: [] },
    ],
  );
});

test('What is refused is no element', () => {
  const { nodes } = parseMarkdown('<b>a</b> [b](javascript:ran())\n\n<i>\n\n> c');
  expect(JSON.stringify(nodes)).not.toMatch(/javascript|<|href/);
});

test('Headings are of two levels', () => {
  expect(parseMarkdown('# A\n\n#### B').nodes).toEqual([
    { tag: 'h2', children: ['A'] },
    { tag: 'h3', children: ['B'] },
  ]);
});

const bold = (text: string) => ({ tag: 'strong', children: [text] });

test.each([
  ['**注意：**本文', [bold('注意：'), '本文']],
  ['Wort**teil**wort und **b**', ['Wort', bold('teil'), 'wort und ', bold('b')]],
  ['**a\\** b**', [bold('a** b')]],
  ['Nutzer*innen und Kund*innen', ['Nutzer*innen und Kund*innen']],
  ['\\_a\\_ Nutzer_innen und Kund_innen', ['_a_ Nutzer_innen und Kund_innen']],
  ['a ** b ** c **', ['a ** b ** c **']],
  ['\\*\\*a\\*\\* Nutzer\\*innen', ['**a** Nutzer*innen']],
])('Signs of emphasis are read as the form reads them: %s', (source, children) => {
  expect(parseMarkdown(source).nodes).toEqual([{ tag: 'p', children }]);
});

test.each([
  ['**Hinweis:**Text', '**Hinweis**:Text'],
  ['x**(y)**z', 'x(**y**)z'],
  ['Hinweis**: bitte** beachten', 'Hinweis: **bitte** beachten'],
  ['**Bitte (**nur)', '**Bitte** (nur)'],
  ['Wort\u2028zwei\u2029drei\u000bvier', 'Wort\nzwei\ndrei\nvier'],
  ['**a** b **c:** d', '**a** b **c:** d'],
  ['**A**,x**B**y', '**A**,x**B**y'],
  ['**Art. 13**/x**14**', '**Art. 13**/x**14**'],
  ['**Hinweis:**Text (**AGB**)', '**Hinweis**:Text (**AGB**)'],
  ['**Data (personal)**—such', '**Data (personal**)—such'],
  ['“**Note:**” „**(DSGVO)**“', '“**Note**:” „(**DSGVO**)“'],
  ['根据**GDPR (2016)**。', '根据**GDPR (2016**)。'],
  ['**(GDPR)**، نص', '**(GDPR**)، نص'],
  ['**Nutzer\\*innen:**alle', '**Nutzer\\*innen**:alle'],
  ['**注意：**本文', '**注意：**本文'],
])('Bold words that the form would lose are written so that it finds them: %s', (source, safe) => {
  expect(tidyMarkdown(source)).toBe(safe);
  expect(tidyMarkdown(safe)).toBe(safe);
});

test('Numbers with brackets are text, as in the form', () => {
  const text = '1) a\n2)\n3) b';
  const lines = text.split('\n').flatMap((line) => [{ tag: 'br', children: [] }, line]);
  expect(parseMarkdown(text).nodes).toEqual([{ tag: 'p', children: lines.slice(1) }]);
});

test.each([
  ['Leser_innen und _Hörer_', 'Leser_innen und \\_Hörer\\_'],
  ['*a* **b** ***c*** * d *', '\\*a\\* **b** \\*\\*\\*c\\*\\*\\* * d *'],
])('Signs of slanted words are text, as in the form: %s', (source, safe) => {
  expect(tidyMarkdown(source)).toBe(safe);
  expect(tidyMarkdown(safe)).toBe(safe);
  expect(parseMarkdown(safe).unsupported).toEqual([]);
});

test.each([
  ['a `code` b \\`c\\`', 'a code b \\`c\\`'],
  ['## A\n\n## \n\nb\n\n###', '## A\n\nb\n\n'],
  ['&copy; \\&lt; [a](/?b&#38;c;)', '\\&copy; \\&lt; [a](/?b&#38;c;)'],
])('What pages don’t show is left out: %j', (source, tidy) => {
  expect(tidyMarkdown(source)).toBe(tidy);
});

test('The form gets characters in place of their names, which it would show', () => {
  expect(markdownForForm('&copy;&nbsp;R&amp;D &lt;b> \\&copy; &none; a&b;')).toBe(
    '©\u00a0R\\&D \\<b> \\&copy; &none; a&b;',
  );
});

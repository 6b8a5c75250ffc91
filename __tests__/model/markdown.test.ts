import { parseMarkdown, tidyMarkdown, withCharacters } from '../../src/model/markdown';

test.each([
  ['## A\n\n<script>ran()</script>', 3],
  ['Our\n<b onclick=ran()>name</b>', 2],
  ['## A\n\nfirst\n[more](javascript:ran())', 4],
  ['[more]( JavaScript:ran() )', 1],
  ['[more](&#106;avascript:ran&#40;&#41;)', 1],
  ['## A\n\n| a | b |', 3],
  ['[more](//example.com)', 1],
  ['[more](www.example.com)', 1],
])('What a legal text may not have is found in its line: %j', (source, line) => {
  expect(parseMarkdown(source).unsupported).toEqual([line]);
});

test('What is refused is no element', () => {
  const { nodes } = parseMarkdown('<b>a</b> [b](javascript:ran())\n\n<i>\n\n> c');
  expect(JSON.stringify(nodes)).not.toMatch(/javascript|<|href/);
});

test('What is not supported is shown as text, and headings are of two levels', () => {
  expect(
    parseMarkdown('# A\n\n#### B\n\n> `said`\n\n![A picture](/a.png)\n\n[b][1]\n\n[1]: /c'),
  ).toEqual({
    unsupported: [],
    nodes: [
      { tag: 'h2', children: ['A'] },
      { tag: 'h3', children: ['B'] },
      { tag: 'p', children: ['> `said`'] },
      { tag: 'p', children: ['!', { tag: 'a', href: '/a.png', children: ['A picture'] }] },
      { tag: 'p', children: ['[b][1]'] },
      { tag: 'p', children: ['[1]: /c'] },
    ],
  });
});

const bold = (text: string) => ({ tag: 'strong', children: [text] });

test.each([
  ['**注意：**本文', [bold('注意：'), '本文']],
  ['Wort**teil**wort und **b**', ['Wort', bold('teil'), 'wort und ', bold('b')]],
  ['**a\\** b**', [bold('a** b')]],
  ['Nutzer*innen und Kund*innen', ['Nutzer*innen und Kund*innen']],
  ['_a_ *b* Nutzer_innen und Kund_innen', ['_a_ *b* Nutzer_innen und Kund_innen']],
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
  ['a `code` b \\`c\\`', 'a code b \\`c\\`'],
  ['## A\n\n## \n\nb\n\n###', '## A\n\nb\n\n'],
  ['&copy; \\&lt; [a](/?b&#38;c;)', '\\&copy; \\&lt; [a](/?b&#38;c;)'],
])('What pages don’t show is left out: %j', (source, tidy) => {
  expect(tidyMarkdown(source)).toBe(tidy);
});

test('The form gets characters in place of their names, which it would show', () => {
  expect(withCharacters('&copy;&nbsp;R&amp;D &lt;b> \\&copy; &none; a&b;')).toBe(
    '©\u00a0R\\&D \\<b> \\&copy; &none; a&b;',
  );
});

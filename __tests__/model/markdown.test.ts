import { parseMarkdown } from '../../src/model/markdown';

test('Headings, paragraphs, lists, emphasis and links are elements', () => {
  const source = `## Galini

Akti Miaouli 00
185 35 **Piraeus**\\
*Greece*

- [Write](mailto:hello@example.com)
- two

3. three
`;
  expect(parseMarkdown(source)).toEqual({
    problems: [],
    nodes: [
      { tag: 'h2', children: ['Galini'] },
      {
        tag: 'p',
        children: [
          'Akti Miaouli 00',
          '\n',
          '185 35 ',
          { tag: 'strong', children: ['Piraeus'] },
          { tag: 'br', children: [] },
          { tag: 'em', children: ['Greece'] },
        ],
      },
      {
        tag: 'ul',
        children: [
          {
            tag: 'li',
            children: [
              {
                tag: 'p',
                children: [{ tag: 'a', href: 'mailto:hello@example.com', children: ['Write'] }],
              },
            ],
          },
          { tag: 'li', children: [{ tag: 'p', children: ['two'] }] },
        ],
      },
      {
        tag: 'ol',
        start: 3,
        children: [{ tag: 'li', children: [{ tag: 'p', children: ['three'] }] }],
      },
    ],
  });
});

test.each([
  ['## A\n\n<script>ran()</script>', 'line 3: contains HTML'],
  ['Our\n<b onclick=ran()>name</b>', 'line 2: contains HTML'],
  ['## A\n\nfirst\n[more](javascript:ran())', 'line 4: has a link to "javascript:ran()"'],
  ['[more]( JavaScript:ran() )', 'line 1: has a link to "JavaScript:ran()"'],
  ['[more](&#106;avascript:ran&#40;&#41;)', 'line 1: has a link to "javascript:ran()"'],
  ['[more][1]\n\n[1]: data:text/html,ran', 'line 1: has a link to "data:text/html,ran"'],
  ['<javascript:ran()>', 'line 1: has a link to "javascript:ran()"'],
  ['[more](//example.com)', 'line 1: has a link to "//example.com"'],
  ['[](https://www.example.com)', 'line 1: has a heading or a link without words'],
  ['# Imprint', 'line 1: has a heading with #'],
  ['### A', 'line 1: has a heading with ### without one with ## above it'],
  ['## A\n\n#### B', 'line 3: has a heading with ####'],
  ['![A picture](/a.png)', 'line 1: contains a picture'],
  ['> Said', 'line 1: contains a quotation'],
  ['one\n\n---', 'line 3: contains a line'],
  ['    ran()', 'line 1: contains code, or text indented by four spaces'],
])('What a legal text may not have is found in its line: %j', (source, expected) => {
  const said = parseMarkdown(source).problems.map(
    ({ line, problem }) => `line ${line}: ${problem}`,
  );
  expect([...new Set(said)]).toEqual([expected]);
});

test('What is refused is no element', () => {
  const { nodes } = parseMarkdown('<b>a</b> [b](javascript:ran())\n\n<i>\n\n> c');
  expect(JSON.stringify(nodes)).not.toMatch(/javascript|<|href/);
});

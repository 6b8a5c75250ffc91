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
  ['[more](www.example.com)', 'line 1: has a link to "www.example.com"'],
])('What a legal text may not have is found in its line: %j', (source, expected) => {
  const found = parseMarkdown(source).problems.map(
    ({ line, problem }) => `line ${line}: ${problem}`,
  );
  expect([...new Set(found)]).toEqual([expected]);
});

test('What is refused is no element', () => {
  const { nodes } = parseMarkdown('<b>a</b> [b](javascript:ran())\n\n<i>\n\n> c');
  expect(JSON.stringify(nodes)).not.toMatch(/javascript|<|href/);
});

test('What is not supported is shown as text, and headings are of two levels', () => {
  expect(parseMarkdown('# A\n\n#### B\n\n> `said`\n\n![A picture](/a.png)\n\n***')).toEqual({
    problems: [],
    nodes: [
      { tag: 'h2', children: ['A'] },
      { tag: 'h3', children: ['B'] },
      { tag: 'p', children: ['> `said`'] },
      { tag: 'p', children: ['!', { tag: 'a', href: '/a.png', children: ['A picture'] }] },
      { tag: 'p', children: ['***'] },
    ],
  });
});

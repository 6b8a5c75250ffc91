import { normalizeLinks } from '../../src/model/normalize';
import {
  linkProblems,
  linksIn,
  partsOf,
  withoutAddresses,
  writeLink,
} from '../../src/model/textLinks';

const link = (words: string, address: string) => ({ words, address });

test.each([
  [
    'See [our shop](https://example.com/a?b=c#d).',
    ['See ', link('our shop', 'https://example.com/a?b=c#d'), '.'],
  ],
  ['[A](/about/)[B](#team)', [link('A', '/about/'), link('B', '#team')]],
  [
    '[Λιμάνι](https://el.wikipedia.org/wiki/A_(b))',
    [link('Λιμάνι', 'https://el.wikipedia.org/wiki/A_(b)')],
  ],
  ['蔵を[訪ねる](mailto:a@example.com)。', ['蔵を', link('訪ねる', 'mailto:a@example.com'), '。']],
  ['[the [new] shop](http://example.com)', [link('the [new] shop', 'http://example.com')]],
  ['[two\nlines](tel:+302100000000)', [link('two\nlines', 'tel:+302100000000')]],
])('The links of %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(linkProblems(text)).toEqual([]);
});

test.each([
  'Mitarbeiter[in](nen), [sic](p. 5), f[x](y), [1](2), [see](e.g. there)',
  'a * b _c_ \\[d\\] `e` ** [f] (g) [h]( [i] ](j) [](',
  '[a] (https://example.com) [b](https://example.com',
  '[a\n\nb](https://example.com)',
  'https://example.com <https://example.com> ![',
  '［言葉］（https://example.com）',
])('What is no link is text, sign for sign: %j', (text) => {
  expect(partsOf(text)).toEqual([text]);
  expect(linkProblems(text)).toEqual([]);
  expect(normalizeLinks(text)).toBe(text);
});

test.each([
  ['[a](javascript:ran())', 'javascript:ran()'],
  ['[a]( JavaScript:ran() )', ' JavaScript:ran() '],
  ['[a](data:text/html,x)', 'data:text/html,x'],
  ['[a](//example.com)', '//example.com'],
  ['[a](/\\example.com)', '/\\example.com'],
  ['[a](ftp://example.com)', 'ftp://example.com'],
  ['[a](https://example.com "Title")', 'https://example.com "Title"'],
  ['[a](<https://example.com>)', '<https://example.com>'],
  ['[a](team.html)', 'team.html'],
])('A link to an address that can’t be opened is named, and text: %j', (text, address) => {
  expect(linkProblems(text)).toEqual([{ message: 'linkAddress', address }]);
  expect(partsOf(text)).toEqual([text]);
});

test.each(['[](https://example.com)', '[ \u200b\n](https://example.com)'])(
  'A link without words is named: %j',
  (text) => {
    expect(linkProblems(text)).toEqual([{ message: 'linkWords', address: 'https://example.com' }]);
    expect(linksIn(text)).toEqual([]);
  },
);

test('Addresses are completed, and nothing else', () => {
  expect(normalizeLinks('* [a](www.Example.com) _ [b](hello@example.com) [c](/d) \\')).toBe(
    '* [a](https://www.example.com) _ [b](mailto:hello@example.com) [c](/d) \\',
  );
});

test('Any signs stay as they are', () => {
  // The same ones in each run.
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed % below;
  };
  const pieces = [
    '[',
    ']',
    '(',
    ')',
    '](',
    '*',
    '_',
    '\\',
    '\n',
    ' ',
    'a',
    '港',
    '😀',
    'https://a.de',
    '/b/',
    '#c',
    'x:y',
    '@',
  ];
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: random(24) }, () => pieces[random(pieces.length)]).join('');
    const parts = partsOf(text);
    const written = parts.map((part) => (typeof part === 'string' ? part : writeLink(part)));
    expect(written.join('')).toBe(text);
    expect(parts.filter((part) => typeof part === 'object')).toHaveLength(linksIn(text).length);
    if (!/\]\(/.test(text)) expect([text].filter(Boolean)).toEqual(parts);
    expect(withoutAddresses(text).length).toBeLessThanOrEqual(text.length);
  }
});

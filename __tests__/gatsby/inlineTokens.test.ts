/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss from 'postcss';
import { inlineTokens } from '../../src/gatsby/inlineTokens';

const inlined = (css: string) => postcss([inlineTokens()]).process(css, { from: undefined }).css;

test('A short token is written where it is used', () => {
  expect(inlined('.place { grid-area: var(--wide-1); border-radius: var(--radius) }')).toBe(
    '.place { grid-area: 2 / 1 / 7 / 8; border-radius: 3px }',
  );
  expect(inlined(':root { --radius: 3px; --ink: black }')).toBe(':root { --ink: black }');
});

test.each([
  ['is long', '--size-lead'],
  ['differs in dark colours', '--sea'],
  ['differs in a script', '--title-leading'],
  ['differs in print', '--section'],
  ['exists only with more contrast', '--base-sea'],
])('A token that %s stays', (_, name) => {
  expect(inlined(`a { color: var(${name}) }`)).toBe(`a { color: var(${name}) }`);
});

test('No token refers to itself', () => {
  const css = inlined(readFileSync('src/styles/theme.css', 'utf8'));
  expect(css).toContain('--base-sea: var(--sea)');
  postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => {
    expect(value).not.toContain(`var(${prop})`);
  });
});

test('A change of the look or the theme changes each stylesheet, also with a cache', () => {
  const { messages } = postcss([inlineTokens()]).process('a { color: red }', { from: undefined });
  expect(messages).toMatchObject([
    { type: 'dependency', file: resolve('src/styles/looks/editorial.css') },
    { type: 'dependency', file: resolve('src/styles/theme.css') },
  ]);
});
